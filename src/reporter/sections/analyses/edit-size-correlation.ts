import { whole } from '../../number-format.ts'
import { correlation, isNotComputed, type AnalysisSection } from './analysis-section.ts'

/** Whether larger edits deceive less (ExecRetrieval, Appendix G). */
export const editSizeCorrelation: AnalysisSection = {
  name: 'editSizeCorrelation',
  title: 'Spearman correlation of edit size and deception',
  render({ editSizeCorrelation: report }) {
    if (isNotComputed(report)) return report
    return [
      `  characters ${correlation(report.characters)} · relative to the canonical ` +
        `${correlation(report.relative)} · ${whole(report.pairs)} pairs`,
    ]
  },
}
