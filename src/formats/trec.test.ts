import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatQrels, parseQrels } from './trec-qrels.ts'
import { formatRun, parseRun, type Run, type RunDocument } from './trec-run.ts'

const run = (text: string): Run => parseRun(text, 'run.txt')

describe('parseRun', () => {
  test('reads tabs, blanks, comments, CRLF, a byte order mark and queries in pieces', () => {
    const text =
      '\uFEFF# made by hand\nq1 Q0 d1 1 2.5 tag\r\n\nq2\tQ0\td1\t1\t-1e-3\ttag\n  q1 Q0 d2 9 +3 tag'

    expect(run(text)).toEqual(
      new Map([
        [
          'q1',
          [
            { id: 'd1', score: 2.5 },
            { id: 'd2', score: 3 },
          ],
        ],
        ['q2', [{ id: 'd1', score: -0.001 }]],
      ]),
    )
  })

  test.each([
    [
      'q1 Q0 d1 1 0.5 t\nq1 Q0 d1 2 0.4 t',
      'run.txt:2 must name a document once a query, but names "d1" again for "q1"',
    ],
    ['q1 Q0 d1 1 1 t\nq2 Q0 d1 1 1 t\nq1 Q0 d1 2 0 t', 'run.txt:3 must name a document once'],
    [
      'q1 Q0 d1 1 0.5',
      'run.txt:1 must hold the 6 fields "query Q0 document rank score tag", but holds 5',
    ],
    ['# c\nq1 Q0 a b 1 0.5 t', 'run.txt:2 must hold the 6 fields'],
    ['q1 Q0 d1 1 abc t', 'run.txt:1 must have a number as its score, but has "abc"'],
    ['q1 Q0 d1 1 nan t', 'but has "nan"'],
    ['q1 Q0 d1 1 NaN t', 'but has "NaN"'],
    ['', 'run.txt must hold at least one line'],
    ['# only a comment\n', 'an empty run is a fault'],
  ])('refuses %j', (text, message) => {
    expect(() => run(text)).toThrow(message)
  })
})

describe('parseRun on infinite scores', () => {
  test('reads the spellings of the C library', () => {
    const lines = ['inf', '-inf', '+Infinity', '-INFINITY'].map(
      (text, i) => `q Q0 d${i} 1 ${text} t`,
    )

    const scores = run(lines.join('\n'))
      .get('q')
      ?.map(({ score }) => score)

    expect(scores).toEqual([Infinity, -Infinity, Infinity, -Infinity])
  })
})

describe('formatRun', () => {
  const scored = fc.record({
    id: fc.stringMatching(/^[a-z_0-9]{1,6}$/),
    score: fc.oneof(
      fc.constantFrom(0, -0, 1, 0.5, 1e-45),
      fc.double({ min: -1e30, max: 1e30, noNaN: true }),
    ),
  })
  const rankings = fc
    .uniqueArray(scored, { selector: ({ id }) => id, minLength: 1, maxLength: 30 })
    .map(documents => documents.toSorted((a, b) => b.score - a.score))

  test('writes scores that fall strictly in single precision and keep the order', () => {
    fc.assert(
      fc.property(rankings, documents => {
        const written = run(formatRun(new Map([['q', documents]]), 'tag')).get('q') ?? []

        expect(written.map(({ id }) => id)).toEqual(documents.map(({ id }) => id))
        const singles = written.map(({ score }) => Math.fround(score))
        expect(singles.every((score, at) => at === 0 || score < (singles[at - 1] ?? 0))).toBe(true)
      }),
      { seed: 2, numRuns: 300 },
    )
  })

  test('leaves scores that fall already as they are', () => {
    const text = 'q1 Q0 b 1 0.9 mine\nq1 Q0 a 2 0.30000000000000004 mine\nq2 Q0 a 1 -5 mine\n'

    expect(formatRun(run(text), 'mine')).toBe(text)
  })

  test('separates ties by the least step that every reader sees', () => {
    const tied = new Map([
      [
        'q',
        [
          { id: 'b', score: 1 },
          { id: 'a', score: 1 },
          { id: 'c', score: 1 },
        ],
      ],
    ])

    expect(formatRun(tied, 't')).toBe(
      `q Q0 b 1 1 t\nq Q0 a 2 ${1 - 2 ** -24} t\nq Q0 c 3 ${1 - 2 ** -23} t\n`,
    )
  })

  test('keeps a given order even against the scores', () => {
    const turned = new Map([
      [
        'q',
        [
          { id: 'a', score: 0 },
          { id: 'b', score: 7 },
        ],
      ],
    ])

    expect(run(formatRun(turned, 't')).get('q')).toEqual([
      { id: 'a', score: 0 },
      { id: 'b', score: -(2 ** -149) },
    ])
  })

  test.each([
    [[['q 1', []]], 'A query id must be one field of a TREC file'],
    [[['#q', []]], 'is "#q"'],
    [[['q', [{ id: '', score: 1 }]]], 'A document id must be one field'],
    [[['q', [{ id: 'd', score: NaN }]]], 'rank 1 of query "q" must have a finite score'],
    [
      [
        [
          'q',
          [
            { id: 'd', score: 2 },
            { id: 'd', score: 1 },
          ],
        ],
      ],
      'must name a document once',
    ],
  ] as const)('refuses %j', (entries, message) => {
    const faulty: Run = new Map<string, readonly RunDocument[]>(entries)

    expect(() => formatRun(faulty, 'tag')).toThrow(message)
  })
})

describe('parseQrels', () => {
  const qrels = (text: string) => parseQrels(text, 'qrels.txt')

  test('reads grades, negative ones too, and is undone by formatQrels', () => {
    const text = 'q1 0 d1 1\nq1 0 d2 -2\nq2 0 d1 0\n'

    expect(qrels(text).get('q1')).toEqual(
      new Map([
        ['d1', 1],
        ['d2', -2],
      ]),
    )
    expect(formatQrels(qrels(`# comment\n${text.replaceAll(' ', '\t')}`))).toBe(text)
  })

  test.each([
    ['q1 0 d1 1\nq1 0 d1 0', 'qrels.txt:2 must name a document once a query'],
    ['q1 0 d1 0.5', 'qrels.txt:1 must have a whole number as its relevance grade, but has "0.5"'],
    ['q1 d1 1', 'qrels.txt:1 must hold the 4 fields'],
    ['', 'qrels.txt must hold at least one line'],
  ])('refuses %j', (text, message) => {
    expect(() => qrels(text)).toThrow(message)
  })
})
