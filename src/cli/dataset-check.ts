import { parseArgs } from 'node:util'
import { checkTasks, type TaskCheck } from '../authoring/index.ts'
import { InputError } from '../schema/index.ts'
import { EXIT, type Command } from './command.ts'
import { positiveInteger } from './dataset-options.ts'
import { hasFailed } from './gate-table.ts'

/** `dataset check`: one or more task files, with asserts for the mutants that survive. */
export const datasetCheck: Command = {
  name: 'dataset check',
  summary: 'Check task files; print surviving mutants with asserts that kill them',
  usage: `Usage: vitest-retrieval dataset check <file>... [options]

Checks the form of each task file, runs its canonical under two hash seeds, and runs every tier-1
mutant. For each survivor it prints the key for EQUIVALENT and, when varying the arguments of the
tests finds one, an input that tells it from the canonical, with ready asserts. Whether the query
covers an input is for its author to judge.

  --workers <n>  Interpreters side by side (default: cores, at most four)
  --json         Print everything as JSON

Exit codes: 0 nothing to do, 1 something to do, 2 bad input, 3 no interpreter.
`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { workers: { type: 'string' }, json: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    if (positionals.length === 0) {
      throw new InputError('dataset check must be given at least one task file, but got none.')
    }
    let exit: 0 | 1 = EXIT.ok
    const show = (file: string, check: TaskCheck): void => {
      if (!isClean(check)) exit = EXIT.failed
      const json = { schemaVersion: 1, file, ...check }
      io.out(values.json ? `${JSON.stringify(json)}\n` : textOf(file, check))
    }
    await checkTasks(positionals, show, { workers: positiveInteger('workers', values.workers) })
    return exit
  },
}

function isClean({ gates, adequacy }: TaskCheck): boolean {
  if (hasFailed(gates) || adequacy === undefined) return false
  return [adequacy.survivors, adequacy.stale, adequacy.killedKeys].every(list => list.length === 0)
}

function textOf(file: string, check: TaskCheck): string {
  const { gates, adequacy } = check
  const lines = gates.flatMap(({ id, violations }) =>
    violations.map(({ message }) => `  ✗ gate ${id}  ${message}`),
  )
  if (adequacy !== undefined) lines.push(...adequacyLines(check, adequacy))
  const summary =
    adequacy === undefined
      ? 'mutants not run'
      : `${adequacy.killed} of ${adequacy.all} tier-1 mutants killed, ` +
        `${adequacy.equivalents.length} listed, ${adequacy.survivors.length} survive`
  return [`${isClean(check) ? '✓' : '✗'} ${file}  ${summary}`, ...lines, ''].join('\n')
}

function adequacyLines(
  check: TaskCheck,
  adequacy: NonNullable<TaskCheck['adequacy']>,
): readonly string[] {
  return [
    ...check.survivors.flatMap(({ key, description, input }) => [
      `  ✗ survives  ${key}`,
      `      ${description}`,
      input === undefined
        ? `      no input among ${check.inputs} generated ones tells it apart: rewrite the ` +
          'function, or list the key with a reason'
        : `      differs on (${input})`,
    ]),
    ...check.asserts.map(({ assert, kills }) => `  + ${assert}  # kills ${kills.length}`),
    ...adequacy.stale.map(key => `  ✗ EQUIVALENT names no tier-1 mutant: ${key}`),
    ...adequacy.killedKeys.map(key => `  ✗ EQUIVALENT names a killed mutant: ${key}`),
    ...check.refuted.map(
      ({ key, input }) => `  ! listed as equivalent, but differs on (${input}): ${key}`,
    ),
  ]
}
