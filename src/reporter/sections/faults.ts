import type { RunOutcomes } from '../../analysis/index.ts'
import type { Section } from '../report.ts'
import { labelOf, type Paint } from '../report.ts'

const MAX_CAUSES = 3
const MAX_MESSAGE = 160

/** Queries that are not measured, counted by cause; and runs that are not whole. */
export const faults: Section = {
  name: 'faults',
  render: (report, paint) =>
    report.boards.flatMap(({ runs, notes }) => [
      ...runs.flatMap(run => describeRun(run, paint)),
      ...notes.map(note => ` ${paint.warn('!')} ${note}`),
    ]),
}

function describeRun(run: RunOutcomes, paint: Paint): readonly string[] {
  const label = labelOf({ project: run.project, retriever: run.header.retriever })
  const lines: string[] = []
  if (run.state?.kind === 'partial') {
    lines.push(` ${paint.warn('◌')} ${label} is partial and not gated: ${run.state.reason}`)
  }
  if (run.state?.kind === 'broken') {
    const [reason = ''] = run.state.reason.split('\n')
    lines.push(` ${paint.bad('✗')} ${label} is not judged: ${reason}`)
  }
  return [...lines, ...describeFaults(run, label, paint)]
}

function describeFaults(run: RunOutcomes, label: string, paint: Paint): readonly string[] {
  const measured = run.outcomes.filter(outcome => outcome.state === 'measured').length
  const failed = run.outcomes.filter(outcome => outcome.state === 'failed')
  if (failed.length === 0) return []
  const causes = [...Map.groupBy(failed, outcome => outcome.fault.cause).values()]
  const shown = causes.slice(0, MAX_CAUSES).map(group => {
    const [first] = group
    return `     ${group.length} × ${first?.fault.kind}: ${shorten(first?.fault.message ?? '')}`
  })
  const more =
    causes.length > MAX_CAUSES ? [`     and ${causes.length - MAX_CAUSES} more causes`] : []
  const unasked = run.outcomes.length - measured - failed.length
  const head =
    ` ${paint.bad('✗')} ${label}: ${failed.length} queries failed, ${measured} measured, ` +
    `${unasked} not asked; its numbers are over the measured ones`
  return [head, ...shown, ...more]
}

function shorten(message: string): string {
  const line = message.split('\n')[0] ?? ''
  return line.length <= MAX_MESSAGE ? line : `${line.slice(0, MAX_MESSAGE - 1)}…`
}
