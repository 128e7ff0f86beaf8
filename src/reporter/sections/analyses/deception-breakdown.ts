import type { DeceptionRate, LabelledDeception } from '../../../analysis/index.ts'
import { interval, percent, whole } from '../../number-format.ts'
import { isNotComputed, tableLines, type AnalysisSection } from './analysis-section.ts'

const FEWEST_PAIRS = 30

/** Deception over all systems, split every way (ExecRetrieval, Figure 5 and Appendix G). */
export const deceptionBreakdown: AnalysisSection = {
  name: 'deception',
  title: 'Deception over all systems (pairs clustered by query)',
  render({ deception: report }) {
    if (isNotComputed(report)) return report
    const parts: readonly (readonly [string, readonly LabelledDeception[]])[] = [
      ['type', report.byType],
      ['domain', report.byDomain],
      ['operator', report.byOperator],
      ['edit size', report.byCharacters],
      ['relative size', report.byRelativeSize],
      ['lines', report.byLines],
    ]
    const all = parts.flatMap(([by, rates]) => rates.map(rate => ({ by, rate })))
    // A large dataset has dozens of operators, most of them too rare to say anything.
    const shown = all.filter(({ by, rate }) => by !== 'operator' || rate.pairs >= FEWEST_PAIRS)
    const hidden = all.length - shown.length
    const rows = shown.map(({ by, rate }) => cells(`${by}: ${rate.label}`, rate))
    const edits =
      report.withoutEdit === 0
        ? []
        : [`  ${whole(report.withoutEdit)} pairs without a known edit are not split by it`]
    return [
      ...tableLines(
        ['', 'pairs', 'queries', 'deceived', '95% CI', 'ties alone'],
        [cells('all', report.overall), ...rows],
      ),
      `  edits over several lines: ${percent(report.multiLineShare)}` +
        (hidden === 0 ? '' : `; ${hidden} operators with fewer pairs in the JSON`),
      ...edits,
    ]
  },
}

function cells(label: string, rate: DeceptionRate): readonly string[] {
  return [
    label,
    whole(rate.pairs),
    whole(rate.queries),
    percent(rate.rate),
    interval(rate.interval),
    percent(rate.tiedRate),
  ]
}
