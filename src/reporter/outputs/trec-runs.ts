import { measuredOf, type RunOutcomes } from '../../analysis/index.ts'
import { formatRun, type RunDocument } from '../../formats/index.ts'
import type { Report } from '../report.ts'
import type { Output } from './output.ts'
import { runSlugs } from './run-slugs.ts'

/** `runs/<slug>.trec`: the judged ranks of every run, for trec_eval and its kin. */
export const trecRuns = {
  name: 'TREC runs',
  format: 'trec',
  isMany: true,
  render({ boards }: Report) {
    const runs = boards.flatMap(board => board.runs).filter(run => measuredOf(run).length > 0)
    const slugs = runSlugs(runs)
    return runs.map((run, at) => {
      const slug = slugs[at] ?? 'run'
      return { path: `runs/${slug}.trec`, text: renderTrec(run, slug) }
    })
  },
} satisfies Output

/**
 * Returns a run in TREC format. Inside a tie hits stand in the pessimistic order, and scores are
 * written so that they fall strictly: every reader finds the order that was judged here.
 */
export function renderTrec(run: RunOutcomes, tag: string): string {
  const ranked = measuredOf(run).map(({ queryId, hits }): [string, readonly RunDocument[]] => [
    queryId,
    hits.map(({ id, score }) => ({ id, score })),
  ])
  return formatRun(new Map(ranked), tag)
}
