import type { GenerationReport } from './generation-report.ts'
import type { Rate } from './rate.ts'

/** Writes a report for a terminal. */
export function renderReport(report: GenerationReport): string {
  const { tasks } = report
  const lines = [
    `Tasks  ${tasks.registry} in the registry · ${tasks.accepted} accepted · ` +
      `${tasks.rejected} rejected · ${tasks.unanswered} unanswered · ${tasks.released} released`,
    ...section('Rates', rateRows(report)),
    ...section('Funnel', funnelRows(report)),
    ...section('Rejects by gate (answers, all attempts)', gateRows(report)),
    ...section('Tokens and cost', costRows(report)),
    ...section('Gates over all tasks', batchRows(report)),
    ...section('Rejected', rejectedRows(report)),
    ...section(
      'Unanswered',
      report.unanswered.map(({ id, cause }) => [id, firstLine(cause)]),
    ),
    '',
    `By ${report.models.join(', ') || 'no model yet'} at ${report.endpoints.join(', ') || '–'}, ` +
      `prompts ${report.prompts.join(', ') || '–'}; ` +
      `executed at isolation level ${report.isolation}.`,
  ]
  if (report.isOverBudget) {
    lines.push('The limit of costs keeps the rest from being asked. Raise --max-cost to go on.')
  }
  return `${lines.join('\n')}\n`
}

function funnelRows({ funnel }: GenerationReport): readonly Row[] {
  return funnel.map(({ stage, left, lost }) => [stage, String(left), lostText(lost)])
}

function rejectedRows({ rejected }: GenerationReport): readonly Row[] {
  return rejected.map(({ id, reasons, message }) => [id, reasons.join(', '), firstLine(message)])
}

function rateRows(report: GenerationReport): readonly Row[] {
  const { firstAttempt, distractors, mutants, answersWithProse } = report
  const byAttempts = Object.entries(report.acceptedByAttempts)
  const attempts = byAttempts.map(([n, count]) => `${count} at attempt ${n}`)
  const rows: Row[] = [
    ['accepted at the first attempt', rateText(firstAttempt), attempts.join(', ')],
    ['answers with more than JSON', rateText(answersWithProse)],
  ]
  if (distractors !== null) {
    const byType = Object.entries(distractors.accidentalByType).map(([type, n]) => `${type} ${n}`)
    const passing = rateText(distractors.accidentalPass)
    rows.push(
      ['distractors that pass (first attempts)', passing, byType.join(', ')],
      ['  whose description admits it', rateText(distractors.admitted)],
      ['distractors that only crash', rateText(distractors.crash)],
      ['distractors that hang', rateText(distractors.hang)],
    )
  }
  if (mutants.all > 0) {
    const listed = mutants.listed > 0 ? `${mutants.listed} listed as equivalent` : ''
    rows.push(['tier-1 mutants killed', `${mutants.killed} of ${mutants.all}`, listed])
  }
  return rows
}

function gateRows({ rejectsByGate, rejectsByReason }: GenerationReport): readonly Row[] {
  const gates = Object.entries(rejectsByGate).map(([gate, n]): Row => [`gate ${gate}`, String(n)])
  const reasons = Object.entries(rejectsByReason).map(([reason, n]) => `${reason} ${n}`)
  return gates.length === 0 ? [] : [...gates, ['reasons', reasons.join(', ')]]
}

function costRows({ tokens, cost, requests }: GenerationReport): readonly Row[] {
  const { perAcceptedTask: perTask } = cost
  const reasoning = `${grouped(tokens.reasoning_tokens)} reasoning`
  const more = [
    requests.retried > 0 ? `${requests.retried} retries` : '',
    requests.recovered > 0 ? `${requests.recovered} recovered` : '',
    tokens.uncounted > 0 ? `${tokens.uncounted} without counts` : '',
  ]
  return [
    ['answers', String(requests.answered), more.filter(Boolean).join(', ')],
    ['prompt tokens', grouped(tokens.prompt_tokens), `${grouped(tokens.cached_tokens)} cached`],
    ['completion tokens', grouped(tokens.completion_tokens), reasoning],
    ['cost', money(cost.paid), perTask === null ? '' : `${money(perTask)} per accepted task`],
    ...((cost.possiblyBilled ?? 0) > 0
      ? [['lost answers may have cost', money(cost.possiblyBilled)] as const]
      : []),
  ]
}

function batchRows({ batchGates }: GenerationReport): readonly Row[] {
  return batchGates.map(({ id, name, checked, violations, warnings }) => [
    `gate ${id}`,
    violations === 0 ? 'ok' : 'FAILED',
    `${name}: ${checked} checked, ${violations} violations, ${warnings} warnings`,
  ])
}

type Row = readonly string[]

function section(title: string, rows: readonly Row[]): readonly string[] {
  if (rows.length === 0) return []
  const widths = [0, 1].map(column => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const lines = rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return ['', title, ...lines.map(line => `  ${line}`)]
}

function rateText({ count, of, rate }: Rate): string {
  return rate === null ? '– (none)' : `${(100 * rate).toFixed(1)} % (${count} of ${of})`
}

function lostText(lost: Readonly<Record<string, number>>): string {
  const parts = Object.entries(lost).map(([reason, count]) => `${reason} ${count}`)
  return parts.length === 0 ? '' : `− ${parts.join(', ')}`
}

function money(value: number | null): string {
  return value === null ? 'unknown (no prices given)' : value.toFixed(4)
}

function grouped(value: number): string {
  return value.toLocaleString('en-US')
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
