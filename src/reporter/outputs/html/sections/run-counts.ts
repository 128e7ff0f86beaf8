import { countsOf, type RunOutcomes } from '../../../../analysis/index.ts'
import { whole } from '../../../number-format.ts'
import { labelOf, type Board } from '../../../report.ts'
import { html, type Html } from '../html.ts'
import { dataTable } from './data-table.ts'

const MAX_CAUSES = 5

/** What was expected and what was measured, why a run is not whole, and what failed in it. */
export function runCounts({ runs, notes }: Board): Html {
  const body = runs.map(run => {
    const { expected, measured, failed, notMeasured } = countsOf(run)
    const state = run.state?.kind ?? 'complete'
    return [
      nameOf(run),
      ...[expected, measured, failed, notMeasured].map(whole),
      html`<span class="state ${state}">${state}</span>`,
    ]
  })
  const head = ['retriever', 'expected', 'measured', 'failed', 'not measured', 'run']
  return html`${dataTable({ caption: 'Queries per run', head, body })}
${runs.flatMap(explain)}${notes.map(note => html`<p class="note">${note}</p>`)}`
}

function explain(run: RunOutcomes): readonly Html[] {
  const name = nameOf(run)
  const reason =
    run.state === undefined || run.state.kind === 'complete'
      ? []
      : [
          html`<p class="note"><b>${name} is ${run.state.kind}:</b> ${run.state.reason}. ${effect(run.state.kind)}</p>`,
        ]
  const failed = run.outcomes.filter(outcome => outcome.state === 'failed')
  if (failed.length === 0) return reason
  const causes = [...Map.groupBy(failed, outcome => outcome.fault.cause).values()]
  const items = causes.slice(0, MAX_CAUSES).map(group => {
    const fault = group[0]?.fault
    return html`<li>${whole(group.length)} × ${fault?.kind ?? ''}: ${fault?.message.split('\n')[0] ?? ''}</li>`
  })
  const more = causes.length - items.length
  const rest = more > 0 ? html`<li>and ${more} more causes</li>` : undefined
  return [
    ...reason,
    html`<div class="note"><b>${name}: ${whole(failed.length)} queries failed.</b> A fault is no miss: these
queries are in no number, and no significance is claimed for this run.<ul>${items}${rest}</ul></div>`,
  ]
}

function effect(kind: 'partial' | 'broken'): string {
  return kind === 'partial'
    ? 'It is shown but not gated.'
    : 'Its numbers must not be compared with those of other runs.'
}

function nameOf(run: RunOutcomes): string {
  return labelOf({ project: run.project, retriever: run.header.retriever })
}
