import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readResults } from '../evaluation/index.ts'
import {
  beirFolders,
  OUTPUTS,
  plainPaint,
  renderReport,
  restoreReport,
  StoredEnvironment,
  versionsOf,
  writeOutputs,
  type OutputSources,
  type Report,
} from '../reporter/index.ts'
import { InfrastructureError, InputError } from '../schema/index.ts'
import { EXIT, type Command } from './command.ts'
import { onlyPath } from './only-path.ts'

const PRINTABLE = OUTPUTS.filter(({ isMany }) => isMany !== true)
const FORMATS = ['text', ...PRINTABLE.map(({ format }) => format)]

/** `report`: renders a results.json again. */
export const report: Command = {
  name: 'report',
  summary: 'Render a results.json again as HTML, text, Markdown, CSV, LaTeX or JUnit XML',
  usage: `Usage: vitest-retrieval report <results.json> [options]

Reads results.json and the outcomes.jsonl beside it; nothing is measured again. Gates and changes
are those of that run: the baseline may have moved since.

  --html             Write report.html beside results.json, or into --output, and print its path
  --format <name>    Print one of ${FORMATS.join(', ')} (default: text)
  --output <folder>  Write every file, TREC runs too, into this folder instead of printing one
  --beir <folder>    Write each dataset with what was judged as a BEIR folder into this one
  --dataset <folder> A released dataset whose texts the HTML report and BEIR show; may be repeated. The
                     built-in one is found without it

Exit codes: 0 rendered, 2 bad input, 3 a file could not be written.
`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    const path = onlyPath('report', positionals)
    const restored = await restore(path, values.dataset ?? [])
    if (values.html) {
      io.out(`${await writeHtml(restored, values.output ?? folderOf(path))}\n`)
      return EXIT.ok
    }
    if (values.beir !== undefined) {
      const files = await beirFolders(restored.report, restored.sources)
      for (const file of files) io.out(`${await writeInto(values.beir, file.path, file.text)}\n`)
      return EXIT.ok
    }
    if (values.output === undefined) {
      io.out(await render(restored, values.format))
      return EXIT.ok
    }
    const target = { folder: values.output, isPartial: false, environment: {} }
    const lines = await writeOutputs(restored.report, { ...target, sources: restored.sources })
    for (const line of lines) io.err(`${line.trim()}\n`)
    return lines.length === 0 ? EXIT.ok : EXIT.infrastructure
  },
}

const options = {
  format: { type: 'string', default: 'text' },
  beir: { type: 'string' },
  html: { type: 'boolean', default: false },
  output: { type: 'string' },
  dataset: { type: 'string', multiple: true },
} as const

interface Restored {
  readonly report: Report
  readonly sources: OutputSources
}

async function restore(path: string, datasets: readonly string[]): Promise<Restored> {
  const { file, runs } = await readResults(path)
  const [first] = file.runs
  if (first === undefined) {
    throw new InputError(`${path} must hold at least one run, but holds none. Measure again.`)
  }
  const environment = StoredEnvironment.safeParse(file.environment)
  if (!environment.success) {
    throw new InputError(`${path} must name its tools, but:\n${z.prettifyError(environment.error)}`)
  }
  const { seed, replicates } = first
  return {
    report: restoreReport({ file, runs, seed, replicates, resultsPath: path }),
    sources: {
      datasetFolders: datasets.map(folder => resolve(folder)),
      versions: versionsOf(environment.data),
    },
  }
}

async function render({ report: restored, sources }: Restored, format: string): Promise<string> {
  if (format === 'text') return `${renderReport(restored, plainPaint)}\n`
  const output = PRINTABLE.find(each => each.format === format)
  if (output === undefined) {
    throw new InputError(`--format must be one of ${FORMATS.join(', ')}, but is "${format}".`)
  }
  const files = await output.render(restored, sources)
  return files.map(({ text }) => text).join('')
}

async function writeHtml(restored: Restored, folder: string): Promise<string> {
  return writeInto(folder, 'report.html', await render(restored, 'html'))
}

async function writeInto(folder: string, path: string, text: string): Promise<string> {
  const file = join(folder, path)
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  } catch (cause) {
    throw new InfrastructureError(
      `${folder} must be a folder that can be written, but is not. Name another with --output.`,
      { cause },
    )
  }
  return file
}

/** The page of a partial run must not replace that of a whole one. */
function folderOf(results: string): string {
  const folder = dirname(results)
  return basename(results) === 'results.partial.json' ? join(folder, 'partial') : folder
}
