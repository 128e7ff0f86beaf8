import type { SelectionSummary } from './selection.ts'
import type { Summary } from './summarize.ts'

/** Everything that was measured on one set. */
export interface SetReport {
  readonly summary: Summary
  readonly selection: SelectionSummary
  readonly medianMs: number
}

/** Renders the reports as one Markdown table, a column for each set. */
export function printReport(reports: readonly SetReport[]): string {
  const rows = reports.map(cellsOf)
  const names = Object.keys(rows[0] ?? {})
  const header = ['', ...reports.map(({ summary }) => summary.name)]
  const lines = [header, header.map(() => '---')]
  for (const name of names) lines.push([name, ...rows.map(cells => cells[name] ?? '–')])
  const short = reports.map(({ summary }) => `${summary.name}: ${summary.short.join(', ') || '–'}`)
  const left = reports.map(({ summary }) => `${summary.name}: ${summary.leftOut.join(', ') || '–'}`)
  return [
    ...lines.map(cells => `| ${cells.join(' | ')} |`),
    '',
    'Fewer than 4 verified mutants (count):',
    ...short.map(line => `- ${line}`),
    'Left out, because the canonical fails its own tests:',
    ...left.map(line => `- ${line}`),
  ].join('\n')
}

function cellsOf({ summary, selection, medianMs }: SetReport): Readonly<Record<string, string>> {
  const { mutants, results, reach, types } = summary
  return {
    functions: String(summary.functions),
    'mutants a function, mean / median': `${mutants.mean.toFixed(1)} / ${mutants.median}`,
    'ms a function, median': medianMs.toFixed(2),
    'syntax errors': String(summary.syntaxErrors),
    ...prefixed('', results, percent),
    ...Object.fromEntries(
      Object.entries(reach).map(([tier, { three, four }]) => [
        `≥ 3 / ≥ 4 verified, ${tier}`,
        `${percent(three)} / ${percent(four)}`,
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(types).map(([type, each]) => [
        `${type}: mutants, wrong output`,
        `${each.mutants}, ${percent(each.wrongOutput)}`,
      ]),
    ),
    ...prefixed('selection: ', selection.types, String),
    ...prefixed('canonical first by ', selection.wins, value => value.toFixed(3)),
    'selection: fillers / groups': `${selection.fillers} / ${selection.groups}`,
    'selection: median edit, multi-line': `${selection.medianEdit}, ${selection.multiLine}`,
    'selection: groups of one failing subset': String(selection.groupsOfOneSubset),
    ...prefixed('stacks: ', summary.stacks, String),
    ...prefixed('equivalents: ', summary.equivalents, String),
    ...prefixed('planted: ', summary.planted, String),
  }
}

function prefixed(
  prefix: string,
  values: Readonly<Record<string, number>>,
  format: (value: number) => string,
): Readonly<Record<string, string>> {
  const entries = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, value]) => [prefix + name, format(value)]))
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
