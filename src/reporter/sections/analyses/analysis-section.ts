import type { Analyses, NotComputed, RankCorrelation } from '../../../analysis/index.ts'
import { signedShare } from '../../number-format.ts'
import { alignTable } from '../../table.ts'

/** The terminal part of one analysis: data in, lines out. */
export interface AnalysisSection {
  /** The name of its block in the JSON. */
  readonly name: keyof Analyses
  readonly title: string
  /** The lines below the title, or why there are none. */
  render(analyses: Analyses): readonly string[] | NotComputed
}

/** Aligns a head and rows, first column left, the others right, indented by two. */
export function tableLines(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const alignments = head.map((_, at) => (at === 0 ? ('left' as const) : ('right' as const)))
  return alignTable([head, ...rows], alignments).map(line => `  ${line}`)
}

/** Tells whether an analysis was left out. */
export function isNotComputed(value: object): value is NotComputed {
  return 'notComputed' in value
}

/** A p value as a table holds it. */
export function pValue(p: number): string {
  return p < 0.001 ? '<0.001' : p.toFixed(3)
}

/** A correlation with its p value, or the reason why there is none. */
export function correlation(value: RankCorrelation): string {
  if ('undefinedBecause' in value) return `n/a (${value.undefinedBecause})`
  const p = typeof value.p === 'number' ? `p ${pValue(value.p)}` : value.p.undefinedBecause
  return `${signedShare(value.value)} (${p})`
}

/** An interval, or `n/a`. */
export function bounds(
  value: { readonly low: number; readonly high: number } | object | null,
  format: (bound: number) => string,
): string {
  if (value === null || !('low' in value) || !('high' in value)) return 'n/a'
  return `[${format(Number(value.low))}, ${format(Number(value.high))}]`
}

/** A score difference with four decimals and its sign. */
export function signedScore(value: number): string {
  const digits = Math.abs(value).toFixed(4)
  if (Number(digits) === 0) return '0.0000'
  return value < 0 ? `−${digits}` : `+${digits}`
}
