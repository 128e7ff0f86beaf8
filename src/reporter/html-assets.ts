import { readFile } from 'node:fs/promises'
import type * as Bundler from './outputs/html/bundle-page.ts'
import type * as Echarts from './outputs/html/charts/echarts.ts'

/** What a report page holds besides its content. */
export interface PageAssets {
  /** A classic script. */
  readonly script: string
  readonly styles: string
}

// The package holds them built; in the sources they are made when they are needed. Nothing here is
// imported by name, for the package's one file per room must not take the chart library in.
const isSource = import.meta.url.endsWith('.ts')

/** Returns the page's script and style sheet. */
export async function pageAssets(): Promise<PageAssets> {
  if (!isSource) {
    const [script, styles] = await Promise.all([read('page/page.js'), read('page/page.css')])
    return { script, styles }
  }
  const bundler: typeof Bundler = await import(beside('outputs/html/bundle-page.ts'))
  return bundler.bundlePage()
}

/** Loads the parts of ECharts that the report draws with: half the cost of the whole package. */
export async function loadEcharts(): Promise<typeof Echarts> {
  return import(beside(isSource ? 'outputs/html/charts/echarts.ts' : 'page/echarts.js'))
}

function beside(path: string): string {
  return new URL(path, import.meta.url).href
}

function read(path: string): Promise<string> {
  return readFile(new URL(path, import.meta.url), 'utf8')
}
