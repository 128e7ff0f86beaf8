import { expect, test } from 'vitest'
import type { RunOutcomes } from '../analysis/index.ts'
import { evaluate } from '../evaluation/index.ts'
import type { GoldDataset } from '../schema/index.ts'
import { buildReport } from './build-report.ts'
import { parseReporterOptions } from './options.ts'
import { renderReport } from './render-report.ts'
import { plainPaint } from './report.ts'

const FILES = Array.from({ length: 12 }, (_, at) => `f${String(at).padStart(2, '0')}.py`)
const query = (id: string, goldIds: readonly string[]): GoldDataset['queries'][number] => ({
  id,
  text: id,
  goldIds: [...goldIds],
  domain: 'repo',
  language: 'python',
  strata: { split: 'train', kind: 'mature' },
  repository: 'repo',
  epoch: 'e',
  commit: id,
})
const dataset: GoldDataset = {
  kind: 'gold',
  id: 'repo@e',
  sha256: '0'.repeat(64),
  pool: 'repository',
  // The retriever ranks f00, f01, …: ranks 1 and 4 of the first, 2 of the second, none of the third.
  queries: [
    query('a', ['f00.py', 'f03.py']),
    query('b', ['f01.py', 'f11.py']),
    query('c', ['f10.py']),
  ],
  corpus: FILES.map(id => ({ id, text: id, tokens: 1 })),
}

test('the board of a repository shows gold files, not tests', async () => {
  const retriever = {
    name: 'by name',
    epsilon: 0,
    index: async () => {},
    search: async (_query: string, k: number) =>
      FILES.slice(0, k).map((id, at) => ({ id, score: -at })),
  }
  const { header, outcomes } = await evaluate({ dataset, retriever })
  const run: RunOutcomes = {
    project: '',
    header,
    outcomes,
    expected: 3,
    state: { kind: 'complete' },
  }
  const text = renderReport(
    buildReport({
      runs: [run],
      options: parseReporterOptions({ replicates: 200 }),
      baseline: undefined,
      anchor: undefined,
      isWhole: false,
      problems: [],
      accepted: [],
      resultsPath: 'results.json',
    }),
    plainPaint,
  )

  expect(text).toContain('repo@e 3 queries · 12 files · pool repository')
  // hit@1 1/3, hit@10 2/3, recall@10 (1 + 1/2 + 0)/3, MRR@10 (1 + 1/2 + 0)/3.
  expect(text).toMatch(
    /by name +0\.333 +\[0\.\d+, 0\.\d+\] +0\.667 +0\.500 +0\.500 +0\.\d+ +0\.0 %/,
  )
  expect(text).not.toMatch(/exec|deceived|chance/)
})
