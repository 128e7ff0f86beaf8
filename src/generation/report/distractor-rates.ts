import type { DistractorVerdict, Judgement } from '../judging/judgement.ts'
import { rate, type Rate } from './rate.ts'

/** How good a model is at being wrong on purpose: its first attempts, as the paper counts them. */
export interface DistractorRates {
  /** Wrong programs that were run. */
  readonly run: number
  /** They pass every test. */
  readonly accidentalPass: Rate
  /** Of those, the ones whose own description admits that they are right. */
  readonly admitted: Rate
  /** They fail by crashes alone, never by a wrong result. */
  readonly crash: Rate
  readonly hang: Rate
  /** Accidental passes by bug type. */
  readonly accidentalByType: Readonly<Record<string, number>>
}

/** Returns the rates over first attempts; null when no model wrote a wrong program. */
export function distractorRates(firsts: readonly Judgement[]): DistractorRates | null {
  const all = firsts.flatMap(({ distractors }) => distractors)
  if (all.length === 0) return null
  const run = all.filter(({ verdict }) => verdict !== 'not-run')
  const passing = run.filter(({ verdict }) => verdict === 'accidental-pass')
  return {
    run: run.length,
    accidentalPass: rate(passing.length, run.length),
    admitted: rate(passing.filter(({ admits }) => admits).length, passing.length),
    crash: rate(count(run, 'crash-only'), run.length),
    hang: rate(count(run, 'hang'), run.length),
    accidentalByType: Object.fromEntries(
      [...Map.groupBy(passing, ({ type }) => type)]
        .map(([type, same]) => [type, same.length] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  }
}

function count(all: readonly DistractorVerdict[], verdict: DistractorVerdict['verdict']): number {
  return all.filter(each => each.verdict === verdict).length
}
