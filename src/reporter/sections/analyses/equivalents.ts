import { percent } from '../../number-format.ts'
import {
  bounds,
  isNotComputed,
  pValue,
  signedScore,
  tableLines,
  type AnalysisSection,
} from './analysis-section.ts'

/** Correctness and style told apart: {canonical, rewrite} × {right, same bug}. */
export const equivalents: AnalysisSection = {
  name: 'equivalents',
  title: 'Correctness and style, 2 × 2 per query',
  render({ equivalents: report }) {
    if (isNotComputed(report)) return report
    return report.flatMap(row => {
      if (isNotComputed(row)) return [`  ${row.retriever}: ${row.notComputed}`]
      return [
        ...tableLines(
          [
            `${row.retriever} (${row.n} quads)`,
            'difference',
            '95% CI',
            'higher',
            'tied',
            'p',
            'Holm p',
          ],
          row.effects.map(effect => [
            effect.effect,
            signedScore(effect.difference),
            bounds(effect.interval, signedScore),
            percent(effect.shareAbove),
            percent(effect.shareTied),
            pValue(effect.p),
            pValue(effect.adjustedP),
          ]),
        ),
        ...(row.unknown === 0 ? [] : [`  ${row.unknown} quads lack a score`]),
      ]
    })
  },
}
