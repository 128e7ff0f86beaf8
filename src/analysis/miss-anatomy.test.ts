import { describe, expect, test } from 'vitest'
import { outcome } from '../../test/fixtures/analysis/make-run.ts'
import { missAnatomy } from './miss-anatomy.ts'

const mutantFirst = outcome({ id: 'q_1', canonical: 0.5, mutants: { a: 0.9, b: 0.1 } })
const otherFirst = outcome({ id: 'q_2', canonical: 0.5, mutants: { a: 0.1 }, foreign: [0.9] })
const mutantTies = outcome({ id: 'q_3', canonical: 0.5, mutants: { a: 0.5 } })
const bothTie = outcome({ id: 'q_4', canonical: 0.1, mutants: { a: 0.9 }, foreign: [0.9] })
const hit = outcome({ id: 'q_5', canonical: 0.9, mutants: { a: 0.1 } })

describe('missAnatomy', () => {
  test('tells an own mutant at rank 1 from another snippet', () => {
    expect(missAnatomy([mutantFirst, otherFirst, hit])).toMatchObject({
      misses: 2,
      ownMutant: 1,
      other: 1,
      tiedBoth: 0,
      ownMutantShare: 0.5,
    })
  })

  test('blames the mutant that ties with the canonical', () => {
    expect(missAnatomy([mutantTies])).toMatchObject({ misses: 1, ownMutant: 1 })
  })

  test('blames nobody when own and other snippets tie, for only ids could tell them apart', () => {
    expect(missAnatomy([bothTie])).toMatchObject({ misses: 1, tiedBoth: 1, ownMutantShare: 0 })
  })

  test('counts an open tie at rank 1 as both', () => {
    const open = { ...mutantFirst, groups: mutantFirst.groups.slice(0, 1), open: true }

    expect(missAnatomy([open])).toMatchObject({ misses: 1, tiedBoth: 1 })
  })

  test('sees tied members below the judged ranks by their number', () => {
    const mutants = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`t${at}`, 0.9]))
    const wide = outcome({ id: 'q', canonical: 0.1, mutants, foreign: [0.9] })
    const ownHits = { ...wide, hits: wide.hits.filter(each => each.role === 'distractor') }

    expect(missAnatomy([ownHits])).toMatchObject({ tiedBoth: 1 })
  })

  test('counts a query that got no answer apart', () => {
    const empty = { ...mutantFirst, hits: [], groups: [] }

    expect(missAnatomy([empty])).toMatchObject({ misses: 1, empty: 1, ownMutantShare: 0 })
  })

  test('has no share without a miss', () => {
    expect(missAnatomy([hit])).toMatchObject({ misses: 0, ownMutantShare: null })
  })
})
