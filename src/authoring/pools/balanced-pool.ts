import { balancedQuad, selectGroups, type BalancedQuad, type Mutant } from '../../mutation/index.ts'
import { inDrawnOrder } from './in-drawn-order.ts'
import { keepVerified } from './keep-verified.ts'
import { canonicalMember, mutantMember, stackMember, type PoolGroup } from './pool-group.ts'
import type { PoolInput, PoolTask } from './pool-task.ts'

const MOST_TRIES = 8 // three in a thousand stacks pass: one or two tries do
const CANDIDATES = 60 // quads of a task among which the choice over all tasks is made

/**
 * The pool `balanced`: {c, e1, e2, e1∘e2}, whose centre is not the canonical. The quads are chosen
 * over all tasks together, so that no ranker without the query finds canonicals by their length,
 * alphabet or idf. Tasks whose verified
 * mutants all share a line have no such quad and are left out.
 */
export async function balancedPool(input: PoolInput): Promise<readonly PoolGroup[]> {
  const lists = debiased(input.tasks.map(of => ({ of, proposals: quadsOf(of, input.seed) })))
  const kept = await keepVerified(lists, input.executor)
  return [...kept].map(([{ of }, { quad }]) => ({
    of,
    members: [
      canonicalMember(of),
      mutantMember(quad.first),
      mutantMember(quad.second),
      stackMember(quad.both),
    ],
  }))
}

interface Proposals {
  readonly of: PoolTask
  readonly proposals: readonly Proposal[]
}

/** Puts the chosen quad of each task first; the next ones stand in where its stack passes. */
function debiased(lists: readonly Proposals[]): readonly Proposals[] {
  const tasks = lists.flatMap(({ of, proposals }) =>
    proposals.length === 0
      ? []
      : [
          {
            id: of.task.id,
            canonical: of.task.code,
            groups: proposals.map(({ quad }) => textsOf(quad)),
          },
        ],
  )
  const chosen = selectGroups(tasks)
  return lists.map(({ of, proposals }) => {
    const first = chosen.get(of.task.id) ?? 0
    return {
      of,
      proposals: [...proposals.slice(first), ...proposals.slice(0, first)].slice(0, MOST_TRIES),
    }
  })
}

function textsOf({ first, second, both }: BalancedQuad): readonly string[] {
  return [first.code, second.code, both.code]
}

interface Proposal {
  readonly quad: BalancedQuad
  /** The program with both bugs: the one that is not known to fail. */
  readonly code: string
}

/** Quads of the base pool's mutants first: the two pools then differ in shape alone. */
function quadsOf(of: PoolTask, seed: number): readonly Proposal[] {
  const chosen = new Set(of.chosen.map(({ id }) => id))
  const isChosen = ([a, b]: Pair): number => Number(chosen.has(a.id)) + Number(chosen.has(b.id))
  const drawn = inDrawnOrder(
    pairsOf(of.verified),
    ([a, b]) => `${a.id} ${b.id}`,
    `${seed}\0${of.task.id}`,
  )
  const quads = drawn
    .toSorted((a, b) => isChosen(b) - isChosen(a))
    .values()
    .map(([first, second]) => balancedQuad(of.task.code, first, second))
    .filter(quad => quad !== undefined)
    .take(CANDIDATES)
  return [...quads].map(quad => ({ quad, code: quad.both.code }))
}

type Pair = readonly [Mutant, Mutant]

function pairsOf(mutants: readonly Mutant[]): readonly Pair[] {
  return mutants.flatMap((first, at) =>
    mutants.slice(at + 1).map((second): Pair => [first, second]),
  )
}
