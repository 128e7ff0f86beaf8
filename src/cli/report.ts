import { parseArgs } from 'node:util'
import { readResults } from '../evaluation/index.ts'
import {
  OUTPUTS,
  plainPaint,
  renderReport,
  restoreReport,
  writeOutputs,
  type Report,
} from '../reporter/index.ts'
import { InputError } from '../schema/index.ts'
import { EXIT, type Command } from './command.ts'
import { onlyPath } from './only-path.ts'

const FORMATS = ['text', ...OUTPUTS.flatMap(({ format }) => format ?? [])]

/** `report`: renders a results.json again. */
export const report: Command = {
  name: 'report',
  summary: 'Render a results.json again as text, Markdown, CSV, LaTeX or JUnit XML',
  usage: `Usage: vitest-retrieval report <results.json> [options]

Reads results.json and the outcomes.jsonl beside it; nothing is measured again. Gates and changes
are those of that run: the baseline may have moved since.

  --format <name>    ${FORMATS.join(', ')} (default: text)
  --output <folder>  Write every file, TREC runs too, into this folder instead of printing one

Exit codes: 0 rendered, 2 bad input, 3 a file could not be written.
`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { format: { type: 'string', default: 'text' }, output: { type: 'string' } },
    })
    const restored = await restore(onlyPath('report', positionals))
    if (values.output === undefined) {
      io.out(render(restored, values.format))
      return EXIT.ok
    }
    const target = { folder: values.output, isPartial: false, environment: {} }
    const lines = await writeOutputs(restored, target)
    for (const line of lines) io.err(`${line.trim()}\n`)
    return lines.length === 0 ? EXIT.ok : EXIT.infrastructure
  },
}

async function restore(path: string): Promise<Report> {
  const { file, runs } = await readResults(path)
  const [first] = file.runs
  if (first === undefined) {
    throw new InputError(`${path} must hold at least one run, but holds none. Measure again.`)
  }
  const { seed, replicates } = first
  return restoreReport({ file, runs, seed, replicates, resultsPath: path })
}

function render(restored: Report, format: string): string {
  if (format === 'text') return `${renderReport(restored, plainPaint)}\n`
  const output = OUTPUTS.find(each => each.format === format)
  if (output !== undefined) return output.render(restored).map(({ text }) => text).join('')
  throw new InputError(`--format must be one of ${FORMATS.join(', ')}, but is "${format}".`)
}
