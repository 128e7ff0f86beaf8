import {
  allPairs,
  measuredOf,
  type PairComparison,
  type RunOutcomes,
} from '../../../../analysis/index.ts'
import { html, type Html } from '../html.ts'
import { signedShare, whole } from '../../../number-format.ts'
import { labelOf, type Board } from '../../../report.ts'

const METRIC = 'exec@1'
const ALPHA = 0.05

/** Every pair of retrievers compared on exec@1, adjusted by Holm as one family. */
export function matrixSection(board: Board, key: string): Html | undefined {
  const { seed, replicates } = board.leaderboard
  const runs = board.runs.filter(run => measuredOf(run).length > 0)
  if (runs.length < 2) return undefined
  const { comparisons, family } = allPairs(runs, [METRIC], { seed, replicates })
  const names = runs.map(nameOf)
  const cells = cellsOf(comparisons, runs.length)
  const label = `${key}-matrix-title`
  return html`<figure class="figure wide" aria-labelledby="${label}">
<h3 id="${label}">Comparisons on ${METRIC}</h3>
<div class="scroll" tabindex="0" role="region" aria-label="Comparison matrix">
<table class="matrix"><thead><tr><th scope="col">row − column</th>
${names.map(name => html`<th scope="col" class="number"><bdi>${name}</bdi></th>`)}</tr></thead>
<tbody>${names.map(
    (name, row) => html`<tr><th scope="row"><bdi>${name}</bdi></th>
${names.map((_, column) => cellHtml(cells.get(`${row} ${column}`)))}</tr>
`,
  )}</tbody></table></div>
<figcaption>Difference of ${METRIC} on the queries that both measured, with the 95 % Tango interval, the
queries won and lost by the row, and the exact two-sided McNemar p, adjusted by Holm over
${family} ${family === 1 ? 'pair' : 'pairs'}. Filled cells: adjusted p &lt; ${ALPHA}; ▲ the row is
better, ▼ it is worse. In the other cells no difference is shown, which is not the same as none.</figcaption>
</figure>
`
}

interface Cell {
  readonly pair: PairComparison
  /** 1 when the row is the first of the pair, −1 when it is the second. */
  readonly sign: 1 | -1
}

/** `allPairs` lists each pair once, in the order of the runs; the matrix shows it from both sides. */
function cellsOf(comparisons: readonly PairComparison[], runs: number): ReadonlyMap<string, Cell> {
  const cells = new Map<string, Cell>()
  let next = 0
  for (let first = 0; first < runs; first += 1) {
    for (let second = first + 1; second < runs; second += 1) {
      const pair = comparisons[next]
      next += 1
      if (pair === undefined) continue
      cells.set(`${first} ${second}`, { pair, sign: 1 })
      cells.set(`${second} ${first}`, { pair, sign: -1 })
    }
  }
  return cells
}

function cellHtml(cell: Cell | undefined): Html {
  if (cell === undefined) return html`<td class="self" aria-label="itself">·</td>`
  const { pair, sign } = cell
  const difference = sign * pair.drop
  const [won, lost] = sign === 1 ? [pair.lost, pair.won] : [pair.won, pair.lost]
  const isClear = pair.noSignificance === undefined && pair.adjustedP < ALPHA
  const kind = !isClear ? 'unclear' : difference > 0 ? 'better' : 'worse'
  const mark = !isClear ? '' : difference > 0 ? ' ▲' : ' ▼'
  return html`<td class="${kind}"><b>${signedShare(difference)}${mark}</b>
<span>${rangeOf(cell)}</span>
<span>won ${whole(won.length)} · lost ${whole(lost.length)}${unshared(pair)}</span>
<span>${pair.noSignificance === undefined ? `p ${pText(pair.adjustedP)}` : 'no p: queries failed'}</span></td>`
}

function rangeOf({ pair, sign }: Cell): string {
  if (!('low' in pair.interval)) return 'n/a'
  const { low, high } = pair.interval
  const [from, to] = sign === 1 ? [low, high] : [-high, -low]
  return `[${signedShare(from)}, ${signedShare(to)}]`
}

function unshared({ unshared: count }: PairComparison): string {
  return count === 0 ? '' : ` · ${whole(count)} unshared`
}

function pText(p: number): string {
  return p < 0.001 ? '< 0.001' : `= ${p.toFixed(3)}`
}

function nameOf(run: RunOutcomes): string {
  return labelOf({ project: run.project, retriever: run.header.retriever })
}
