import { methodsText } from '../experiment/methods-text.ts'
import { interval, signedShare } from '../number-format.ts'
import type { Report } from '../report.ts'
import { escapeMarkdown, markdownTable } from './markdown-text.ts'
import type { Output } from './output.ts'

/** `methods.md`: the comparisons, planned and exploratory, and a methods paragraph for a paper. */
export const methodsMarkdown: Output = {
  name: 'methods file',
  format: 'methods',
  render: (report, { versions }) => [{ path: 'methods.md', text: renderMethods(report, versions) }],
}

/** Returns the experiment's comparisons and the methods paragraph as Markdown. */
export function renderMethods(report: Report, versions: readonly string[]): string {
  const parts = [
    ...comparisonLines(report),
    '## Methods',
    '',
    ...methodsText(report, versions).map(escapeMarkdown),
  ]
  return `${parts.join('\n')}\n`
}

function comparisonLines({ experiment }: Report): readonly string[] {
  if (experiment === undefined) return []
  const head = ['kind', 'comparison', 'metric', 'difference', '95 % interval', 'p', 'p after Holm']
  const body = experiment.comparisons.map(each => [
    each.kind,
    `${each.first} − ${each.second}`,
    each.metric,
    signedShare(each.difference),
    interval(each.interval),
    each.noSignificance === undefined ? each.p.toPrecision(2) : 'no claim',
    each.adjustedP === null || each.noSignificance !== undefined
      ? '–'
      : each.adjustedP.toPrecision(2),
  ])
  return ['## Comparisons', '', ...markdownTable(head, body), '']
}
