import { describe, expect, test } from 'vitest'
import type { CorpusEntry, ExecutionDataset, ExecutionQuery } from '../../schema/index.ts'
import { auditDataset } from './index.ts'

const CANONICAL = 'def bump(x):\n    y = x + 1\n    return y * 2\n'
const WRONG = [
  CANONICAL.replace('+ 1', '- 1'), // one character, in the middle
  CANONICAL.replace('* 2', '* 213'), // two more characters, near the end
]

function datasetOf(count: number): ExecutionDataset {
  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  return {
    kind: 'execution',
    id: 'made',
    sha256: 'a'.repeat(64),
    pool: 'base',
    queries: numbers.map((number): ExecutionQuery => ({
      id: `q_${number}`,
      text: 'Bump a number and double it.',
      tests: ['assert True'],
      canonicalIds: [`c_${number}`],
      equivalentIds: [],
      distractorIds: WRONG.map((_, at) => `d_${number}_${at}`),
      functionName: number % 2 === 0 ? 'bump' : 'frobnicate',
      domain: number % 2 === 0 ? 'even' : 'odd',
      language: 'python',
    })),
    corpus: numbers.flatMap((number): CorpusEntry[] => [
      { id: `c_${number}`, text: CANONICAL, role: 'canonical', queryId: `q_${number}` },
      ...WRONG.map((text, at): CorpusEntry => ({
        id: `d_${number}_${at}`,
        text,
        role: 'distractor',
        bugType: 'wrong_operator',
        queryId: `q_${number}`,
      })),
    ]),
  }
}

const sections = new Map(auditDataset(datasetOf(4)).map(section => [section.id, section]))
const rowsOf = (id: string): readonly (readonly (string | number)[])[] =>
  sections.get(id)?.rows ?? []

describe('auditDataset', () => {
  test('counts queries and snippets by domain and language', () => {
    expect(rowsOf('composition')).toEqual([
      ['even', 'python', 2, 2, 4],
      ['odd', 'python', 2, 2, 4],
    ])
  })

  test('puts every distractor into one bucket of size and one of place', () => {
    expect(rowsOf('edit-sizes').map(([name, count]) => [name, count])).toEqual([
      ['1', 4],
      ['2', 4],
      ['3–4', 0],
      ['5–8', 0],
      ['9–16', 0],
      ['17–32', 0],
      ['33 or more', 0],
    ])
    // Offsets 23 and 42 of 44 characters.
    expect(rowsOf('edit-positions').map(([, count]) => count)).toEqual([0, 0, 4, 0, 4])
  })

  test('tells which names their queries give away', () => {
    expect(rowsOf('names').map(([, count]) => count)).toEqual([2, 0, 0, 0, 2])
  })

  test('names blind rankers with their share and chance first', () => {
    const rates = new Map(rowsOf('blind-rankers').map(([name, rate]) => [name, rate]))

    expect(rates.get('chance')).toBe('33.3 %')
    expect(rates.get('longer')).toBe('0.0 %')
    expect(rates.get('shorter')).toBe('50.0 %')
  })

  test('lists canonicals that resemble each other, the name left out', () => {
    expect(rowsOf('nearest-pairs')).toHaveLength(6)
    expect(rowsOf('nearest-pairs')[0]?.[2]).toBe('1.000')
  })
})
