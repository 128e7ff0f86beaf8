import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { InfrastructureError } from '../schema/index.ts'
import { temporalSplit } from '../temporal/index.ts'
import { EXIT, type Command } from './command.ts'
import { corporaText } from './temporal/corpora-text.ts'
import { HISTORY_HELP, historyOptions, splitsOf } from './temporal/options.ts'

/** `temporal build`: makes leak-free datasets of histories. */
export const temporalBuild: Command = {
  name: 'temporal build',
  summary: 'make a leak-free dataset of a git history and say what was left out',
  usage: `Usage: vitest-retrieval temporal build --epoch <rev> [options]

Commits after the epoch become queries on the tree at the epoch; gold are the source files that
they edit. Nothing is checked out and nothing is written into the repository.

${HISTORY_HELP}  --out <file>        Write the datasets there, one JSON document a line

Exit codes: 0 built, 2 bad input (shallow clone, no ancestor, empty window, no instances), 3 git failed.
`,
  run: async (args, io) => {
    const options = { ...historyOptions, out: { type: 'string' } } as const
    const { values } = parseArgs({ args: [...args], options })
    const datasets = []
    for (const split of await splitsOf(values)) datasets.push(await temporalSplit(split))
    if (values.out !== undefined) {
      const text = datasets
        .map(dataset => `${JSON.stringify({ schemaVersion: 1, ...dataset })}\n`)
        .join('')
      await writeFile(values.out, text).catch((cause: unknown) => {
        throw new InfrastructureError(
          `${values.out} must be writable, but is not. Name another file.`,
          { cause },
        )
      })
    }
    const facts = datasets.map(dataset => dataset.facts)
    io.out(
      values.json
        ? `${JSON.stringify({ schemaVersion: 1, corpora: facts }, null, 2)}\n`
        : corporaText(facts),
    )
    return EXIT.ok
  },
}
