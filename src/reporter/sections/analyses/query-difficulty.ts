import { share } from '../../number-format.ts'
import { tableLines, type AnalysisSection } from './analysis-section.ts'

/** How many systems solve how many queries (ExecRetrieval, Appendix C). */
export const queryDifficulty: AnalysisSection = {
  name: 'queryDifficulty',
  title: 'Queries by how many systems put a passing snippet first',
  render({ queryDifficulty: report }) {
    const systems = report.solvedByCounts.length - 1
    const counts = report.solvedByCounts.map((count, by) => `${by}: ${count}`).join(' · ')
    const examples = report.unsolved.slice(0, 5).join(', ')
    return [
      `  systems: queries  ${counts}`,
      `  the median query is solved by ${report.median ?? '–'} of ${systems}; by none: ` +
        `${report.unsolved.length}${examples === '' ? '' : ` (${examples}${report.unsolved.length > 5 ? ', …' : ''})`}`,
      ...tableLines(
        ['hardest domains first', 'queries', 'mean exec@1'],
        report.byDomain.map(({ domain, queries, exec }) => [domain, String(queries), share(exec)]),
      ),
    ]
  },
}
