import { percent } from '../number-format.ts'
import { labelOf, type Section } from '../report.ts'
import { alignTable } from '../table.ts'

/** The share of mutants that score at least as high as their canonical, by mutation type. */
export const deception: Section = {
  name: 'deception',
  render(report, paint) {
    return report.boards.flatMap(({ leaderboard: { rows } }) => {
      const known = rows.flatMap(row =>
        'byType' in row.deception ? [{ row, deception: row.deception }] : [],
      )
      const labels = known.flatMap(each => each.deception.byType.map(rate => rate.label))
      const types = [...new Set(labels)].sort()
      if (types.length === 0) return []
      const body = known.map(({ row, deception: { byType } }) => [
        labelOf(row),
        ...types.map(type => percent(byType.find(rate => rate.label === type)?.rate)),
      ])
      const [title = '', ...lines] = alignTable(
        [['deceived by', ...types], ...body],
        ['left', ...types.map(() => 'right' as const)],
      )
      return [` ${paint.dim(title)}`, ...lines.map(line => ` ${line}`)]
    })
  },
}
