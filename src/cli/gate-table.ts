import type { GateResult } from '../authoring/index.ts'

const SHOWN = 50

/** Formats what gates found as a table, then the findings, then the measures. */
export function gateTable(results: readonly GateResult[]): string {
  const rows = results.map(result => [
    String(result.id),
    result.name,
    String(result.checked),
    String(result.violations.length),
    String(result.allowed.length),
    String(result.warnings.length),
    result.violations.length === 0 ? 'ok' : 'FAILED',
  ])
  const table = [['gate', 'name', 'checked', 'violations', 'allowed', 'warnings', ''], ...rows]
  const widths = (table[0] ?? []).map((_, at) =>
    Math.max(...table.map(row => row[at]?.length ?? 0)),
  )
  const lines = table.map(row => row.map((cell, at) => pad(cell, widths[at] ?? 0, at)).join('  '))
  return `${lines.map(line => line.trimEnd()).join('\n')}\n${findingLines(results)}`
}

/** Formats what gates measured, one line each. */
export function measureLines(results: readonly GateResult[]): string {
  return results
    .flatMap(({ id, measures }) =>
      Object.entries(measures).map(([name, value]) => `  gate ${id}  ${name}: ${value}\n`),
    )
    .join('')
}

/** Returns what `--json` prints: every finding and measure. */
export function gateJson(results: readonly GateResult[]): string {
  return `${JSON.stringify({ schemaVersion: 1, gates: results }, null, 2)}\n`
}

/** Tells whether a gate failed. */
export function hasFailed(results: readonly GateResult[]): boolean {
  return results.some(result => result.violations.length > 0)
}

function pad(cell: string, width: number, column: number): string {
  const isNumber = column >= 2 && column <= 5
  return isNumber ? cell.padStart(width) : cell.padEnd(width)
}

function findingLines(results: readonly GateResult[]): string {
  const lines = results.flatMap(({ id, violations, warnings }) => [
    ...violations.map(({ subject, message }) => `✗ gate ${id}  ${subject}  ${message}\n`),
    ...warnings.map(({ subject, message }) => `! gate ${id}  ${subject}  ${message}\n`),
  ])
  const more = lines.length > SHOWN ? `… and ${lines.length - SHOWN} more (all with --json)\n` : ''
  return lines.slice(0, SHOWN).join('') + more
}
