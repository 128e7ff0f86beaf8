import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { measuredOf, type RunOutcomes } from '../../src/analysis/index.ts'
import { loadDataset, ownSnippets, pick } from '../../src/dataset/index.ts'
import { evaluate } from '../../src/evaluation/index.ts'
import { renderHtml } from '../../src/reporter/outputs/html/report-html.ts'
import { bm25, grep, type Retriever } from '../../src/retrievers/index.ts'
import type { MeasuredOutcome } from '../../src/schema/index.ts'
import { failing, sampleReport } from '../fixtures/reporter/sample-report.ts'
import { CHROMIUM, launchChromium, screenPath, SKIP_REASON } from './chromium.ts'
import { ATTACK, hostileReport } from './hostile-report.ts'
import { openReport, writeReport } from './opened-report.ts'

const QUERIES = 60
const whole = await loadDataset()
const dataset = pick(whole, ...whole.queries.slice(0, QUERIES).map(query => query.id))

async function runOf(retriever: Retriever): Promise<RunOutcomes> {
  const { header, outcomes } = await evaluate({ dataset, retriever })
  return { project: '', header, outcomes, expected: QUERIES, state: { kind: 'complete' } }
}

describe.skipIf(CHROMIUM === undefined)(`the HTML report in a browser${SKIP_REASON}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  let browser: Browser
  let file: string
  let outcomes: readonly MeasuredOutcome[]

  beforeAll(async () => {
    const lexical = await runOf(bm25())
    const counting = await runOf(grep())
    outcomes = measuredOf(lexical)
    const [first] = counting.outcomes
    if (first === undefined) throw new Error('the run has outcomes')
    const faulty = {
      ...counting,
      outcomes: [failing(first, '503 from host'), ...counting.outcomes.slice(1)],
    }
    const report = sampleReport([lexical, faulty], [lexical])
    const sources = { datasetFolders: [], versions: ['vitest-retrieval'] }
    file = writeReport(join(folder, 'report.html'), await renderHtml(report, sources))
    browser = await launchChromium()
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    rmSync(folder, { recursive: true })
  })

  const rows = (page: Page): Promise<string | null> => page.locator('#count').textContent()
  const chosen = (page: Page): Promise<string | null> =>
    page.locator('#list [aria-selected="true"] code').textContent()
  const labelsOf = (outcome: MeasuredOutcome, id: string): readonly string[] => {
    const verdict = outcome.hits.find(hit => hit.id === id)?.verdict
    return verdict?.kind === 'execution' ? verdict.labels : []
  }

  test('opens from disk without an error, a refusal or a request', async () => {
    await using report = await openReport(browser, file)

    expect(await report.page.title()).toBe(`Retrieval report · ${whole.id}`)
    expect(await rows(report.page)).toBe(`${QUERIES} queries`)
    expect(await report.page.locator('svg').count()).toBeGreaterThan(10)
    expect(report.faults).toEqual([])
    await report.page.screenshot({ path: screenPath('report-light.png'), fullPage: true })
  })

  test('shows everything but single queries without JavaScript', async () => {
    await using report = await openReport(browser, file, { javaScriptEnabled: false })

    expect(await report.page.locator('#b0 table').first().isVisible()).toBe(true)
    expect(await report.page.getByText('needs JavaScript').isVisible()).toBe(true)
    expect(report.faults).toEqual([])
  })

  test('searches as one types; / goes to the box and Esc empties it', async () => {
    await using report = await openReport(browser, file)
    const { page } = report
    const [query] = dataset.queries.slice(7)
    if (query === undefined) throw new Error('the dataset has queries')

    await page.keyboard.press('/')
    await page.keyboard.type(query.functionName)

    expect(await page.locator('#search').inputValue()).toBe(query.functionName)
    expect(await chosen(page)).toBe(query.id)
    expect(await page.locator('.query-text').textContent()).toBe(query.text)
    await page.keyboard.press('Escape')
    expect(await rows(page)).toBe(`${QUERIES} queries`)
    await page.keyboard.type('no such words anywhere')
    expect(await rows(page)).toContain('None of 60 queries fits')
    expect(report.faults).toEqual([])
  })

  test('filters by result, mutation type, domain, state and retriever', async () => {
    await using report = await openReport(browser, file)
    const { page } = report
    const own = (
      outcome: MeasuredOutcome,
    ): readonly { score: number | null; role: string; bugType?: string | undefined }[] =>
      'notMeasured' in outcome.own ? [] : outcome.own
    const deceives = (outcome: MeasuredOutcome, type?: string): boolean => {
      const best = Math.max(
        ...own(outcome).flatMap(each => (each.role === 'canonical' ? (each.score ?? 0) : [])),
      )
      return own(outcome).some(
        each =>
          each.role === 'distractor' &&
          (each.score ?? 0) >= best &&
          (type ?? each.bugType) === each.bugType,
      )
    }
    const count = (isWanted: (outcome: MeasuredOutcome) => boolean): string => {
      const found = outcomes.filter(isWanted).length
      return found === QUERIES ? `${QUERIES} queries` : `${found} of ${QUERIES} queries`
    }

    await page.selectOption('#filter-result', 'deceived')
    expect(await rows(page)).toBe(count(each => deceives(each)))
    await page.selectOption('#filter-type', { label: 'wrong_comparison' })
    expect(await rows(page)).toBe(count(each => deceives(each, 'wrong_comparison')))
    await page.locator('#filter-domain').focus()
    await page.selectOption('#filter-domain', { label: 'collections' })
    expect(await rows(page)).toBe(
      count(each => each.domain === 'collections' && deceives(each, 'wrong_comparison')),
    )
    expect(await page.evaluate('document.activeElement.id')).toBe('filter-domain')
    await page.click('#reset')
    expect(await rows(page)).toBe(`${QUERIES} queries`)
    await page.selectOption('#filter-retriever', '1')
    await page.selectOption('#filter-state', 'failed')
    expect(await rows(page)).toBe(`1 of ${QUERIES} queries`)
    expect(await page.locator('.standing').textContent()).toBe('! failed: retriever: 503 from host')
    expect(report.faults).toEqual([])
  })

  test('can be used by keyboard alone', async () => {
    await using report = await openReport(browser, file)
    const { page } = report
    const ids = dataset.queries.map(query => query.id)
    await page.locator('#list').focus()

    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await chosen(page)).toBe(ids[2])
    expect(await page.locator('#list').getAttribute('aria-activedescendant')).toBe('row-2')
    await page.keyboard.press('End')
    expect(await chosen(page)).toBe(ids.at(-1))
    expect(await page.locator('#row-59').isVisible()).toBe(true)
    await page.keyboard.press('ArrowRight')
    expect(await page.locator('#filter-retriever').inputValue()).toBe('1')
    await page.keyboard.press('Enter')
    expect(await page.evaluate('document.activeElement.id')).toBe('detail')
    expect(await outlineOf(page)).toBe('solid')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.locator('#filter-retriever').inputValue()).toBe('0')
    expect(await page.evaluate('document.activeElement.textContent')).toMatch(/bm25/)
    await page.keyboard.press('Escape')
    expect(await page.evaluate('document.activeElement.id')).toBe('list')
    expect(await outlineOf(page)).toBe('solid')
    expect(report.faults).toEqual([])
  })

  test('shows the ranking, the edit and the tests that kill it', async () => {
    const outcome = outcomes.find(each => each.hits[0]?.role === 'distractor')
    const query = dataset.queries.find(each => each.id === outcome?.queryId)
    const mutant = outcome?.hits[0]
    if (outcome === undefined || query === undefined || mutant === undefined) {
      throw new Error('bm25 is deceived somewhere')
    }
    const own = new Map(ownSnippets(whole, query).map(entry => [entry.id, entry]))
    await using report = await openReport(browser, file, { hash: `#query=${query.id}` })
    const { page } = report

    const ids = await page
      .locator('.ranking tbody tr:not(.below) td:nth-child(2)')
      .allTextContents()
    expect(ids).toEqual(outcome.hits.map(hit => hit.id))
    const verdicts = await page
      .locator('.ranking tbody tr:not(.below) td:nth-child(6)')
      .allTextContents()
    expect(verdicts).toEqual(
      outcome.hits.map(({ verdict }) => (verdict.passes ? '✓ passes' : '✗ fails')),
    )
    await page.locator('.ranking button', { hasText: mutant.id }).click()
    const side = async (column: number): Promise<string> =>
      (
        await page
          .locator(`table.code tbody tr td:nth-child(${column}):not(.absent)`)
          .allTextContents()
      ).join('\n')
    expect(await side(2)).toBe(own.get(query.canonicalIds[0] ?? '')?.text)
    expect(await side(4)).toBe(own.get(mutant.id)?.text)
    expect(await page.locator('table.code mark').count()).toBeGreaterThan(0)
    expect(await page.locator('.bug').textContent()).toBe(own.get(mutant.id)?.bugDescription)
    const given = await page.locator('.tests tbody tr td:nth-child(4)').allTextContents()
    expect(given.map(text => text.slice(2))).toEqual(labelsOf(outcome, mutant.id))
    const killing = labelsOf(outcome, mutant.id).filter(label => label !== 'pass').length
    expect(await page.locator('.killed').textContent()).toBe(
      `Killed by ${killing} of ${query.tests.length} tests.`,
    )
    expect(report.faults).toEqual([])
    await page.locator('.panes').screenshot({ path: screenPath('report-query.png') })
  })

  test('remembers the chosen query in its address', async () => {
    await using report = await openReport(browser, file)
    await report.page.locator('#row-3').click()
    const hash = new URL(report.page.url()).hash

    await using again = await openReport(browser, file, { hash })

    expect(await chosen(again.page)).toBe(dataset.queries[3]?.id)
    expect([...report.faults, ...again.faults]).toEqual([])
  })

  test('follows the system into the dark, and the button against it', async () => {
    await using report = await openReport(browser, file, { colorScheme: 'dark' })
    const { page } = report
    const background = (): Promise<unknown> =>
      page.evaluate('getComputedStyle(document.body).backgroundColor')
    const dark = await background()
    await page.screenshot({ path: screenPath('report-dark.png'), fullPage: true })

    await page.click('#theme')

    expect(await page.locator('#theme').textContent()).toBe('Theme: light')
    expect([dark, await background()]).toEqual(['rgb(17, 19, 23)', 'rgb(247, 247, 245)'])
    await page.reload()
    expect(await page.locator('#theme').textContent()).toBe('Theme: light')
    expect(report.faults).toEqual([])
  })

  test('fits a telephone: nothing runs out of the page, list and query take turns', async () => {
    await using report = await openReport(browser, file, { viewport: { width: 390, height: 844 } })
    const { page } = report

    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
    await page.screenshot({ path: screenPath('report-phone.png'), fullPage: true })
    await page.locator('#row-1').click()
    expect(await page.locator('#list').isVisible()).toBe(false)
    await page.screenshot({ path: screenPath('report-phone-query.png'), fullPage: true })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
    await page.getByText('← all queries').click()
    expect(await page.locator('#list').isVisible()).toBe(true)
    expect(await page.locator('.detail').isVisible()).toBe(false)
    expect(report.faults).toEqual([])
  })

  test('prints boards and charts in light colours, without what needs a screen', async () => {
    await using report = await openReport(browser, file, { colorScheme: 'dark' })
    const { page } = report
    await page.emulateMedia({ media: 'print' })

    expect(await page.locator('#theme').isVisible()).toBe(false)
    expect(await page.locator('#browser').isVisible()).toBe(false)
    expect(await page.locator('#b0-board-title').isVisible()).toBe(true)
    expect(await page.evaluate('getComputedStyle(document.body).color')).toBe('rgb(27, 29, 34)')
    const pdf = await page.pdf({
      path: screenPath('report-print.pdf'),
      format: 'A4',
      printBackground: true,
    })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    await page.screenshot({ path: screenPath('report-print.png'), fullPage: true })
  })

  test('takes hostile names, queries, code and tests for text', async () => {
    const hostile = writeReport(join(folder, 'hostile.html'), await hostileReport(folder))
    await using report = await openReport(browser, hostile)
    const { page } = report
    await page.locator('#row-0').click()

    expect(await page.evaluate('window.pwned')).toBeUndefined()
    expect(await page.locator('img').count()).toBe(0)
    expect(await page.locator('.query-text').textContent()).toBe(
      `Do the thing number 1. ${ATTACK} ⟨U+202E⟩reversed`,
    )
    expect(await page.locator('.source-line').last().textContent()).toContain(
      `# ${ATTACK} ⟨U+202E⟩reversed`,
    )
    expect(await page.locator('.tests .test').first().textContent()).toContain(ATTACK)
    expect(await page.locator('.verdict').textContent()).toContain(`problem ${ATTACK}`)
    expect(await page.locator('.tab').textContent()).toContain(ATTACK)
    expect(report.faults).toEqual([])
    await page.screenshot({ path: screenPath('report-hostile.png'), fullPage: true })
  })
})

function outlineOf(page: Page): Promise<unknown> {
  return page.evaluate('getComputedStyle(document.activeElement).outlineStyle')
}
