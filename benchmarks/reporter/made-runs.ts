import type { RunOutcomes } from '../../src/analysis/index.ts'
import { createGenerator, type Generator } from '../../src/stats/index.ts'
import type { Hit, MeasuredOutcome, OwnScore } from '../../src/schema/index.ts'

const BUG_TYPES = ['off_by_one', 'wrong_operator', 'swap_arguments', 'wrong_comparison']
const DOMAINS = ['geometry', 'strings', 'graphs', 'dates', 'parsing']
const LABELS = ['pass', 'pass', 'pass', 'pass', 'FAIL', 'pass', 'FAIL:ValueError', 'pass'] as const

/** Runs as a real evaluation makes them: ten judged hits with eight test labels, five own scores. */
export function madeRuns(systems: number, queries: number): readonly RunOutcomes[] {
  return Array.from({ length: systems }, (_, system) => {
    const generator = createGenerator(1_000 + system)
    const outcomes = Array.from({ length: queries }, (__, at) => madeOutcome(at, system, generator))
    return {
      project: '',
      header: {
        version: 1,
        kind: 'measure',
        dataset: { id: 'made', sha256: 'a'.repeat(64), pool: 'base', corpus: queries * 5, queries },
        retriever: `system ${String(system).padStart(2, '0')}`,
        k: 10,
        expected: queries,
      },
      outcomes,
      expected: queries,
      state: { kind: 'complete' },
    }
  })
}

function madeOutcome(at: number, system: number, generator: Generator): MeasuredOutcome {
  const queryId = `q_${String(at).padStart(4, '0')}`
  const own: readonly OwnScore[] = ['canonical', ...BUG_TYPES].map((type, rank) => ({
    id: `c_${String(at * 5 + rank).padStart(5, '0')}`,
    role: rank === 0 ? 'canonical' : 'distractor',
    ...(rank === 0 ? {} : { bugType: type }),
    score: 0.6 + generator.nextDouble() / 5 + (rank === 0 ? system / 200 : 0),
    passes: rank === 0,
  }))
  const foreign = Array.from({ length: 5 }, (_, rank) => ({
    id: `c_${String(((at + rank + 7) * 5) % 5_000).padStart(5, '0')}`,
    role: 'foreign' as const,
    score: 0.4 + generator.nextDouble() / 4,
    passes: false,
  }))
  const hits = judged([...own, ...foreign])
  return {
    version: 1,
    state: 'measured',
    queryId,
    domain: DOMAINS[at % DOMAINS.length] ?? 'geometry',
    language: 'python',
    k: 10,
    hits,
    groups: hits.map(({ verdict, role }) => ({
      size: 1,
      passing: verdict.passes ? 1 : 0,
      gold: role === 'canonical' ? 1 : 0,
      own: role === 'foreign' ? 0 : 1,
    })),
    open: false,
    totals: { corpus: 5_000, passing: 1, gold: 1, failingOwn: 4 },
    epsilon: 0,
    own: [...own],
    searchMs: 1,
  }
}

type Scored = Omit<OwnScore, 'role'> & { readonly role: Hit['role'] }

function judged(scored: readonly Scored[]): Hit[] {
  return scored
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))
    .map(({ id, role, bugType, score, passes }) => ({
      id,
      score: score ?? 0,
      role,
      ...(bugType === undefined ? {} : { bugType }),
      verdict: {
        kind: 'execution',
        passes,
        source: 'cache',
        level: 'lock',
        labels: LABELS.map(label => (passes ? 'pass' : label)),
      },
    }))
}
