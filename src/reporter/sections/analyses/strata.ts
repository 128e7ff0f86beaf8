import type { Analyses } from '../../../analysis/index.ts'
import { interval, share } from '../../number-format.ts'
import { tableLines, type AnalysisSection } from './analysis-section.ts'

/** exec@1 of every system by domain. */
export const domains: AnalysisSection = {
  name: 'domains',
  title: 'exec@1 by domain',
  render: ({ domains: rows }) => renderStrata(rows),
}

/** exec@1 of every system by language. */
export const languages: AnalysisSection = {
  name: 'languages',
  title: 'exec@1 by language',
  render: ({ languages: rows }) => renderStrata(rows),
}

const MOST_WITH_INTERVALS = 3

function renderStrata(rows: Analyses['domains']): readonly string[] {
  const names = [...new Set(rows.flatMap(({ strata }) => strata.map(each => each.stratum)))].sort()
  const hasIntervals = rows.length <= MOST_WITH_INTERVALS
  return tableLines(
    ['stratum', 'n', ...rows.map(({ retriever }) => retriever)],
    names.map(name => {
      const found = rows.map(({ strata }) => strata.find(each => each.stratum === name))
      const cells = found.map(each => {
        const value = share(each?.summary.value)
        return hasIntervals ? `${value} ${interval(each?.summary.interval)}` : value
      })
      return [name, String(found[0]?.n ?? 0), ...cells]
    }),
  )
}
