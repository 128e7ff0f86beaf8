import { formatQrels } from '../../formats/index.ts'
import type { Report } from '../report.ts'
import type { Output } from './output.ts'
import { judgements } from './judgements.ts'
import { slugOf } from './run-slugs.ts'

/** `runs/<dataset>-<pool>.qrels`: what was judged of the runs beside it, for trec_eval. */
export const trecQrels = {
  name: 'TREC judgements',
  format: 'qrels',
  isMany: true,
  render({ boards }: Report) {
    return boards.flatMap(({ leaderboard: { dataset }, runs }) => {
      const judged = judgements(runs)
      if (judged.size === 0) return []
      const slug = slugOf(`${dataset.id} ${dataset.pool}`)
      return [{ path: `runs/${slug}.qrels`, text: formatQrels(judged) }]
    })
  },
} satisfies Output
