import type { MarkedComparison } from '../../../experiment/experiment-results.ts'
import { interval, signedShare, whole } from '../../../number-format.ts'
import type { Report } from '../../../report.ts'
import { html, type Html } from '../html.ts'
import { dataTable } from './data-table.ts'

/** What was planned before any result, its comparisons, and which numbers nobody planned. */
export function experimentSection({ experiment }: Report): Html | undefined {
  if (experiment === undefined) return undefined
  const { sha256, primaryMetric, alpha, smallestEffect, requiredQueries } = experiment
  const head = ['comparison', 'kind', 'metric', 'difference', '95 % interval', 'p', 'p after Holm']
  return html`<section class="board" id="experiment" aria-labelledby="experiment-title">
<h2 id="experiment-title">Experiment</h2>
<p class="facts">plan <code>${sha256.slice(0, 12)}</code> · primary metric ${primaryMetric} · alpha ${alpha} ·
smallest effect ${smallestEffect} · needs ${requiredQueries === null ? '–' : whole(requiredQueries)} queries</p>
${dataTable({ caption: 'Comparisons', head, body: experiment.comparisons.map(cellsOf) })}
<p class="facts">Only planned comparisons are tested: Holm over the planned family. The p of an exploratory
one proves nothing; plan it and measure again.</p>
${experiment.deviations.map(text => html`<p class="note">${text}</p>`)}
${experiment.exclusions.map(text => html`<p class="note">Excluded as planned: ${text}</p>`)}
</section>
`
}

function cellsOf(each: MarkedComparison): readonly (string | Html)[] {
  const { kind, first, second, metric, difference, adjustedP } = each
  const hasClaim = each.noSignificance === undefined
  return [
    `${first} − ${second}`,
    html`<span class="state ${kind === 'planned' ? 'complete' : 'partial'}">${kind}</span>`,
    metric,
    signedShare(difference),
    interval(each.interval),
    hasClaim ? each.p.toPrecision(2) : 'no claim: queries failed',
    hasClaim && adjustedP !== null ? adjustedP.toPrecision(2) : '–',
  ]
}
