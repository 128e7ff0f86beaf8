import type { MarkedComparison } from '../experiment/experiment-results.ts'
import { interval, signedShare, whole } from '../number-format.ts'
import type { Paint, Section } from '../report.ts'
import { alignTable } from '../table.ts'

const MAX_EXPLORATORY = 5

/** The planned comparisons of an experiment, and which numbers nobody planned. */
export const experiment: Section = {
  name: 'experiment',
  render({ experiment: results }, paint) {
    if (results === undefined) return []
    const planned = results.comparisons.filter(({ kind }) => kind === 'planned')
    const exploratory = results.comparisons.filter(({ kind }) => kind === 'exploratory')
    const shown = [...planned, ...exploratory.slice(0, MAX_EXPLORATORY)]
    const size = results.requiredQueries === null ? '–' : whole(results.requiredQueries)
    const more = exploratory.length - MAX_EXPLORATORY
    return [
      ` ${paint.bold('Experiment')}  ${results.sha256.slice(0, 12)} · primary ${results.primaryMetric}` +
        ` · alpha ${results.alpha} · smallest effect ${results.smallestEffect} (n ${size})`,
      ...alignTable(
        shown.map(each => cellsOf(each, results.alpha)),
        ['left', 'left', 'left', 'right', 'left', 'left'],
      ).map((line, at) => `   ${colour(line, shown[at], paint)}`),
      ...(more > 0 ? [`   ${paint.dim(`and ${more} more exploratory pairs`)}`] : []),
      ...results.deviations.map(text => ` ${paint.warn('!')} ${text}`),
    ]
  },
}

function cellsOf(each: MarkedComparison, alpha: number): readonly string[] {
  const { kind, first, second, metric, difference, interval: bounds, p, adjustedP } = each
  const verdict =
    each.noSignificance !== undefined
      ? 'no claim: queries failed'
      : adjustedP === null
        ? `p ${p.toPrecision(2)}, proves nothing`
        : `p ${adjustedP.toPrecision(2)}${adjustedP < alpha ? ', significant' : ''}`
  return [kind, `${first} − ${second}`, metric, signedShare(difference), interval(bounds), verdict]
}

function colour(line: string, each: MarkedComparison | undefined, paint: Paint): string {
  return each?.kind === 'planned' ? line : paint.dim(line)
}
