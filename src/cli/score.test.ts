import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import fixture from '../../test/fixtures/metrics/trec-cases.json' with { type: 'json' }
import { dispatch } from './dispatch.ts'
import { score } from './score.ts'

const folder = mkdtempSync(join(tmpdir(), 'score-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Answer {
  readonly code: number
  readonly out: string
  readonly err: string
}

async function scoreOf(run: string, qrels: string, ...options: readonly string[]): Promise<Answer> {
  const files = { run: join(folder, 'run.txt'), qrels: join(folder, 'qrels.txt') }
  writeFileSync(files.run, run)
  writeFileSync(files.qrels, qrels)
  let [out, err] = ['', '']
  const io = {
    out: (text: string) => void (out += text),
    err: (text: string) => void (err += text),
  }
  const args = ['score', '--run', files.run, '--qrels', files.qrels, ...options]
  const code = await dispatch(args, [score], io)
  return { code, out, err }
}

/** Our names and those of trec_eval. */
const NAMES = {
  map: 'map',
  mrr: 'recip_rank',
  'p@1': 'P_1',
  'p@5': 'P_5',
  'p@10': 'P_10',
  'recall@5': 'recall_5',
  'recall@10': 'recall_10',
  'ndcg@5': 'ndcg_cut_5',
  'ndcg@10': 'ndcg_cut_10',
  ndcg: 'ndcg',
} as const

const rows = (table: Readonly<Record<string, Readonly<Record<string, number | undefined>>>>) =>
  Object.entries(table).flatMap(([query, grades]) =>
    Object.entries(grades).map(([id, grade]) => `${query} 0 ${id} ${grade}\n`),
  )

describe('score', () => {
  test.each(fixture.cases.filter(({ name }) => name !== 'nan_mixed'))(
    'equals trec_eval -c on $name',
    async ({ run, qrels, complete }) => {
      const lines = run.map(
        ([query, id, value], index) => `${query} Q0 ${id} ${index} ${value} t\n`,
      )

      const answer = await scoreOf(
        lines.join(''),
        rows(qrels).join(''),
        `--metrics=${Object.keys(NAMES).join()}`,
        '--ties=trec',
        '--json',
      )

      const expected = Object.entries(NAMES).map(([ours, theirs]) => [
        ours,
        expect.closeTo(Number(new Map(Object.entries(complete)).get(theirs)), 12),
      ])
      expect(answer.code).toBe(0)
      expect(JSON.parse(answer.out).mean).toEqual(Object.fromEntries(expected))
    },
  )

  const run = 'q1 Q0 a 1 0.9 t\nq1 Q0 b 2 0.9 t\nq9 Q0 a 1 1 t\n'
  const qrels = 'q1 0 a 1\nq2 0 a 1\n'

  test('prints per query values, means over all judged queries, and both kinds of odd ids', async () => {
    const options = ['--metrics', 'p@1,mrr', '--per-query', '--json']

    const answer = await scoreOf(run, qrels, ...options, '--ties', 'optimistic')

    expect(JSON.parse(answer.out)).toEqual({
      schemaVersion: 1,
      perQuery: { q1: { 'p@1': 1, mrr: 1 }, q2: { 'p@1': 0, mrr: 0 } },
      mean: { 'p@1': 0.5, mrr: 0.5 },
      missing: ['q2'],
      unjudged: ['q9'],
    })
  })

  test.each([
    ['pessimistic', 0.25],
    ['expected', 0.375],
    ['optimistic', 0.5],
    // The larger id comes first: b before a.
    ['trec', 0.25],
  ])('counts ties %s', async (ties, mrr) => {
    const answer = await scoreOf(run, qrels, '--metrics', 'mrr', '--json', '--ties', ties)

    expect(JSON.parse(answer.out).mean).toEqual({ mrr })
  })

  test('prints a table in the manner of trec_eval and tells what is missing', async () => {
    const answer = await scoreOf(run, qrels, '--metrics', 'mrr', '--per-query')

    expect(answer.out).toMatchInlineSnapshot(`
      "mrr            q1             0.5000
      mrr            q2             0.0000
      mrr            all            0.2500
      "
    `)
    expect(answer.err).toContain('1 judged queries are missing from the run and count 0: q2\n')
    expect(answer.err).toContain('1 queries of the run have no judgement and are left out: q9\n')
  })

  test.each([
    [run, qrels, ['--metrics', 'exec@1'], 'but exec@1 needs verdicts'],
    [run, qrels, ['--metrics', 'nonsense@3'], 'A metric must be one of'],
    [
      run,
      qrels,
      ['--ties', 'lucky'],
      '--ties must be one of pessimistic, expected, optimistic, trec',
    ],
    [run, qrels, ['--what'], "Unknown option '--what'"],
    [run, 'q7 0 a 1\n', [], 'answers q1, q9, while the judgements are of q7'],
    ['q1 Q0 a 1 nan t\n', qrels, [], 'run.txt:1 must have a number as its score, but has "nan"'],
    ['', qrels, [], 'run.txt must hold at least one line'],
  ])('refuses bad input (%#) with exit code 2', async (run, qrels, options, message) => {
    const answer = await scoreOf(run, qrels, ...options)

    expect(answer).toMatchObject({ code: 2, out: '', err: expect.stringContaining(message) })
  })

  test('names a file that is not there', async () => {
    let err = ''
    const io = { out: () => undefined, err: (text: string) => void (err += text) }

    const code = await dispatch(['score', '--run', '/nowhere', '--qrels', '/nowhere'], [score], io)

    expect({ code, err }).toMatchObject({
      code: 2,
      err: expect.stringContaining('/nowhere must be'),
    })
  })
})
