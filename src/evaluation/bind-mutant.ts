import type { Retriever } from '../retrievers/index.ts'
import {
  InputError,
  type ExecutionDataset,
  type ExecutionQuery,
  type Verdict,
} from '../schema/index.ts'
import type { RankingRequest } from './ask-ranking.ts'
import { corpusIndexOf } from './corpus-index.ts'
import { toFaultError } from './fault-error.ts'
import type { Oracle } from './oracle.ts'
import { ownScores } from './own-scores.ts'
import { DEFAULT_K } from './query-case.ts'
import { sharedOracle } from './shared-oracle.ts'

/** A variant of a query's canonical, as `vitest-retrieval/arbitraries` gives it. */
export interface BoundVariant {
  readonly kind: 'mutant' | 'stack' | 'equivalent'
  readonly id: string
  readonly text: string
  readonly query: ExecutionQuery
  readonly edits: readonly {
    readonly type: string
    readonly line: number
    readonly before: string
    readonly after: string
  }[]
}

/** What a mutant is compared with its canonical by. */
export interface MutantBinding {
  readonly retriever: Retriever
  readonly dataset: ExecutionDataset
  /** The execution oracle of the dataset when absent. */
  readonly oracle?: Oracle | undefined
  readonly signal?: AbortSignal | undefined
}

/** How a retriever scores a variant and its canonical. */
export interface VariantScores {
  /** Of the best-scored canonical. */
  readonly canonical: number
  readonly variant: number
  /** canonical − variant. */
  readonly gap: number
  /** Gaps up to this size are ties. */
  readonly epsilon: number
  /** What running the variant showed. */
  readonly verdict: Verdict
}

/** A variant bound to a retriever: the subject of `toBeOutranked`. */
export interface MutantCase {
  readonly kind: 'mutant-case'
  readonly mutant: BoundVariant
  readonly retriever: string
  /** Runs the variant, then asks for both scores, anew at every call; rejects with a FaultError. */
  compare(): Promise<VariantScores>
}

/**
 * Thrown when a stack of bugs passes its tests by accident, or a rewrite fails them: there is
 * nothing to judge. fast-check takes it for a failed precondition and draws another value.
 */
export class UnverifiedVariantError extends InputError {
  // What fast-check knows its own precondition failures by, across copies of the package.
  readonly footprint = Symbol.for('fast-check/PreconditionFailure')
}

/** Binds a mutant, a stack or a rewrite to a retriever; nothing is asked before `compare`. */
export function bindMutant(mutant: BoundVariant, binding: MutantBinding): MutantCase {
  return {
    kind: 'mutant-case',
    mutant,
    retriever: binding.retriever.name,
    compare: () => compare(mutant, binding),
  }
}

async function compare(mutant: BoundVariant, binding: MutantBinding): Promise<VariantScores> {
  const verdict = await guarded(mutant, 'runner', () => judge(mutant, binding))
  requireVerified(mutant, verdict)
  const scores = await guarded(mutant, 'retriever', () => scoresOf(mutant, binding))
  const variant = required(mutant.id, scores, binding)
  const canonical = Math.max(...mutant.query.canonicalIds.map(id => required(id, scores, binding)))
  const { epsilon } = binding.retriever
  return { canonical, variant, gap: canonical - variant, epsilon, verdict }
}

async function judge(mutant: BoundVariant, binding: MutantBinding): Promise<Verdict> {
  const { kind, id, text, query } = mutant
  const oracle = binding.oracle ?? sharedOracle(binding.dataset)
  const role = kind === 'equivalent' ? 'equivalent' : 'distractor'
  const entry = { id, text, role, queryId: query.id } as const
  const [verdict] = await oracle.judge(query, [entry], { signal: binding.signal })
  if (verdict !== undefined) return verdict
  throw new InputError(`The oracle must judge ${id}, but gave no verdict. Correct the oracle.`)
}

function requireVerified({ kind, id, query }: BoundVariant, { passes }: Verdict): void {
  if (passes === (kind === 'equivalent')) return
  throw new UnverifiedVariantError(
    kind === 'equivalent'
      ? `A rewrite must pass the tests of ${query.id}, but ${id} fails some. Leave it out.`
      : `A ${kind} must fail a test of ${query.id}, but ${id} passes all. Leave it out.`,
  )
}

type Scores = Awaited<ReturnType<typeof ownScores>>

function scoresOf(mutant: BoundVariant, binding: MutantBinding): Promise<Scores> {
  const { retriever, dataset, signal } = binding
  const { query, id } = mutant
  const request: RankingRequest = {
    text: query.text,
    queryId: query.id,
    k: DEFAULT_K,
    corpusSize: dataset.corpus.length + 1,
    // What is indexed beside the corpus is known to the caller alone.
    isKnown: () => true,
    signal,
  }
  return ownScores(retriever, request, [...query.canonicalIds, id], [])
}

function required(id: string, scores: Scores, { retriever, dataset }: MutantBinding): number {
  const score = 'notMeasured' in scores ? undefined : scores.get(id)
  if (score !== undefined) return score
  const reason = 'notMeasured' in scores ? ` (${scores.notMeasured})` : ''
  const advice = corpusIndexOf(dataset).byId.has(id)
    ? 'Give the retriever a score() function.'
    : 'It is not in the dataset: index snippetsWith(dataset, arbitrary).'
  throw new InputError(
    `Retriever "${retriever.name}" must score ${id}, but gave it no score${reason}. ${advice}`,
  )
}

async function guarded<Result>(
  { query }: BoundVariant,
  kind: 'retriever' | 'runner',
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw toFaultError(error, kind, query)
  }
}
