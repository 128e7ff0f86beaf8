import { percent } from '../number-format.ts'
import { labelOf, type Section } from '../report.ts'
import { alignTable, type Alignment } from '../table.ts'

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
      const table = [['deceived by', ...types], ...body]
      const [title = '', ...lines] = alignFor(table, paint.width)
      return [` ${paint.dim(title)}`, ...lines.map(line => ` ${line}`)]
    })
  },
}

/** A row per retriever; where that is too wide, a row per mutation type. */
function alignFor(
  table: readonly (readonly string[])[],
  width = Number.POSITIVE_INFINITY,
): readonly string[] {
  const alignments = (count: number): readonly Alignment[] =>
    Array.from({ length: count }, (_, at) => (at === 0 ? 'left' : 'right'))
  const lines = alignTable(table, alignments(table[0]?.length ?? 0))
  if (lines.every(line => [...line].length < width)) return lines
  const turned = (table[0] ?? []).map((_, column) => table.map(row => row[column] ?? ''))
  return alignTable(turned, alignments(table.length))
}
