import { describe, expect, test } from 'vitest'
import { Dataset } from './dataset.ts'
import { QueryOutcome } from './outcome.ts'

const sha256 = 'a'.repeat(64)
const query = {
  id: 'r@1/2',
  text: 'fix the parser',
  goldIds: ['src/a.ts'],
  domain: 'r',
  language: 'typescript',
  strata: { split: 'train', kind: 'mature' },
  repository: 'r',
  epoch: '1',
  commit: '2',
}
const gold = {
  kind: 'gold',
  id: 'r@1',
  sha256,
  pool: 'repository',
  queries: [query],
  corpus: [{ id: 'src/a.ts', text: '', tokens: 0 }],
}
/** As written before costs, spans, strata and clusters existed. */
const old = {
  version: 1,
  queryId: 'q',
  domain: 'd',
  language: 'python',
  state: 'measured',
  k: 10,
  hits: [
    { id: 'c', score: 1, role: 'canonical', verdict: { kind: 'gold', passes: true, grade: 1 } },
  ],
  groups: [{ size: 1, passing: 1, gold: 1, own: 1 }],
  open: false,
  totals: { corpus: 1, passing: 1, gold: 1, failingOwn: 0 },
  epsilon: 0,
  own: [],
  searchMs: 0,
}

describe('Dataset', () => {
  test('reads a gold dataset and refuses one of another pool', () => {
    expect(Dataset.parse(gold)).toEqual(gold)
    expect(Dataset.safeParse({ ...gold, pool: 'base' }).success).toBe(false)
  })

  test('refuses a query without gold', () => {
    const empty = { ...gold, queries: [{ ...query, goldIds: [] }] }

    expect(Dataset.safeParse(empty).success).toBe(false)
  })
})

describe('QueryOutcome', () => {
  test('reads outcomes written before costs, spans, strata and clusters', () => {
    expect(QueryOutcome.parse(old)).toEqual(old)
  })

  test('keeps cost, span, strata and cluster', () => {
    const span = { start: 3, end: 4, tokens: 9 }
    const hits = old.hits.map(hit => ({ ...hit, tokens: 70, span }))
    const now = { ...old, hits, strata: { split: 'train' }, cluster: 'r 2' }

    expect(QueryOutcome.parse(now)).toEqual(now)
  })
})
