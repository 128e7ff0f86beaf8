import { describe, expect, test } from 'vitest'
import { BEIR_FILES, danglingIds, formatBeir, parseBeir } from './beir.ts'

const files = {
  corpus:
    '{"_id":"d1","title":"","text":"def f(): pass"}\n' +
    '{"_id":"q1","title":"t","text":"same id as a query"}\n',
  queries: '{"_id":"q1","text":"do nothing"}\n{"_id":"q 2","text":"blank in the id"}\n',
  qrels: 'query-id\tcorpus-id\tscore\nq1\td1\t1\nq 2\tq1\t2\n',
}

describe('parseBeir', () => {
  test('is undone by formatBeir and keeps documents named like queries', () => {
    const dataset = parseBeir(files)

    expect(dataset.corpus).toHaveLength(2)
    expect(dataset.qrels.get('q 2')).toEqual(new Map([['q1', 2]]))
    expect(formatBeir(dataset)).toEqual(files)
    expect(danglingIds(dataset)).toEqual({ queries: [], documents: [] })
  })

  test('takes a corpus without titles and with metadata', () => {
    const corpus = '{"_id":"d1","text":"x","metadata":{"url":"y"}}'

    expect(parseBeir({ ...files, corpus }).corpus).toEqual([{ _id: 'd1', title: '', text: 'x' }])
  })

  test('tells ids that nothing defines', () => {
    const qrels = `${files.qrels}q9\td9\t1\nq1\td8\t1\n`

    expect(danglingIds(parseBeir({ ...files, qrels }))).toEqual({
      queries: ['q9'],
      documents: ['d8', 'd9'],
    })
  })

  test.each([
    [
      'corpus',
      `${files.corpus}{"_id":"d1","text":""}`,
      'corpus.jsonl:3 must have an id of its own, but repeats "d1" of line 1',
    ],
    ['queries', '{"_id":"","text":"x"}', 'queries.jsonl:1 must hold a row of the documented shape'],
    ['qrels', 'q1\td1\t1\n', 'qrels/test.tsv:1 must be the header'],
    [
      'qrels',
      `${files.qrels}q1\td1\t1`,
      'qrels/test.tsv:4 must name a query, a document not named before',
    ],
    ['qrels', `${files.qrels}q1\td7\tx`, 'qrels/test.tsv:4 must have a whole number'],
    [
      'qrels',
      `${files.qrels}q1\td7`,
      'must have a whole number as its relevance grade, but has ""',
    ],
  ] as const)('refuses %s %j', (name, text, message) => {
    expect(() => parseBeir({ ...files, [name]: text }, BEIR_FILES)).toThrow(message)
  })
})

describe('formatBeir', () => {
  test('refuses an id that a tab would split', () => {
    const qrels = new Map([['q\t1', new Map([['d', 1]])]])

    expect(() => formatBeir({ corpus: [], queries: [], qrels })).toThrow('An id must be one field')
  })
})
