import { intervalOf } from '../../../lift-text.ts'
import { signedShare, whole } from '../../../number-format.ts'
import { labelOf, type Board } from '../../../report.ts'
import { html, type Html } from '../html.ts'
import { dataTable } from './data-table.ts'

const HEAD = ['reranker', 'first stage', 'lift at rank 1', '95 % interval', 'won', 'lost', 'p']

/** What each reranker changes at rank 1 of its first stage. */
export function rerankersSection({ lifts }: Board, key: string): Html | undefined {
  if (lifts.length === 0) return undefined
  const label = `${key}-rerankers-title`
  const body = lifts.map(({ project, retriever, firstStage, change }) => {
    const names = [labelOf({ project, retriever }), firstStage]
    if (change === undefined) return [...names, 'first stage not measured', '–', '–', '–', '–']
    const p = change.noSignificance === undefined ? change.p.toPrecision(2) : 'no claim'
    const [won, lost] = [whole(change.won.length), whole(change.lost.length)]
    return [...names, signedShare(-change.drop), intervalOf(change), won, lost, p]
  })
  return html`<figure class="figure wide" aria-labelledby="${label}">
<h3 id="${label}">Rerankers over their first stage</h3>
${dataTable({ caption: 'Rerankers over their first stage', head: HEAD, body })}
<figcaption>exec@1 of the reranked ranking minus that of its first stage, on the same queries: Tango
interval, exact McNemar p, not adjusted.</figcaption>
</figure>
`
}
