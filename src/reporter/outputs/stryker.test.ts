import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FileResult, MutationTestResult } from 'mutation-testing-report-schema/api'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { failing } from '../../../test/fixtures/reporter/sample-report.ts'
import { builtInRun, reportOf } from '../../../test/fixtures/reporter/built-in-report.ts'
import { deceptionOf, measuredOf } from '../../analysis/index.ts'
import { loadDataset } from '../../dataset/index.ts'
import { executionOracle } from '../../evaluation/index.ts'
import { bm25, grep } from '../../retrievers/index.ts'
import { renderStryker } from './stryker.ts'

const require = createRequire(import.meta.url)
const schema = z.fromJSONSchema(
  JSON.parse(
    readFileSync(
      require.resolve('mutation-testing-report-schema/mutation-testing-report-schema.json'),
      'utf8',
    ),
  ),
)
const dataset = await loadDataset()
const oracle = executionOracle(dataset)
afterAll(() => oracle.close())
const runs = [await builtInRun(bm25(), oracle), await builtInRun(grep(), oracle)]
const [ours, theirs] = runs
if (ours === undefined || theirs === undefined) throw new Error('two runs were made')
const NO_SOURCES = { datasetFolders: [], versions: [] }
const text = await renderStryker(reportOf(runs), NO_SOURCES)
const result: MutationTestResult = JSON.parse(text)

function filesOf(slug: string, from = result): readonly FileResult[] {
  const own = Object.entries(from.files).filter(([path]) => path.startsWith(`${slug}/`))
  return own.map(([, file]) => file)
}

describe('renderStryker', () => {
  test('is valid by the JSON schema of the package', () => {
    expect(schema.safeParse(result).error?.issues ?? []).toEqual([])
    expect(schema.safeParse({ ...result, thresholds: { high: 1.5, low: 0 } }).success).toBe(false)
  })

  test.for([ours, theirs])('counts as survived what deceived $header.retriever', run => {
    const deception = deceptionOf(measuredOf(run))
    const files = filesOf(run.header.retriever)
    const statuses = files.flatMap(({ mutants }) => mutants.map(({ status }) => status))

    expect(deception).toMatchObject({
      deceived: statuses.filter(status => status === 'Survived').length,
      pairs: statuses.length,
    })
  })

  test('shows each mutant as the replacement that makes it', () => {
    const wrong = Object.entries(result.files).flatMap(([, { source, mutants }]) =>
      mutants.filter(({ id, location, replacement }) => {
        const lines = source.split('\n')
        const offset = ({ line, column }: { line: number; column: number }): number =>
          lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1
        const [start, end] = [offset(location.start), offset(location.end)]
        const mutated = source.slice(0, start) + replacement + source.slice(end)
        return mutated !== dataset.corpus.find(entry => entry.id === id.split('/')[1])?.text
      }),
    )

    expect(wrong).toEqual([])
  })

  test('leaves a failed query out of the score, with the fault', async () => {
    const [first, ...rest] = ours.outcomes
    if (first === undefined) throw new Error('the run has outcomes')
    const faulty = { ...ours, outcomes: [failing(first, '503 from host'), ...rest] }

    const json = await renderStryker(reportOf([faulty]), NO_SOURCES)
    const again: MutationTestResult = JSON.parse(json)
    const [file] = Object.entries(again.files).flatMap(([path, each]) =>
      path.includes(first.queryId) ? [each] : [],
    )

    expect(file?.mutants.map(({ status, statusReason }) => [status, statusReason])).toEqual(
      Array.from({ length: 4 }, () => ['Ignored', '503 from host']),
    )
  })

  test('gives equal bytes for equal reports', async () => {
    expect(await renderStryker(reportOf(runs), NO_SOURCES)).toBe(text)
  })

  test('says where texts are to be had when the dataset is not found', async () => {
    const { dataset: known } = ours.header
    const other = { ...known, sha256: '0'.repeat(64) }
    const foreign = { ...ours, header: { ...ours.header, dataset: other } }

    await expect(renderStryker(reportOf([foreign]), NO_SOURCES)).rejects.toThrow(
      /The mutation report needs the texts of execretrieval-py\. .*--dataset/,
    )
  })
})
