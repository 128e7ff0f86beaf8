import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { madeRuns } from '../../../../benchmarks/reporter/made-runs.ts'
import { writeBundle } from '../../../../test/fixtures/reporter/bundle-folder.ts'
import {
  failing,
  sampleReport,
  sampleRun,
} from '../../../../test/fixtures/reporter/sample-report.ts'
import type { RunOutcomes } from '../../../analysis/index.ts'
import { loadDataset, ownSnippets } from '../../../dataset/index.ts'
import type { ExecutionDataset } from '../../../schema/index.ts'
import { renderHtml } from './report-html.ts'

const SOURCES = { datasetFolders: [], versions: ['rendered by vitest-retrieval 0.0.0'] }
const ours = await sampleRun('ours', n => n % 4 > 1)
const oursBefore = await sampleRun('ours', n => n % 4 > 0)
const bm25 = await sampleRun('bm25', n => n % 4 === 0)
const page = await renderHtml(sampleReport([ours, bm25], [oursBefore, bm25]), SOURCES)

const folder = mkdtempSync(join(tmpdir(), 'html-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The visible text of markup, near enough to look words up in it. */
function textOf(markup: string): string {
  return markup
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

describe('renderHtml', () => {
  test('gives equal bytes for equal reports', async () => {
    expect(await renderHtml(sampleReport([ours, bm25], [oursBefore, bm25]), SOURCES)).toBe(page)
  })

  test('loads nothing: no address but the name of SVG, no element that fetches', () => {
    expect(
      page.match(/https?:[^"'\s<]*/g)?.filter(each => each !== 'http://www.w3.org/2000/svg'),
    ).toEqual([])
    expect(page).not.toMatch(/<(link|img|iframe|object|embed|base|form[^>]* action)\b/)
    expect(page).not.toMatch(/@import|url\((?!#)/)
  })

  test('allows exactly its own script and style sheet', () => {
    const [, policy = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []
    const hashOf = (pattern: RegExp): string =>
      createHash('sha256')
        .update(pattern.exec(page)?.[1] ?? '')
        .digest('base64')

    expect(policy.replaceAll('&#39;', "'").split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'sha256-${hashOf(/<script>([\s\S]*?)<\/script>/)}'`,
      `style-src 'sha256-${hashOf(/<style>([\s\S]*?)<\/style>/)}'`,
      "base-uri 'none'",
      "form-action 'none'",
    ])
    expect(page).not.toMatch(/ style="| on[a-z]+="/)
  })

  test('says first whether the build fails, and why', () => {
    const text = textOf(page)

    expect(text).toContain('The gate fails: 1 of 2 verdicts')
    expect(text).toMatch(/✗ fail ours exec@1 0\.750 → 0\.500 \(10 lost \/ 0 won/)
    expect(text.indexOf('The gate fails')).toBeLessThan(text.indexOf('synthetic pool base'))
  })

  test('prints the numbers of the board with intervals, floor, seed and replicates', () => {
    const text = textOf(page)

    expect(text).toContain('40 queries · 200 snippets')
    expect(text).toContain('seed 20260510 · 200 replicates')
    expect(text).toContain('0.500 [0.352, 0.648] +0.375')
    expect(text).toContain('0.250 [0.142, 0.402]')
    expect(text).toContain('chance 0.200')
    expect(text).toContain('rendered by vitest-retrieval 0.0.0')
  })

  test('compares each pair once, adjusted by Holm, and shows it from both sides', () => {
    // ours leads where n % 4 is 2 or 3, bm25 where it is 0: 20 won, 10 lost of 40 discordant 30.
    const text = textOf(page)

    expect(text).toContain('+0.250')
    expect(text).toContain('−0.250')
    expect(text).toContain('won 20 · lost 10')
    expect(text).toContain('won 10 · lost 20')
    expect(text).toContain('adjusted by Holm over 1 pair')
  })

  test('marks planned and exploratory comparisons and what differs from the plan', async () => {
    const comparison = {
      first: 'ours',
      second: 'bm25',
      metric: 'exec@1',
      difference: 0.25,
      interval: null,
      p: 0.0987,
    }
    const experiment = {
      sha256: 'c0ffee'.repeat(11).slice(0, 64),
      primaryMetric: 'exec@1',
      alpha: 0.05,
      smallestEffect: 0.1,
      requiredQueries: 300,
      afterResults: false,
      exclusions: ['queries of one domain'],
      comparisons: [
        { ...comparison, kind: 'planned' as const, adjustedP: 0.19 },
        { ...comparison, kind: 'exploratory' as const, adjustedP: null },
      ],
      deviations: ['one retriever is missing'],
    }

    const text = textOf(await renderHtml({ ...sampleReport([ours, bm25]), experiment }, SOURCES))

    expect(text).toContain(
      'plan c0ffeec0ffee · primary metric exec@1 · alpha 0.05 · smallest effect 0.1 · needs 300 queries',
    )
    expect(text).toContain('ours − bm25 planned exec@1 +0.250 n/a 0.099 0.19')
    expect(text).toContain('ours − bm25 exploratory exec@1 +0.250 n/a 0.099 –')
    expect(text).toContain('one retriever is missing')
    expect(text).toContain('Excluded as planned: queries of one domain')
    expect(text).toContain('Methods paragraph for a paper')
  })

  test('tells failed queries from misses and names what keeps a run from being whole', async () => {
    const [first, ...rest] = ours.outcomes
    if (first === undefined) throw new Error('the run has outcomes')
    const faulty: RunOutcomes = {
      ...ours,
      outcomes: [failing(first, '503 from <host>'), ...rest.slice(1)],
      state: { kind: 'partial', reason: '-t q_0001' },
    }

    const text = textOf(await renderHtml(sampleReport([faulty, bm25]), SOURCES))

    expect(text).toMatch(/ours 40 38 1 1 partial/)
    expect(text).toContain('ours is partial: -t q_0001. It is shown but not gated.')
    expect(text).toContain('ours: 1 queries failed. A fault is no miss')
    expect(text).toContain('1 × retriever: 503 from &lt;host&gt;')
    expect(text).toContain('no p: queries failed')
  })

  test('has something to say of a run without a measurement, and of no run', async () => {
    const dead = { ...ours, outcomes: ours.outcomes.map(outcome => failing(outcome, 'down')) }

    expect(textOf(await renderHtml(sampleReport([dead]), SOURCES))).toContain(
      'No query was measured.',
    )
    expect(textOf(await renderHtml(sampleReport([]), SOURCES))).toContain('No gate is configured')
  })

  test('stays below 5 MB for 1,000 queries of real code and 5 systems', async () => {
    const large = largeDataset(await loadDataset(), 1_000)
    writeBundle(folder, large)
    const { sha256, id } = await loadDataset({ directory: folder })
    const runs = madeRuns(5, 1_000).map(run => ({
      ...run,
      header: { ...run.header, dataset: { ...run.header.dataset, sha256, id } },
    }))

    const text = await renderHtml(sampleReport(runs), { ...SOURCES, datasetFolders: [folder] })

    expect(text).not.toContain('Query texts and code are not shown')
    expect(text).toContain(JSON.stringify(large.queries[999]?.text).slice(1, 40))
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(5_000_000)
  })
})

/** As many queries as asked, with the texts of the real ones and the ids of the made runs. */
function largeDataset(real: ExecutionDataset, count: number): ExecutionDataset {
  const groups = Array.from({ length: count }, (_, at) => {
    const query = real.queries[at % real.queries.length]
    if (query === undefined) throw new Error('the built-in dataset has queries')
    const queryId = `q_${String(at).padStart(4, '0')}`
    const own = ownSnippets(real, query).toSorted(
      (a, b) => Number(a.role > b.role) - Number(a.role < b.role),
    )
    const corpus = own.map((entry, rank) => ({
      ...entry,
      queryId,
      id: `c_${String(at * 5 + rank).padStart(5, '0')}`,
    }))
    const ids = (role: string): string[] =>
      corpus.filter(each => each.role === role).map(each => each.id)
    return {
      query: {
        ...query,
        id: queryId,
        canonicalIds: ids('canonical'),
        equivalentIds: [],
        distractorIds: ids('distractor'),
      },
      corpus,
    }
  })
  return {
    ...real,
    queries: groups.map(each => each.query),
    corpus: groups.flatMap(each => each.corpus),
  }
}
