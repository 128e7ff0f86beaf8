import type { DeceptionRate, LabelledDeception } from '../../../analysis/index.ts'
import { interval, percent, whole } from '../../number-format.ts'
import { isNotComputed, tableLines, type AnalysisSection } from './analysis-section.ts'

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
    const rows = parts.flatMap(([by, rates]) =>
      rates.map(rate => cells(`${by}: ${rate.label}`, rate)),
    )
    const edits =
      report.withoutEdit === 0
        ? []
        : [`  ${whole(report.withoutEdit)} pairs without a known edit are not split by it`]
    return [
      ...tableLines(
        ['', 'pairs', 'queries', 'deceived', '95% CI', 'ties alone'],
        [cells('all', report.overall), ...rows],
      ),
      `  edits over several lines: ${percent(report.multiLineShare)}`,
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
