import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gradedRanking, measureGraded, orderTrec } from './graded-ranking.ts'

interface TrecCase {
  readonly name: string
  readonly qrels: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly run: readonly (readonly [query: string, document: string, score: string])[]
  readonly perQuery: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly complete: Readonly<Record<string, number>>
}
interface TieCase {
  readonly name: string
  readonly scores: readonly number[]
  readonly rel: readonly number[]
  readonly expected: Readonly<Record<string, number>>
  readonly pessimistic: Readonly<Record<string, number>>
  readonly optimistic: Readonly<Record<string, number>>
}

/** Names of trec_eval and of the tie fixture, in ours. */
const OURS: Readonly<Record<string, string>> = {
  P: 'P',
  recall: 'recall',
  ndcg_cut: 'nDCG',
  ndcg: 'nDCG',
  map_cut: 'MAP',
  map: 'MAP',
  success: 'hit',
  recip_rank: 'MRR',
  rr: 'MRR',
}
const trec = readFixture<{ cases: readonly TrecCase[] }>('trec-cases.json').cases
const orderedCases = trec.filter(({ name }) => name !== 'nan_mixed')
const ties = readFixture<readonly TieCase[]>('ties.json')

function readFixture<T>(name: string): T {
  const url = new URL(`../../test/fixtures/metrics/${name}`, import.meta.url)
  return JSON.parse(readFileSync(url, 'utf8')) as T
}

function nameOf(trecName: string): string {
  const [, base = '', k] = /^(.+?)(?:_(\d+))?$/.exec(trecName) ?? []
  return k === undefined ? `${OURS[base]}` : `${OURS[base]}@${k}`
}

function scoreOf(text: string): number {
  return Number(text.replace('inf', 'Infinity'))
}

function measureCase(each: TrecCase, query: string, trecName: string): number {
  const documents = each.run
    .filter(([id]) => id === query)
    .map(([, id, score]) => ({ id, score: scoreOf(score) }))
  const grades = new Map(Object.entries(each.qrels[query] ?? {}))
  return measureGraded(nameOf(trecName), gradedRanking(documents, grades, 'trec')).pessimistic
}

describe('gradedRanking', () => {
  test.each(orderedCases)('gives every value of trec_eval for $name', each => {
    for (const [query, values] of Object.entries(each.perQuery)) {
      const ours = Object.keys(values).map(name => [name, measureCase(each, query, name)])

      expect(Object.fromEntries(ours)).toEqual(closeTo(values))
    }
  })

  test.each(orderedCases)('averages over every judged query like trec_eval -c for $name', each => {
    const queries = Object.keys(each.qrels)
    const ours = Object.keys(each.complete).map(name => [
      name,
      queries.reduce((sum, query) => sum + measureCase(each, query, name), 0) / queries.length,
    ])

    expect(Object.fromEntries(ours)).toEqual(closeTo(each.complete))
  })

  test.each(ties)('bounds $name like a full permutation', each => {
    const documents = each.scores.map((score, at) => ({ id: `d${at}`, score }))
    const grades = new Map(each.rel.map((grade, at) => [`d${at}`, grade]))
    const ranking = gradedRanking(documents, grades, 'grouped')
    const read = (reading: 'pessimistic' | 'expected' | 'optimistic'): Record<string, number> =>
      Object.fromEntries(
        Object.keys(each[reading]).map(name => [
          name,
          measureGraded(nameOf(name), ranking)[reading],
        ]),
      )

    expect(read('pessimistic')).toEqual(closeTo(each.pessimistic))
    expect(read('expected')).toEqual(closeTo(each.expected))
    expect(read('optimistic')).toEqual(closeTo(each.optimistic))
  })

  test('does not depend on ids or on the order received when ties are grouped', () => {
    const document = fc.record({ score: fc.integer({ min: 0, max: 3 }), grade: fc.nat({ max: 2 }) })
    fc.assert(
      fc.property(
        fc.array(document, { maxLength: 8 }),
        fc.infiniteStream(fc.nat()),
        (all, keys) => {
          const names = all.map((_, at) => `${String(keys.next().value)}-${at}`)
          const shuffled = names
            .map((id, at) => ({ id, ...all[at] }))
            .sort((a, b) => (a.id < b.id ? -1 : 1))
          const measured = [all.map((each, at) => ({ id: `d${at}`, ...each })), shuffled].map(
            each => {
              const documents = each.map(({ id, score = 0 }) => ({ id, score }))
              const grades = new Map(each.map(({ id, grade = 0 }) => [id, grade]))
              return ['nDCG@3', 'MAP', 'MRR', 'P@2'].map(name =>
                measureGraded(name, gradedRanking(documents, grades, 'grouped')),
              )
            },
          )

          expect(measured[1]).toEqual(measured[0])
        },
      ),
      { seed: 20_260_510 },
    )
  })

  test('refuses a document that is ranked twice', () => {
    const twice = [
      { id: 'a', score: 1 },
      { id: 'a', score: 0 },
    ]

    expect(() => gradedRanking(twice, new Map(), 'trec')).toThrow('ranks "a" twice')
  })
})

describe('orderTrec', () => {
  test('refuses NaN, whose order trec_eval leaves undefined', () => {
    expect(() => orderTrec([{ id: 'm', score: Number.NaN }])).toThrow('document "m" has NaN')
  })

  test('orders ids that share a prefix by length', () => {
    const ids = ['c', 'c_m1', 'c_m'].map(id => ({ id, score: 0 }))

    expect(orderTrec(ids).map(({ id }) => id)).toEqual(['c_m1', 'c_m', 'c'])
  })
})

describe('measureGraded', () => {
  test('refuses metrics that need execution', () => {
    expect(() => measureGraded('exec@1', { groups: [], relevant: [] })).toThrow(
      'exec@1 needs verdicts',
    )
  })
})

function closeTo(values: Readonly<Record<string, number>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, expect.closeTo(value, 14)]),
  )
}
