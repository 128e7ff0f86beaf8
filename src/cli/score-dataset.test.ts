import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import {
  CHECKSUM_FILE,
  formatBundle,
  formatChecksums,
  formatNpz,
  sha256Of,
  type NpyArray,
} from '../formats/index.ts'
import { codeHash, testsHash } from '../runner/index.ts'
import { analyze } from './analyze.ts'
import { dispatch } from './dispatch.ts'
import { score } from './score.ts'

const folder = mkdtempSync(join(tmpdir(), 'score-dataset-'))
afterAll(() => rmSync(folder, { recursive: true }))

const QUERIES = 8
const ids = Array.from({ length: QUERIES }, (_, at) => at)
const dataset = writeDataset(join(folder, 'small'))

/** Each query has a canonical and two mutants; file order is not the order of ids. */
function writeDataset(directory: string): string {
  const groups = ids.toReversed().map(at => {
    const tests = [`assert f${at}(1) == 2`]
    const code = `def f${at}(x):\n    return x + 1\n`
    const shared = {
      source_entry_id: `exec_${at % 2 === 0 ? 'even' : 'odd'}_${at}`,
      function_name: `f${at}`,
    }
    const own = [
      { corpus_id: `c_${at}0`, code, label: 'correct' as const, ...shared },
      ...['- 1', '+ 2'].map((edit, mutant) => ({
        corpus_id: `c_${at}${mutant + 1}`,
        code: code.replace('+ 1', edit),
        label: 'incorrect' as const,
        bug_type: mutant === 0 ? 'wrong_operator' : 'off_by_one',
        ...shared,
      })),
    ]
    return { at, tests, own, shared }
  })
  const files = formatBundle({
    queries: groups.map(({ at, tests, shared }) => ({
      query_id: `q_${at}`,
      query: `Add one, number ${at}.`,
      test_suite: tests,
      correct_corpus_ids: [`c_${at}0`],
      paired_distractor_corpus_ids: [`c_${at}1`, `c_${at}2`],
      entry_id: shared.source_entry_id,
      function_name: shared.function_name,
    })),
    corpus: groups.flatMap(({ own }) => own),
    distractors: groups.flatMap(({ own }) =>
      own.slice(1).map(row => ({ corpus_id: row.corpus_id })),
    ),
    cache: groups.flatMap(({ own, tests }) =>
      own.map(row => ({
        code_sha256: codeHash(row.code),
        tests_sha256: testsHash(tests),
        test_results: [row.label === 'correct' ? 'pass' : 'FAIL'],
      })),
    ),
  })
  mkdirSync(directory)
  for (const [name, text] of files) writeFileSync(join(directory, name), text)
  const sums = new Map([...files].map(([name, text]) => [name, sha256Of(text)]))
  writeFileSync(join(directory, CHECKSUM_FILE), formatChecksums(sums))
  return directory
}

type Numbers = NpyArray & { readonly data: Float32Array }

/** Query q points along its own axis; its canonical leads where `isHit` says so. */
function vectors(isHit: (query: number) => boolean): { queries: Numbers; corpus: Numbers } {
  const queries = new Float32Array(QUERIES * QUERIES)
  const corpus = new Float32Array(3 * QUERIES * QUERIES)
  for (const [row, at] of ids.toReversed().entries()) {
    queries[row * QUERIES + at] = 1
    const noise = isHit(at) ? [0.1, 0.5, 0.9] : [0.9, 0.1, 0.5]
    for (const [own, off] of noise.entries()) {
      const start = (row * 3 + own) * QUERIES
      corpus[start + at] = 1
      corpus[start + ((at + 1) % QUERIES)] = off
    }
  }
  return {
    queries: { shape: [QUERIES, QUERIES], data: queries },
    corpus: { shape: [3 * QUERIES, QUERIES], data: corpus },
  }
}

function writeVectors(
  name: string,
  { queries, corpus }: ReturnType<typeof vectors>,
): readonly string[] {
  mkdirSync(join(folder, name), { recursive: true })
  const files = [join(folder, name, 'q.npz'), join(folder, name, 'c.npz')]
  writeFileSync(files[0] ?? '', formatNpz(new Map([['embeddings', queries]])))
  writeFileSync(files[1] ?? '', formatNpz(new Map([['embeddings', corpus]])))
  return files
}

async function cli(
  ...argv: readonly string[]
): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', '']
  const code = await dispatch(argv, [score, analyze], {
    out: text => void (out += text),
    err: text => void (err += text),
  })
  return { code, out, err }
}

const argumentsOf = (...argv: readonly string[]): readonly string[] => argv

const good = writeVectors(
  'good',
  vectors(at => at < 6),
)
const poor = writeVectors(
  'poor',
  vectors(at => at === 0),
)
const output = join(folder, 'report')
const onDataset = (...argv: readonly string[]) =>
  cli('score', '--dataset', dataset, '--output', output, ...argv)

describe('score --dataset', () => {
  test('writes the full report of frozen vectors, with no config and no JavaScript', async () => {
    const { code, out } = await onDataset('--vectors', ...good, '--vectors', ...poor)

    const { runs } = JSON.parse(readFileSync(join(output, 'results.json'), 'utf8'))
    const { datasets } = JSON.parse(readFileSync(join(output, 'analyses.json'), 'utf8'))
    const value = (at: number, metric: string): number => runs[at].metrics[metric].value
    expect(code).toBe(0)
    expect(runs.map((run: { retriever: string }) => run.retriever)).toEqual(['good', 'poor'])
    expect([value(0, 'exec@1'), value(1, 'exec@1'), value(0, 'exec@3')]).toEqual([0.75, 0.125, 1])
    expect(datasets[0].analyses.allPairs.rows[0]).toMatchObject({
      metric: 'exec@1',
      firstOnly: 5,
      secondOnly: 0,
      // 2 · (1/2)^5
      p: 0.0625,
    })
    expect(readdirSync(output)).toEqual(
      expect.arrayContaining(['report.md', 'leaderboard.csv', 'outcomes.jsonl', 'runs']),
    )
    expect(out).toContain('exec@1 by number of near-clones kept')
  })

  test('scores the TREC runs that it wrote to the same board', async () => {
    await onDataset('--vectors', ...good)
    const before = JSON.parse(readFileSync(join(output, 'results.json'), 'utf8')).runs[0].metrics

    const run = join(output, 'runs', 'good.trec')
    const again = join(folder, 'again')
    const { code } = await cli('score', '--dataset', dataset, '--run', run, '--output', again)

    const after = JSON.parse(readFileSync(join(again, 'results.json'), 'utf8')).runs[0].metrics
    expect(code).toBe(0)
    expect(after['exec@1']).toEqual(before['exec@1'])
    expect(after['nDCG@10'].value).toBeCloseTo(before['nDCG@10'].value, 12)
  })

  test('names a vector that is not a number by its snippet', async () => {
    const broken = vectors(() => true)
    broken.corpus.data[0] = Number.NaN
    const files = writeVectors('broken', broken)

    expect(await onDataset('--vectors', ...files)).toMatchObject({
      code: 2,
      err: expect.stringContaining('that of "c_70" holds NaN'),
    })
  })

  test('names a zero vector by its query', async () => {
    const zero = vectors(() => true)
    zero.queries.data.fill(0)

    const { code, err } = await onDataset('--vectors', ...writeVectors('zero', zero))

    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('is zero') })
    expect(err).toContain('q_7')
  })

  test.each([
    ['swapped archives', ['--vectors', good[1] ?? '', good[0] ?? ''], 'queries with 8 rows'],
    ['one name twice', ['--vectors', ...good, '--vectors', ...good], '"good" occurs twice'],
    ['nothing to score', [], 'score must be given a run'],
    ['a path too much', ['--vectors', ...good, 'more.npz'], 'but got 1 more: more.npz'],
    ['an unknown pool', ['--pool', 'big', '--vectors', ...good], '--pool must be one of base'],
    ['an unknown similarity', ['--similarity', 'l2', '--vectors', ...good], '--similarity must be'],
    ['a missing file', ['--vectors', 'gone.npz'], 'gone.npz must be a file'],
  ])('refuses %s with exit code 2', async (_, argv, message) => {
    expect(await onDataset(...argv)).toMatchObject({
      code: 2,
      err: expect.stringContaining(message),
    })
  })
})

describe('analyze', () => {
  const results = join(folder, 'analyzed', 'results.json')
  const scored = cli(
    'score',
    ...argumentsOf('--dataset', dataset, '--output', join(folder, 'analyzed')),
    ...argumentsOf('--vectors', ...good, '--vectors', ...poor),
  )

  test('gives every analysis as a block of JSON', async () => {
    await scored

    const { code, out } = await cli('analyze', results, '--dataset', dataset, '--json')

    const { schemaVersion, datasets, pools } = JSON.parse(out)
    expect([code, schemaVersion, datasets.length]).toEqual([0, 1, 1])
    expect(Object.keys(datasets[0].analyses)).toEqual([
      'leaderboard',
      'allPairs',
      'missAnatomy',
      'density',
      'gapDistribution',
      'pairwiseAuc',
      'deception',
      'editSizeCorrelation',
      'stackedMutations',
      'execOneStar',
      'equivalents',
      'domains',
      'languages',
      'queryDifficulty',
      'boardAgreement',
      'truncation',
      'blindBaselines',
    ])
    expect(Object.keys(pools)).toEqual(['starVersusBalanced', 'nameMasked'])
    expect(
      datasets[0].analyses.deception.byCharacters.map(({ label }: { label: string }) => label),
    ).toEqual(['1'])
    expect(datasets[0].analyses.queryDifficulty.solvedByCounts).toEqual([2, 5, 1])
  })

  test('says what cannot be computed and what would allow it', async () => {
    await scored

    const { out } = await cli('analyze', results)

    expect(out).toContain('exec@1 by domain')
    expect(out).toMatch(/Not computed[\s\S]*name it with --dataset/)
    expect(out).toContain('measure pool all-mutants')
  })

  test('takes truncated snippets and the results of a masked corpus', async () => {
    await scored
    const cut = join(folder, 'cut.tsv')
    writeFileSync(cut, 'good\tc_00\ngood\tc_01\n')

    const { out } = await cli(
      ...argumentsOf('analyze', results, '--truncated', cut, '--masked', results, '--json'),
    )

    const { datasets, pools } = JSON.parse(out)
    expect(datasets[0].analyses.truncation[0]).toMatchObject({
      retriever: 'good',
      truncated: 2,
      touched: 2,
    })
    expect(
      pools.nameMasked.map(({ retriever, drop }: { retriever: string; drop: number }) => [
        retriever,
        drop,
      ]),
    ).toEqual([
      ['good', 0],
      ['poor', 0],
    ])
  })

  test('narrows deception to mutation types and pairs to metrics', async () => {
    await scored

    const { out } = await cli(
      ...argumentsOf('analyze', results, '--types', 'off_by_one', '--pairs', 'nDCG@10', '--json'),
    )

    const [{ analyses }] = JSON.parse(out).datasets
    expect(analyses.deception.byType.map(({ label }: { label: string }) => label)).toEqual([
      'off_by_one',
    ])
    expect(analyses.allPairs).toMatchObject({ family: 1, rows: [{ test: 'sign-flip' }] })
  })

  test.each([
    ['no file', [], 'analyze must be given at least one results.json'],
    ['an unknown type', [results, '--types', 'typo'], '--types must name mutation types'],
    [
      'another dataset',
      [results, '--dataset', 'builtin'],
      '--dataset must be the dataset of the results',
    ],
    ['a bad list of cut snippets', [results, '--truncated', results], 'must be a retriever, a tab'],
  ])('refuses %s with exit code 2', async (_, argv, message) => {
    await scored

    expect(await cli('analyze', ...argv)).toMatchObject({
      code: 2,
      err: expect.stringContaining(message),
    })
  })
})
