import { parseArgs } from 'node:util'
import { auditDataset, type AuditSection } from '../authoring/index.ts'
import { loadDataset } from '../dataset/index.ts'
import { poolOption } from './dataset-options.ts'
import { EXIT, type Command } from './command.ts'

/** `dataset audit`: what a released dataset is made of and what it gives away. */
export const datasetAudit: Command = {
  name: 'dataset audit',
  summary: 'Tables on a released dataset: composition, blind rankers, edits, names',
  usage: `Usage: vitest-retrieval dataset audit [options]

Reads a released bundle and executes nothing. Prints composition, how often rankers that never see
a query put its canonical first, sizes and places of the edits, names that queries give away, and
the canonicals that resemble each other most. Nothing fails here: the gates are "dataset validate".

  --bundle <dir>      A released bundle (default: the one inside this package)
  --pool <name>       base, balanced, equivalents, stacked or all-mutants (default: base)
  --json              Print everything as JSON

Exit codes: 0 printed, 2 bad input.
`,
  run: async (args, io) => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        bundle: { type: 'string' },
        pool: { type: 'string', default: 'base' },
        json: { type: 'boolean', default: false },
      },
    })
    const dataset = await loadDataset({ directory: values.bundle, pool: poolOption(values.pool) })
    const sections = auditDataset(dataset)
    const { id, sha256, pool } = dataset
    if (values.json) {
      const document = { schemaVersion: 1, dataset: { id, sha256, pool }, sections }
      io.out(`${JSON.stringify(document, null, 2)}\n`)
    } else {
      io.out(`${id} (pool ${pool}), sha256 ${sha256.slice(0, 12)}\n`)
      io.out(sections.map(textOf).join(''))
    }
    return EXIT.ok
  },
}

function textOf({ title, columns, rows, note }: AuditSection): string {
  const cells = [columns, ...rows].map(row => row.map(String))
  const widths = columns.map((_, at) => Math.max(...cells.map(row => row[at]?.length ?? 0)))
  const lines = cells.map(row =>
    row
      .map((cell, at) =>
        isNumber(at, rows) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  const body = rows.length === 0 ? ['none'] : lines
  return `\n${title}\n${[...body, ...(note === undefined ? [] : [note])].map(line => `  ${line}\n`).join('')}`
}

/** Columns of numbers stand right. */
function isNumber(at: number, rows: AuditSection['rows']): boolean {
  return rows.every(row => /^[\d.,]* ?%?$|^–$/.test(String(row[at] ?? '')))
}
