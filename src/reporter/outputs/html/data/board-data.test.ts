import { describe, expect, test } from 'vitest'
import {
  failing,
  sampleReport,
  sampleRun,
} from '../../../../../test/fixtures/reporter/sample-report.ts'
import { syntheticDataset } from '../../../../../test/e2e/synthetic.ts'
import type { RunOutcomes } from '../../../../analysis/index.ts'
import { codeOf, queriesOf, standingOf } from '../page/board-view.ts'
import { rankingOf, rivalOf } from '../page/ranking.ts'
import { NO_FILTERS, selector } from '../page/select-queries.ts'
import { boardData } from './board-data.ts'
import type { DatasetTexts } from './dataset-texts.ts'
import { rounded } from './outcome-row.ts'
import type { BoardData } from './page-data.ts'

const dataset = syntheticDataset(40)
const texts: DatasetTexts = {
  queries: new Map(dataset.queries.map(query => [query.id, query])),
  corpus: new Map(dataset.corpus.map(entry => [entry.id, entry])),
}
const ours = await sampleRun('ours', n => n % 4 > 1)
const [first, second, ...others] = ours.outcomes
if (first === undefined || second === undefined) throw new Error('the run has outcomes')
const faulty: RunOutcomes = {
  ...ours,
  project: 'web',
  outcomes: [
    failing(first, '503 from host'),
    {
      version: 1,
      state: 'not-measured',
      queryId: second.queryId,
      domain: '',
      language: '',
      reason: 'given up',
    },
    ...others.slice(1),
  ],
}

/** As the page reads it. */
function dataOf(runs: readonly RunOutcomes[], known: DatasetTexts = texts): BoardData {
  const [board] = sampleReport(runs).boards
  if (board === undefined) throw new Error('runs make a board')
  return JSON.parse(JSON.stringify(boardData(board, known)))
}

describe('boardData', () => {
  test('holds every text of the dataset, mutants as edits of their canonical', () => {
    const data = dataOf([ours])
    const codes = data.snippets.map(([id], at) => [id, codeOf(data, at)])

    expect(codes.toSorted()).toEqual(dataset.corpus.map(entry => [entry.id, entry.text]).toSorted())
    expect(data.queries.map(([id, , , , text]) => [id, text])).toEqual(
      dataset.queries.map(query => [query.id, query.text]),
    )
  })

  test('holds each ranking with scores, roles, verdicts and labels', () => {
    const data = dataOf([ours])
    for (const [at, outcome] of ours.outcomes.entries()) {
      const query = queriesOf(data)[at]
      if (query === undefined || outcome.state !== 'measured') throw new Error('all are measured')

      const ranking = rankingOf(data, 0, query).map(
        ({ snippet, score, role, passes, source, labels }) => ({
          id: data.snippets[snippet]?.[0],
          score,
          role,
          passes,
          source,
          labels: labels.map(label => data.labels[label]),
        }),
      )

      expect(ranking).toEqual(
        outcome.hits.map(({ id, score, role, verdict }) => ({
          id,
          score: Number(score.toPrecision(6)),
          role,
          passes: verdict.passes,
          source: 'cache',
          labels: verdict.kind === 'execution' ? verdict.labels : [],
        })),
      )
    }
  })

  test('says of each query what the scripted retriever did', () => {
    const data = dataOf([ours])
    const standings = queriesOf(data).map(query => standingOf(data, 0, query))

    expect(standings.map(({ isHit }) => isHit)).toEqual(
      dataset.queries.map((_, at) => (at + 1) % 4 > 1),
    )
    expect(standings[0]).toEqual({
      state: 'measured',
      text: 'own mutant',
      isHit: false,
      isDeceived: true,
      types: [data.types.indexOf('off_by_one')],
      gap: -0.5,
    })
  })

  test('names the best mutant as the rival', () => {
    const data = dataOf([ours])
    const [query] = queriesOf(data)
    if (query === undefined) throw new Error('there are queries')

    expect(data.snippets[rivalOf(data, 0, query) ?? -1]?.[0]).toBe('c_0001_1')
  })

  test('keeps failed, unasked and missing queries apart, with their reasons', () => {
    const data = dataOf([ours, faulty])
    const states = queriesOf(data)
      .slice(0, 4)
      .map(query => standingOf(data, 1, query))

    expect(states.map(({ state, text }) => [state, text])).toEqual([
      ['failed', 'retriever: 503 from host'],
      ['not measured', 'given up'],
      ['not measured', 'no outcome'],
      ['measured', 'own mutant'],
    ])
    expect(data.retrievers).toEqual(['ours', 'ours (web)'])
  })

  test('does without texts and says why', () => {
    const data = dataOf([ours], { queries: new Map(), corpus: new Map(), missing: 'not found' })

    expect(data.missing).toBe('not found')
    expect(data.queries[0]?.slice(0, 6)).toEqual([
      'q_0001',
      expect.any(Number),
      '',
      'python',
      null,
      [],
    ])
    expect(codeOf(data, 0)).toBeNull()
  })
})

describe('selector', () => {
  const data = dataOf([ours, faulty])
  const select = selector(data)
  const ids = (part: Partial<typeof NO_FILTERS>): readonly string[] =>
    select({ ...NO_FILTERS, ...part }).map(({ query }) => query.id)

  test('finds all words in id, text, domain or code, whatever their case', () => {
    expect(ids({ search: 'NUMBER 17.' })).toEqual(['q_0017'])
    expect(ids({ search: '# 33' })).toEqual(['q_0033'])
    expect(ids({ search: 'geometry number' })).toHaveLength(20)
    expect(ids({ search: 'nowhere' })).toEqual([])
  })

  test('filters by result, mutation type, domain and state of the chosen retriever', () => {
    expect(ids({ result: 'passes' })).toHaveLength(20)
    expect(ids({ result: 'misses' })).toEqual(ids({ result: 'deceived' }))
    expect(ids({ type: String(data.types.indexOf('off_by_one')) })).toHaveLength(20)
    expect(ids({ type: String(data.types.indexOf('wrong_operator')) })).toEqual([])
    expect(ids({ domain: 'geometry', result: 'passes' })).toHaveLength(10)
    expect(ids({ retriever: 1, state: 'failed' })).toEqual(['q_0001'])
    expect(ids({ retriever: 1, state: 'not measured' })).toEqual(['q_0002', 'q_0003'])
    expect(ids({ retriever: 1, result: 'not deceived' })).not.toContain('q_0001')
  })

  test('sorts by gap and by the number of misses', () => {
    expect(ids({ order: 'gap' }).slice(0, 2)).toEqual(['q_0001', 'q_0004'])
    expect(ids({ order: 'misses' })[0]).toBe('q_0004')
  })
})

describe('rounded', () => {
  test('writes no more digits than it keeps', () => {
    expect([24.0960023, 0.1 + 0.2, -0.000123456789, 1234.5678].map(rounded)).toEqual([
      24.096, 0.3, -0.000123457, 1234.57,
    ])
  })

  test.for([0, 1, -1, 24.0960023, 0.000123456789, -8.5e-12, 123456789, 5e-324, 1e300, 0.1 + 0.2])(
    'keeps six digits of %d',
    score => {
      expect(Math.abs(rounded(score) - score)).toBeLessThanOrEqual(Math.abs(score) * 5e-6)
    },
  )
})
