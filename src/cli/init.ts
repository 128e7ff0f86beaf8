import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { InputError } from '../schema/index.ts'
import { EXIT, type Command } from './command.ts'
import { applyChanges, type Change } from './init/apply-changes.ts'
import { detectProject, type DetectedProject } from './init/detect-project.ts'
import { planChanges } from './init/plan-changes.ts'

const MAX_SHARDS = 64

/** `init`: makes a repository measure its retriever. */
export const init: Command = {
  name: 'init',
  summary: 'Add configuration, bench file, GitHub workflow and ignore line to a repository',
  usage: `Usage: vitest-retrieval init [folder] [options]

Adds what is missing and changes nothing else: the plugin in the Vitest or Vite configuration, a
folder "retrieval" with a retriever and a bench file, a GitHub workflow and a line in .gitignore.
Files that are there stay as they are; a second run changes nothing. TypeScript, package manager,
configuration and CI are detected.

  --shards <n>   Split the benchmark into n bench files that the workflow runs in parallel
  --no-workflow  Add no GitHub workflow
  --dry-run      Print what would be done

Exit codes: 0 done, 1 something is left to be done by hand (it says what), 2 bad input.
`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        shards: { type: 'string', default: '1' },
        'no-workflow': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    })
    if (positionals.length > 1) {
      throw new InputError(`init must be given one folder, but received ${positionals.join(', ')}.`)
    }
    const project = await detectProject(resolve(positionals[0] ?? '.'))
    const shards = shardCount(values.shards)
    const hasWorkflow = !values['no-workflow']
    const changes = await planChanges(project, { shards, hasWorkflow })
    if (!values['dry-run']) await applyChanges(changes)
    for (const change of changes) io.out(`${lineOf(change)}\n`)
    io.out(`\n${nextSteps(project, changes)}\n`)
    return changes.some(({ kind }) => kind === 'refused') ? EXIT.failed : EXIT.ok
  },
}

function shardCount(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1 && count <= MAX_SHARDS) return count
  throw new InputError(`--shards must be a whole number from 1 to ${MAX_SHARDS}, but is "${text}".`)
}

const MARKS: Readonly<Record<Change['kind'], string>> = {
  created: '+ created',
  changed: '~ changed',
  kept: '= kept   ',
  refused: '! by hand',
}

function lineOf({ kind, shown, why }: Change): string {
  return `${MARKS[kind]}  ${shown}${why === undefined ? '' : `: ${why}`}`
}

function nextSteps({ manager, missing }: DetectedProject, changes: readonly Change[]): string {
  const steps = [
    ...(changes.some(({ kind }) => kind === 'refused') ? ['Do what is marked "by hand".'] : []),
    ...(missing.length > 0 ? [`${manager.add} ${missing.join(' ')}`] : []),
    `${manager.exec} vitest bench --run -u    measures, and accepts the result as the baseline`,
    'Put your own search into retrieval/retriever, run it again, and commit.',
  ]
  return `Next:\n${steps.map((step, at) => `  ${at + 1}. ${step}`).join('\n')}`
}
