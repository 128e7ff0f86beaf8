import { gapDistribution, measuredOf, type GapDistribution } from '../../../../analysis/index.ts'
import type { Draw } from '../charts/draw.ts'
import { GAP_AT_ZERO, gapHistogram } from '../charts/gap-histogram.ts'
import { html, rawHtml, type Html } from '../html.ts'
import { percent, whole } from '../../../number-format.ts'
import { labelOf, type Board } from '../../../report.ts'
import { dataTable } from './data-table.ts'
import { fillLegend } from './legend.ts'

const WIDTH = 336

/** How far the canonical scores above its best mutant: one histogram per retriever. */
export function gapsSection(board: Board, key: string, draw: Draw): Html | undefined {
  const known = board.leaderboard.rows.flatMap((row, at) => {
    const run = board.runs[at]
    const gaps = run === undefined ? undefined : gapDistribution(measuredOf(run))
    return gaps === undefined ? [] : [{ label: labelOf(row), gaps, at }]
  })
  if (known.length === 0) return undefined
  const label = `${key}-gaps-title`
  return html`<figure class="figure wide" aria-labelledby="${label}">
<h3 id="${label}">Score gap: canonical − best mutant</h3>
<div class="multiples">${known.map(({ label: name, gaps, at }) => {
    const svg = draw(`${key}-gap${at}`, gapHistogram(gaps, WIDTH))
    return html`<div class="multiple"><h4><bdi>${name}</bdi></h4>${rawHtml(svg)}
<p>${facts(gaps)}</p></div>`
  })}</div>
${fillLegend([
  ['var(--fail)', 'the mutant scores above the canonical'],
  [GAP_AT_ZERO, 'about 0, ties included'],
  ['var(--pass)', 'the canonical scores above every mutant'],
])}
<figcaption>One query is one count. Scores of different retrievers have different units: compare shapes
and shares, not positions. “Tied” = within the retriever’s ε.</figcaption>
<details class="numbers"><summary>Numbers</summary>${dataTable({
    caption: 'Score gaps by retriever',
    head: ['retriever', 'queries', 'median gap', 'mean gap', 'mutant above', 'tied', 'unknown'],
    body: known.map(({ label: name, gaps }) => [
      name,
      whole(gaps.n),
      digits(gaps.median),
      digits(gaps.mean),
      percent(gaps.shareBelow),
      percent(gaps.shareUnresolved),
      whole(gaps.unknown),
    ]),
  })}</details>
</figure>
`
}

function facts({ n, median, shareBelow, shareUnresolved, unknown }: GapDistribution): string {
  const rest = unknown === 0 ? '' : ` · ${whole(unknown)} unknown`
  const tied = shareUnresolved === 0 ? '' : ` · tied ${percent(shareUnresolved)}`
  return `n ${whole(n)} · median ${digits(median)} · mutant above ${percent(shareBelow)}${tied}${rest}`
}

/** Score units differ by orders of magnitude, so that fixed decimals would not do. */
function digits(value: number): string {
  return String(Number(value.toPrecision(3))).replace('-', '−')
}
