import { parseArgs } from 'node:util'
import { hostOf, invocationTable, recipes, useLiteRecipe } from '../embedders/index.ts'
import { EXIT, type Command, type ExitCode } from './command.ts'

const USAGE = `Usage: vitest-retrieval embed recipes [--json]

Prints how each known model is called. --json prints the whole invocation table.
`

/** `embed recipes`: prints the recipes that are known. */
export const embedRecipes: Command = {
  name: 'embed recipes',
  summary: 'print how each known model is called',
  usage: USAGE,
  async run(args, io): Promise<ExitCode> {
    const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } } })
    const all = [useLiteRecipe, ...recipes]
    if (values.json === true) {
      io.out(`${JSON.stringify(invocationTable(all), undefined, 2)}\n`)
      return EXIT.ok
    }
    const width = Math.max(...all.map(({ id }) => id.length))
    const lines = all.map(recipe => {
      const { id, dims, maxTokens, similarity } = recipe
      const where =
        hostOf(recipe)?.keyFrom ?? (id === useLiteRecipe.id ? 'bundled' : 'open weights')
      const numbers = `${String(dims).padStart(4)} dims  ${String(maxTokens).padStart(6)} tokens`
      return `${id.padEnd(width)}  ${numbers}  ${similarity.padEnd(6)}  ${where}\n`
    })
    io.out(lines.join(''))
    return EXIT.ok
  },
}
