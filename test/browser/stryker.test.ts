import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deceptionOf, measuredOf } from '../../src/analysis/index.ts'
import { executionOracle } from '../../src/evaluation/index.ts'
import { loadDataset } from '../../src/dataset/index.ts'
import { bm25, grep } from '../../src/retrievers/index.ts'
import { renderStryker } from '../../src/reporter/outputs/stryker.ts'
import { builtInRun, reportOf } from '../fixtures/reporter/built-in-report.ts'
import { CHROMIUM, launchChromium, screenPath, SKIP_REASON } from './chromium.ts'

const { resolve } = createRequire(import.meta.url)
const viewer = readFileSync(
  resolve('mutation-testing-elements/dist/mutation-test-elements.js'),
  'utf8',
)

/** A page like the one that docs/mutation.md shows: the viewer and the report. */
function pageOf(report: string): string {
  return `<!doctype html><meta charset="utf-8"><script>${viewer}</script>
<mutation-test-report-app title-postfix="retrieval"></mutation-test-report-app>
<script>document.querySelector('mutation-test-report-app').report =
${report.replaceAll('<', '\\u003c')}</script>`
}

describe.skipIf(CHROMIUM === undefined)(`the mutation report in its viewer${SKIP_REASON}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'stryker-'))
  const faults: string[] = []
  let rates: readonly ReturnType<typeof deceptionOf>[] = []
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    const oracle = executionOracle(await loadDataset())
    const runs = [await builtInRun(bm25(), oracle), await builtInRun(grep(), oracle)]
    await oracle.close()
    rates = runs.map(run => deceptionOf(measuredOf(run)))
    const file = join(folder, 'mutation.html')
    const sources = { datasetFolders: [], versions: [] }
    writeFileSync(file, pageOf(await renderStryker(reportOf(runs), sources)))
    browser = await launchChromium()
    page = await browser.newPage()
    page.on('pageerror', error => faults.push(error.message))
    page.on('console', message => void (message.type() === 'error' && faults.push(message.text())))
    await page.goto(pathToFileURL(file).href)
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    rmSync(folder, { recursive: true })
  })

  test('shows a row for each retriever, whose score is what did not deceive', async () => {
    const shares = rates.map(rate => ('rate' in rate ? (100 * (1 - rate.rate)).toFixed(2) : ''))
    const rowOf = (name: string): Promise<string> =>
      page
        .getByRole('row')
        .filter({ has: page.getByRole('link', { name }) })
        .innerText()

    const rows = [await rowOf('bm25'), await rowOf('grep')]
    await page.screenshot({ path: screenPath('stryker-overview.png') })

    expect(rows.map(row => /[\d.]+\.\d\d/.exec(row)?.[0])).toEqual(shares)
    expect(faults).toEqual([])
  })

  test('shows the code of a canonical, and its survivors marked', async () => {
    await page.getByRole('link', { name: 'bm25' }).click()
    await page.getByRole('link', { name: /reduced_price/ }).click()
    await page.getByText('def reduced_price').first().waitFor()
    await page.screenshot({ path: screenPath('stryker-file.png') })

    const survivors = await page.locator('svg.mutant-dot.Survived').count()

    expect(await page.getByText(`Survived (${survivors})`).count()).toBe(1)
    expect(faults).toEqual([])
  })
})
