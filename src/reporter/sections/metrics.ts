import { isGoldPool } from '../../schema/index.ts'
import { share } from '../number-format.ts'
import { labelOf, type Section } from '../report.ts'
import { alignWithin } from '../table.ts'

const FAMILIES = ['exec', 'execp', 'nDCG'] // ExecRetrieval §4
const REPOSITORY_FAMILIES = ['hit', 'recall', 'nDCG']
const KS = [1, 3, 5, 10] // ExecRetrieval §4

// A narrow terminal does without execp, then without the middle cutoffs: positions in a line.
const EXPENDABLE = [5, 6, 7, 8, 10, 11, 2, 3]

/** exec@k, execp@k and nDCG@k at every reported k, with the chance floor. */
export const metrics: Section = {
  name: 'metrics',
  render(report, paint) {
    return report.boards.flatMap(({ leaderboard: { rows, dataset } }) => {
      const families = isGoldPool(dataset.pool) ? REPOSITORY_FAMILIES : FAMILIES
      const names = families.flatMap(family => KS.map(k => `${family}@${k}`))
      const measured = rows.filter(row => row.metrics['exec@1'] !== undefined)
      if (measured.length === 0) return []
      const body = measured.map(row => [
        labelOf(row),
        ...names.map(name => share(row.metrics[name]?.value)),
      ])
      const floors = names.map(name => measured[0]?.metrics[name]?.floor)
      const hasChance = floors.some(floor => typeof floor === 'number')
      const chance = hasChance ? [['chance', ...floors.map(share)]] : []
      const head = [
        '',
        ...families.flatMap(family => KS.map(k => (k === 1 ? `${family}@1` : `@${k}`))),
      ]
      const [title = '', ...lines] = alignWithin(
        [head, ...body, ...chance],
        head.map((_, at) => (at === 0 ? 'left' : 'right')),
        { width: paint.width === undefined ? undefined : paint.width - 1, expendable: EXPENDABLE },
      )
      return [` ${paint.dim(title)}`, ...lines.map(line => ` ${line}`)]
    })
  },
}
