import type { ReleasedBundle } from '../../formats/index.ts'
import { isVerifiedDistractor, type Candidate } from '../../mutation/index.ts'
import type { ExecutionPair } from '../../schema/index.ts'
import type { Run } from '../gates/gate.ts'
import type { TaskSource } from '../source/task-source.ts'
import { assignIds } from './assign-ids.ts'
import { ownPairs } from './cache-rows.ts'
import { chooseDistractors, QUAD_SIZE } from './choose-distractors.ts'
import { composeBundle } from './compose-bundle.ts'
import type { DistractorLock } from './distractor-lock.ts'
import type { Executor } from './executor.ts'
import { runUnderSeeds } from './run-canonicals.ts'
import type { Shipped } from './shipped.ts'

/** What distractors are chosen from. */
export interface SettleInput {
  readonly tasks: readonly TaskSource[]
  readonly candidates: ReadonlyMap<string, readonly Candidate[]>
  readonly lock: DistractorLock
  readonly executor: Executor
  /** Wrong programs that come with a task: they are shipped before any mutant. */
  readonly given?: ReadonlyMap<string, readonly Shipped[]>
}

/** A choice whose every distractor was seen to fail under all hash seeds. */
export interface SettledChoice {
  readonly lock: DistractorLock
  readonly bundle: ReleasedBundle
  /** Runs of every own snippet by corpus id. */
  readonly runs: ReadonlyMap<string, readonly Run[]>
}

// Each round drops at least one candidate; one that is refuted is rare (hash order, 100 ms).
const MAX_ROUNDS = 10

/**
 * Chooses distractors, runs what would be shipped with the full limit under two hash seeds, and
 * chooses again without those that did not fail alike.
 */
export async function settleChoice(input: SettleInput): Promise<SettledChoice> {
  const refuted = new Set<string>()
  const remembered = new Map<string, readonly Run[]>()
  for (let round = 1; ; round += 1) {
    const choice = withGiven(chooseDistractors({ ...input, refuted }), refuted, input.given)
    const lock = assignIds(input.tasks, choice, input.lock)
    const bundle = composeBundle(input.tasks, choice, lock)
    const runs = await runOnce(ownPairs(bundle), input.executor, remembered)
    const wrong = refutedIn(lock, runs)
    if (wrong.length === 0 || round === MAX_ROUNDS) return { lock, bundle, runs }
    for (const key of wrong) refuted.add(key)
  }
}

function withGiven(
  choice: ReadonlyMap<string, readonly Shipped[]>,
  refuted: ReadonlySet<string>,
  given: ReadonlyMap<string, readonly Shipped[]> = new Map(),
): ReadonlyMap<string, readonly Shipped[]> {
  const groups = [...choice].map(([task, chosen]) => {
    const own = given.get(task)?.filter(({ mutant }) => !refuted.has(`${task}/${mutant.id}`)) ?? []
    const codes = new Set(own.map(({ mutant }) => mutant.code))
    const others = chosen.filter(({ mutant }) => !codes.has(mutant.code))
    return [task, [...own, ...others].slice(0, QUAD_SIZE)] as const
  })
  return new Map(groups)
}

async function runOnce(
  pairs: readonly ExecutionPair[],
  executor: Executor,
  remembered: Map<string, readonly Run[]>,
): Promise<ReadonlyMap<string, readonly Run[]>> {
  const keyOf = (pair: ExecutionPair): string => `${pair.code}\0${pair.tests.join('\0')}`
  const missing = pairs.filter(pair => !remembered.has(keyOf(pair)))
  const fresh = await runUnderSeeds(missing, executor)
  for (const pair of missing) remembered.set(keyOf(pair), fresh.get(pair.id) ?? [])
  return new Map(pairs.map(pair => [pair.id, remembered.get(keyOf(pair)) ?? []]))
}

function refutedIn(
  lock: DistractorLock,
  runs: ReadonlyMap<string, readonly Run[]>,
): readonly string[] {
  return [...lock.tasks.values()].flatMap(({ task, distractors }) =>
    distractors
      .filter(({ corpus_id: id }) => !holds(runs.get(id) ?? []))
      .map(({ mutant }) => `${task}/${mutant}`),
  )
}

function holds(runs: readonly Run[]): boolean {
  const [first, ...others] = runs
  return (
    first !== undefined &&
    isVerifiedDistractor(first.outcomes) &&
    others.every(run => run.outcomes.join() === first.outcomes.join())
  )
}
