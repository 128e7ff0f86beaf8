import { describe, expect, test } from 'vitest'
import { checkAnswer, checkFallingScores } from './check-answer.ts'

const context = { retriever: 'mine', queryId: 'q_1', isKnown: (id: string) => id.startsWith('c') }
const check = (answer: unknown): unknown => checkAnswer(answer, context)

describe('checkAnswer', () => {
  test('returns hits without what else they carry', () => {
    expect(check([{ id: 'c1', score: 1, text: 'x' }])).toEqual([{ id: 'c1', score: 1 }])
  })

  test.for([
    [undefined, 'returned undefined'],
    [{ hits: [] }, 'an object with the keys [hits]'],
    [['c1'], 'rank 1 is the string "c1"'],
    [[{ id: 'x9', score: 1 }], 'unknown id "x9"'],
    [[{ id: 7, score: 1 }], 'unknown id 7'],
    [[{ id: 'c1', score: Number.NaN }], '"c1" at rank 1 has NaN'],
    [[{ id: 'c1', score: '0.5' }], '"c1" at rank 1 has 0.5'],
    [[{ id: 'c1', score: Infinity }], '"c1" at rank 1 has Infinity'],
    [
      [
        { id: 'c1', score: 1 },
        { id: 'c1', score: 0 },
      ],
      '"c1" again at rank 2',
    ],
  ] as const)('refuses %j and says "%s"', ([answer, message]) => {
    expect(() => check(answer)).toThrow(message)
  })

  test('names the retriever and the query', () => {
    expect(() => check(null)).toThrow(/^Retriever "mine" must .*\(query q_1\)\.$/)
  })
})

describe('checkFallingScores', () => {
  test('accepts equal neighbours', () => {
    const hits = [
      { id: 'c1', score: 1 },
      { id: 'c2', score: 1 },
    ]

    expect(() => checkFallingScores(hits, context)).not.toThrow()
  })

  test('refuses scores that rise and hints at distances', () => {
    const hits = [
      { id: 'c1', score: 0.1 },
      { id: 'c2', score: 0.3 },
    ]

    expect(() => checkFallingScores(hits, context)).toThrow(
      /rank 2 has the higher score 0\.3.*distances/,
    )
  })
})
