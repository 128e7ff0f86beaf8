import {
  equivalents,
  plantMutant,
  type Equivalent,
  type PlantedMutant,
  type RewriteKind,
} from '../../mutation/index.ts'
import { runUnderSeeds } from '../compile/run-canonicals.ts'
import { agree, agreementOf, type Agreement } from './agreement.ts'
import { inDrawnOrder } from './in-drawn-order.ts'
import { keepVerified, pairOf } from './keep-verified.ts'
import { canonicalMember, mutantMember, type PoolGroup, type PoolMember } from './pool-group.ts'
import type { PoolInput, PoolTask } from './pool-task.ts'

const KINDS: readonly RewriteKind[] = ['clone-sized', 'rewritten']
const MOST_TRIES = 6

/**
 * The pool `equivalents`: the canonical, a clone-sized and a rewritten equivalent, a bug planted in
 * each of them and the same bug of the canonical: correctness and style can be told apart. Tasks
 * without either kind are left out.
 */
export async function equivalentsPool(input: PoolInput): Promise<readonly PoolGroup[]> {
  const agreements = await agreementOf(input)
  const styles = new Map<PoolTask, readonly Style[]>()
  for (const kind of KINDS) {
    for (const [of, style] of await stylesOf(kind, agreements, input)) {
      styles.set(of, [...(styles.get(of) ?? []), style])
    }
  }
  return input.tasks.flatMap(of => {
    const own = styles.get(of) ?? []
    return own.length < KINDS.length ? [] : [{ of, members: membersOf(of, own) }]
  })
}

/** A rewrite that computes the same, with a bug that fails in it as it does in the canonical. */
interface Style {
  readonly equivalent: Equivalent
  readonly planted: PlantedMutant
  readonly inputs: number
}

/** A rewrite that bugs can be planted in. */
interface Proposal {
  readonly equivalent: Equivalent
  readonly planted: readonly PlantedMutant[]
}

async function stylesOf(
  kind: RewriteKind,
  agreements: ReadonlyMap<PoolTask, Agreement>,
  input: PoolInput,
): Promise<ReadonlyMap<PoolTask, Style>> {
  const found = new Map<PoolTask, Style>()
  const proposals = new Map(input.tasks.map(of => [of, proposalsOf(of, kind, input)]))
  for (let round = 0; round < MOST_TRIES; round += 1) {
    const open = [...proposals].flatMap(([of, rest]) => {
      const proposal = found.has(of) ? undefined : rest.next().value
      return proposal === undefined ? [] : [{ of, ...proposal }]
    })
    if (open.length === 0) break
    const right = await thatHold(open, agreements, input)
    const lists = right.map(({ of, planted, equivalent }) => ({
      of,
      equivalent,
      proposals: planted,
    }))
    for (const [{ of }, planted] of await keepVerified(lists, input.executor)) {
      const equivalent = lists.find(list => list.of === of)?.equivalent
      const inputs = agreements.get(of)?.inputs ?? 0
      if (equivalent !== undefined) found.set(of, { equivalent, planted, inputs })
    }
  }
  return found
}

/** Planting parses a program several times, and most tasks need one proposal: made when asked for. */
function proposalsOf(
  of: PoolTask,
  kind: RewriteKind,
  input: PoolInput,
): IteratorObject<Proposal, undefined> {
  const { code, language } = of.task
  const { parse, seed } = input
  const options = { parse, language }
  const all = equivalents(code, parse, { language }).filter(each => each.kind === kind)
  return inDrawnOrder(all, ({ id }) => id, `${seed}\0${of.task.id}`)
    .values()
    .map(equivalent => ({
      equivalent,
      planted: of.chosen.flatMap(mutant => plantMutant(code, equivalent, mutant, options) ?? []),
    }))
    .filter(({ planted }) => planted.length > 0)
}

type Candidate = Proposal & { readonly of: PoolTask }

/** Keeps the rewrites that pass all tests under both hash seeds and agree with the canonical. */
async function thatHold(
  candidates: readonly Candidate[],
  agreements: ReadonlyMap<PoolTask, Agreement>,
  { executor }: PoolInput,
): Promise<readonly Candidate[]> {
  const pairs = candidates.map(({ of, equivalent }, at) => pairOf(String(at), of, equivalent.code))
  const runs = await runUnderSeeds(pairs, executor)
  const passing = candidates.filter((_, at) =>
    runs.get(String(at))?.every(run => run.outcomes.every(outcome => outcome === 'pass')),
  )
  const rewrites = passing.map(({ of, equivalent }) => ({ of, code: equivalent.code }))
  const verdicts = await agree(rewrites, agreements, executor)
  return passing.filter((_, at) => verdicts[at] === true)
}

function membersOf(of: PoolTask, styles: readonly Style[]): readonly PoolMember[] {
  const bugs = new Map(styles.map(({ planted: { mutant } }) => [mutant.id, mutant]))
  return [
    canonicalMember(of),
    ...[...bugs.values()].map(mutant => mutantMember(mutant)),
    ...styles.flatMap(({ equivalent, planted, inputs }): PoolMember[] => [
      {
        code: equivalent.code,
        role: 'equivalent',
        facts: {
          rewrite: equivalent.kind,
          steps: equivalent.steps.map(({ operator }) => operator),
          edit_size: equivalent.size,
          agreed_inputs: inputs,
        },
      },
      mutantMember(planted.mutant, planted.code),
    ]),
  ]
}
