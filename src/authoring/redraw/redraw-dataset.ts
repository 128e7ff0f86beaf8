import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '../../schema/index.ts'
import type { Candidate } from '../../mutation/index.ts'
import { loadParser } from '../../syntax/index.ts'
import { pathsOf, readLock } from '../dataset-files.ts'
import { withExecutor } from '../with-executor.ts'
import { cacheRows, ownPairs } from '../compile/cache-rows.ts'
import { emptyLock, type DistractorLock } from '../compile/distractor-lock.ts'
import type { Executor } from '../compile/executor.ts'
import { runUnderSeeds } from '../compile/run-canonicals.ts'
import { runMutants } from '../compile/run-mutants.ts'
import { settleChoice } from '../compile/settle-choice.ts'
import { writeBundle } from '../compile/write-release.ts'
import { composePool } from '../pools/compose-pool.ts'
import { canonicalMember, mutantMember, type PoolGroup } from '../pools/pool-group.ts'
import { readTasks } from '../source/read-tasks.ts'
import type { TaskSource } from '../source/task-source.ts'
import { freshCandidates } from './fresh-candidates.ts'
import { renameTasks } from './rename-tasks.ts'

/** How to draw a dataset anew. */
export interface RedrawOptions {
  /** Holds `tasks/` and `distractors.lock`. */
  readonly directory: string
  /** The new bundle's directory: one that does not exist yet. */
  readonly out: string
  /** Another seed is another draw; that of the lock is refused. */
  readonly seed: number
  readonly workers?: number | undefined
  readonly progress?: ((text: string) => void) | undefined
  readonly executor?: Executor | undefined
}

/** What drawing anew came to. */
export interface RedrawReport {
  readonly queries: number
  readonly snippets: number
  /** Tasks whose canonical got other names. */
  readonly renamed: number
}

/**
 * Writes the same queries with renamed canonicals and mutants that were never published: a model
 * that has read the public set in training knows none of them. Query ids stay, so that both draws
 * are compared query by query.
 * @throws InputError when the output exists, the seed is that of the lock or nothing is locked
 */
export async function redrawDataset(options: RedrawOptions): Promise<RedrawReport> {
  const { directory, out, seed } = options
  if (existsSync(out)) {
    throw new InputError(`The redrawn bundle must go to a new folder, but ${out} exists.`)
  }
  const lock = await readLock(pathsOf({ directory }).lock, {})
  requireOtherSeed(lock, seed, directory)
  const read = await readTasks(join(directory, 'tasks'))
  const tasks = read.flatMap(({ task }) =>
    task === undefined || !lock.tasks.has(task.id) ? [] : [task],
  )
  return withExecutor(options, executor => draw({ tasks, lock, executor, options }))
}

function requireOtherSeed(lock: DistractorLock, seed: number, directory: string): void {
  if (lock.tasks.size === 0) {
    throw new InputError(
      `${directory} must have been built before it is redrawn: no task is locked.`,
    )
  }
  if (lock.seed !== seed) return
  throw new InputError(`--seed must differ from that of the public draw, but both are ${seed}.`)
}

interface Drawing {
  readonly tasks: readonly TaskSource[]
  readonly lock: DistractorLock
  readonly executor: Executor
  readonly options: RedrawOptions
}

async function draw({ tasks, lock, executor, options }: Drawing): Promise<RedrawReport> {
  const { seed, out, progress } = options
  const parse = await loadParser('python')
  progress?.(`renaming ${tasks.length} canonicals`)
  const renamed = await renameTasks(tasks, { parse, executor, seed })
  const { candidates } = await runMutants(renamed, {
    executor,
    parse,
    progress: (done, total) => progress?.(`running mutants: ${done}/${total} tasks`),
  })
  const fresh = new Map(
    tasks.map(task => [
      task.id,
      freshCandidates(candidates.get(task.id) ?? [], {
        task,
        locked: lock.tasks.get(task.id),
        parse,
      }),
    ]),
  )
  progress?.('choosing distractors')
  const choice = await settleChoice({
    tasks: renamed,
    candidates: fresh,
    lock: emptyLock(seed),
    executor,
  })
  const groups = renamed.map(task =>
    groupOf(task, { public: lock, drawn: choice.lock, candidates: fresh }),
  )
  const bundle = composePool(`redrawn ${seed}`, groups)
  const pairs = ownPairs(bundle)
  const cache = cacheRows(pairs, await runUnderSeeds(pairs, executor), executor.environment)
  await writeBundle({ bundle: { ...bundle, cache } }, out)
  return {
    queries: bundle.queries.length,
    snippets: bundle.corpus.length,
    renamed: renamed.filter((task, at) => task.code !== tasks[at]?.code).length,
  }
}

function groupOf(
  task: TaskSource,
  draws: {
    readonly public: DistractorLock
    readonly drawn: DistractorLock
    readonly candidates: ReadonlyMap<string, readonly Candidate[]>
  },
): PoolGroup {
  const ids = new Set(draws.drawn.tasks.get(task.id)?.distractors.map(({ mutant }) => mutant))
  const mutants = (draws.candidates.get(task.id) ?? [])
    .map(({ mutant }) => mutant)
    .filter(({ id }) => ids.has(id))
  const of = {
    task,
    queryId: draws.public.tasks.get(task.id)?.query_id ?? '',
    chosen: mutants,
    verified: mutants,
  }
  return { of, members: [canonicalMember(of), ...mutants.map(mutant => mutantMember(mutant))] }
}
