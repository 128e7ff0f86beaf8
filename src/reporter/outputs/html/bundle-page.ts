import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const STYLES = ['theme', 'layout', 'figures', 'browser', 'print']

// A path, not a URL of import.meta: this file is started by its own path and never joined.
const folder = dirname(fileURLToPath(import.meta.url))

/** Joins the page's modules into one script and its style sheets into one; not part of the package. */
export async function bundlePage(): Promise<{ readonly script: string; readonly styles: string }> {
  const bundle = await rolldown({ input: join(folder, 'page/main.ts'), logLevel: 'warn' })
  const { output } = await bundle.generate({ format: 'iife', minify: false, comments: false })
  await bundle.close()
  const sheets = STYLES.map(name => readFile(join(folder, `styles/${name}.css`), 'utf8'))
  return { script: output[0].code, styles: (await Promise.all(sheets)).join('\n') }
}
