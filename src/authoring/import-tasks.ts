import { readFile } from 'node:fs/promises'
import { parseJsonl, sha256Of, type ReleasedBundle } from '../formats/index.ts'
import { editBetween } from '../mutation/index.ts'
import { InputError } from '../schema/index.ts'
import { loadParser } from '../syntax/index.ts'
import { withExecutor, type ExecutorOptions } from './with-executor.ts'
import { cacheRows, ownPairs } from './compile/cache-rows.ts'
import { DEFAULT_SEED, emptyLock, type DistractorLock } from './compile/distractor-lock.ts'
import type { Executor } from './compile/executor.ts'
import { runCanonicals } from './compile/run-canonicals.ts'
import { runMutants } from './compile/run-mutants.ts'
import { settleChoice } from './compile/settle-choice.ts'
import type { Shipped } from './compile/shipped.ts'
import { writeBundle } from './compile/write-release.ts'
import type { Run } from './gates/gate.ts'
import { joinBundle } from '../dataset/index.ts'
import { importedCode, ImportRow, taskOfRow, type ImportRules } from './source/import-row.ts'
import type { TaskSource } from './source/task-source.ts'

/** What to import, and how. */
export interface ImportOptions extends Pick<ExecutorOptions, 'executor' | 'workers'> {
  /** JSON lines of `{ id, query, function, canonical, tests, distractors? }`. */
  readonly file: string
  /** Directory of the bundle to write; replaced as a whole. */
  readonly out: string
  readonly domain?: string | undefined
  readonly keepsDocstrings?: boolean | undefined
  /** Tasks with fewer distractors are left out; 3 when absent. */
  readonly least?: number | undefined
  readonly seed?: number | undefined
  readonly progress?: ((text: string) => void) | undefined
}

/** What became of the rows. */
export interface ImportReport {
  readonly rows: number
  readonly shipped: number
  readonly snippets: number
  /** Rows that were left out, with the reason. */
  readonly leftOut: readonly { readonly id: string; readonly reason: string }[]
}

/**
 * Turns tasks of another set into a released bundle: canonicals that do not pass are left out, real
 * bugs of a row are shipped first, verified mutants fill up.
 * @throws InputError when a line has another shape, ids repeat or no row is left
 */
export async function importTasks(options: ImportOptions): Promise<ImportReport> {
  const rows = parseJsonl(await readText(options.file), ImportRow, { file: options.file })
  requireDistinct(rows, options.file)
  const rules: ImportRules = {
    domain: options.domain ?? 'imported',
    keepsDocstrings: options.keepsDocstrings === true,
    parse: await loadParser('python'),
  }
  return withExecutor(options, executor => importRows(rows, rules, options, executor))
}

async function importRows(
  rows: readonly ImportRow[],
  rules: ImportRules,
  options: ImportOptions,
  executor: Executor,
): Promise<ImportReport> {
  const all = rows.map(row => taskOfRow(row, rules))
  options.progress?.(`running ${all.length} canonicals`)
  const runs = await runCanonicals(all, executor)
  const failing = all.filter(({ id }) => (runs.get(id) ?? []).some(run => !passes(run.outcomes)))
  const { tasks, lock, bundle, pairRuns } = await choose(
    all.filter(task => !failing.includes(task)),
    { given: givenOf(rows, rules), executor, rules, options },
  )
  if (tasks.length === 0) {
    throw new InputError(`${options.file} must hold a task that can be shipped, but none is left.`)
  }
  joinBundle(bundle)
  const cache = cacheRows(ownPairs(bundle), pairRuns, executor.environment)
  await writeBundle({ bundle: { ...bundle, cache } }, options.out)
  const few = all.filter(task => !failing.includes(task) && !lock.tasks.has(task.id))
  return {
    rows: rows.length,
    shipped: tasks.length,
    snippets: bundle.corpus.length,
    leftOut: [
      ...failing.map(({ id }) => ({ id, reason: firstFailure(runs.get(id) ?? []) })),
      ...few.map(({ id }) => ({ id, reason: 'too few verified distractors' })),
    ],
  }
}

function requireDistinct(rows: readonly ImportRow[], file: string): void {
  const ids = rows.map(({ id }) => id)
  const repeated = ids.find((id, at) => ids.indexOf(id) !== at)
  if (repeated === undefined) return
  throw new InputError(`${file} must name each task once, but "${repeated}" occurs twice.`)
}

interface ChooseInput {
  readonly given: ReadonlyMap<string, readonly Shipped[]>
  readonly executor: Executor
  readonly rules: ImportRules
  readonly options: ImportOptions
}

interface Chosen {
  readonly tasks: readonly TaskSource[]
  readonly lock: DistractorLock
  readonly bundle: ReleasedBundle
  readonly pairRuns: ReadonlyMap<string, readonly Run[]>
}

/** Chooses twice: what has too few distractors is known only after the first choice. */
async function choose(tasks: readonly TaskSource[], input: ChooseInput): Promise<Chosen> {
  const { executor, rules, options, given } = input
  const { candidates } = await runMutants(tasks, {
    executor,
    parse: rules.parse,
    progress: (done, total) => options.progress?.(`running mutants: ${done}/${total} tasks`),
  })
  const lock = emptyLock(options.seed ?? DEFAULT_SEED)
  const shared = { candidates, executor, given }
  const first = await settleChoice({ ...shared, tasks, lock })
  const least = options.least ?? 3
  const enough = tasks.filter(
    ({ id }) => (first.lock.tasks.get(id)?.distractors.length ?? 0) >= least,
  )
  const settled =
    enough.length === tasks.length ? first : await settleChoice({ ...shared, tasks: enough, lock })
  return { tasks: enough, lock: settled.lock, bundle: settled.bundle, pairRuns: settled.runs }
}

function givenOf(
  rows: readonly ImportRow[],
  rules: ImportRules,
): ReadonlyMap<string, readonly Shipped[]> {
  return new Map(
    rows.map(row => [
      row.id,
      (row.distractors ?? []).map(({ code, bug_type: type }) =>
        givenDistractor(importedCode(code, row, rules), type ?? 'real_bug', row, rules),
      ),
    ]),
  )
}

function givenDistractor(code: string, type: string, row: ImportRow, rules: ImportRules): Shipped {
  const before = importedCode(row.canonical, row, rules)
  const { edit } = editBetween(before, code)
  return {
    mutant: {
      id: sha256Of(`${before}\0${code}`).slice(0, 10),
      type,
      operator: 'given',
      tier: 1,
      edit,
      code,
      line: lineAt(before, edit.start),
      endLine: lineAt(before, edit.end),
      description: `A bug that comes with ${row.id}.`,
    },
  }
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function passes(outcomes: readonly string[]): boolean {
  return outcomes.length > 0 && outcomes.every(outcome => outcome === 'pass')
}

function firstFailure(runs: readonly Run[]): string {
  const run = runs.find(({ outcomes }) => !passes(outcomes))
  const at = run?.outcomes.findIndex(outcome => outcome !== 'pass') ?? 0
  return `the canonical fails test ${at + 1}: ${run?.outcomes[at]} (${run?.how})`
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw new InputError(`The file to import must be readable, but ${file} is not.`, { cause })
  }
}
