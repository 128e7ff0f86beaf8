import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** A report in a page of its own. */
export interface OpenedReport extends AsyncDisposable {
  readonly page: Page
  /** Console errors, uncaught errors, refused content and requests beyond the file itself. */
  readonly faults: readonly string[]
}

/** Opens a report from disk, as a user does, and watches what it does. */
export async function openReport(
  browser: Browser,
  file: string,
  options: BrowserContextOptions & { readonly hash?: string } = {},
): Promise<OpenedReport> {
  const { hash = '', ...context } = options
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...context })
  const faults: string[] = []
  const address = pathToFileURL(file).href
  page.on('console', message => void faults.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', error => void faults.push(`uncaught: ${error.message}`))
  page.on('request', request => {
    if (request.url().split('#')[0] !== address) faults.push(`request: ${request.url()}`)
  })
  await page.goto(`${address}${hash}`)
  return { page, faults, [Symbol.asyncDispose]: () => page.close() }
}

/** Writes a report and returns where it lies. */
export function writeReport(file: string, text: string): string {
  writeFileSync(file, text)
  return file
}
