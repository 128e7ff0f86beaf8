import { accessSync, constants, mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The Chromium on PATH; undefined where there is none. */
export const CHROMIUM: string | undefined = findOnPath(NAMES)

/** What a skipped browser test is called, so that a reader of the test log knows what to install. */
export const SKIP_REASON =
  CHROMIUM === undefined
    ? ' [skipped: no Chromium on PATH; on Debian: apt-get install -y --no-install-recommends chromium]'
    : ''

/** Starts the Chromium on PATH without a window; close it when done. */
export async function launchChromium(): Promise<Browser> {
  if (CHROMIUM === undefined)
    throw new Error(`No Chromium was found on PATH (${NAMES.join(', ')}).`)
  // Containers give Chromium neither a user namespace as root nor a large /dev/shm.
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none']
  return chromium.launch({ executablePath: CHROMIUM, args })
}

/** Where a test keeps its screenshots: `VITEST_RETRIEVAL_SCREENS`, else `test/browser/.screens`. */
export function screenPath(name: string): string {
  const folder =
    process.env['VITEST_RETRIEVAL_SCREENS'] ?? fileURLToPath(new URL('.screens', import.meta.url))
  mkdirSync(folder, { recursive: true })
  return join(folder, name)
}

function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(folder => folder !== '')
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
