import { interval, percent, share } from '../../number-format.ts'
import { isNotComputed, pValue, tableLines, type AnalysisSection } from './analysis-section.ts'

/** How well scorers do that never read the query. */
export const blindBaselines: AnalysisSection = {
  name: 'blindBaselines',
  title: 'Blind baselines: picking the right own snippet without reading the query',
  render({ blindBaselines: results }) {
    if (isNotComputed(results)) return results
    const biased = results.filter(({ isBiased }) => isBiased).map(({ name }) => name)
    return [
      ...tableLines(
        ['scorer', 'reads', 'queries', 'tied', 'right', '95% CI', 'chance', 'p', 'Holm p'],
        results.map(row => [
          row.name,
          row.kind === 'per-snippet' ? 'one snippet' : 'the pool',
          String(row.n),
          String(row.tied),
          share(row.rate),
          interval(row.interval),
          share(row.floor),
          pValue(row.p),
          row.adjustedP === null ? '–' : pValue(row.adjustedP),
        ]),
      ),
      biased.length === 0
        ? `  no scorer of single snippets strays from chance (Holm p < 0.05 and more than ${percent(0.025)})`
        : `  the dataset gives the answer away to: ${biased.join(', ')}`,
    ]
  },
}
