import { intervalOf, isClear } from '../lift-text.ts'
import { signedShare } from '../number-format.ts'
import { labelOf, type Section } from '../report.ts'

/** What each reranker changes at rank 1 of its first stage. */
export const rerankers: Section = {
  name: 'rerankers',
  render(report, paint) {
    const lifts = report.boards.flatMap(board => board.lifts)
    const lines = lifts.map(({ project, retriever, firstStage, change }) => {
      const name = labelOf({ project, retriever })
      if (change === undefined)
        return `   ${name}  measure "${firstStage}" too, to see what reranking it is worth`
      const lift = signedShare(-change.drop)
      const shown = !isClear(change) ? lift : change.drop < 0 ? paint.good(lift) : paint.bad(lift)
      const { won, lost } = change
      return `   ${name}  ${shown} ${intervalOf(change)} over ${firstStage} (won ${won.length} · lost ${lost.length})`
    })
    return lines.length === 0
      ? []
      : [` ${paint.dim('Rerankers: exec@1 over the first stage')}`, ...lines]
  },
}
