import { share } from '../../number-format.ts'
import { correlation, isNotComputed, tableLines, type AnalysisSection } from './analysis-section.ts'

/** Whether execution and relevance order the systems alike. */
export const boardAgreement: AnalysisSection = {
  name: 'boardAgreement',
  title: 'Order of the systems by execution and by relevance',
  render({ boardAgreement: report }) {
    if (isNotComputed(report)) return report
    const { firstMetric, secondMetric, tau, ranks } = report
    return [
      `  Kendall's τ-b of ${firstMetric} and ${secondMetric}: ${correlation(tau)}`,
      ...tableLines(
        ['retriever', firstMetric, 'rank', secondMetric, 'rank', 'change'],
        ranks.map(({ retriever, first, second, change }) => [
          retriever,
          share(first.value),
          String(first.rank),
          share(second.value),
          String(second.rank),
          change === 0 ? '=' : change > 0 ? `▲ ${change}` : `▼ ${-change}`,
        ]),
      ),
    ]
  },
}
