import { binomialCdf, binomialPmf, mcnemarExact } from '../stats/index.ts'
import { binaryInterval } from './compare-vectors.ts'
import { tangoMarginP, type ChangeCounts } from './drop-p-value.ts'
import { DEFAULT_ALPHA, dropState } from './drop-state.ts'
import type { GateConfig, GateState } from './gate.ts'

/** A true change of a binary metric, and the gate that judges it. */
export interface GatePlan {
  readonly n: number
  /** Share of queries that pass on exactly one side. */
  readonly discordance: number
  /** True drop, within ± discordance. */
  readonly drop: number
  readonly gate: Pick<GateConfig, 'maxDrop' | 'alpha' | 'rule'>
}

/** How often a single gate gives each verdict. */
export interface GateCharacteristics {
  readonly pass: number
  readonly inconclusive: number
  readonly fail: number
}

/** Discordance whose probability is smaller than this is left out. */
const NEGLIGIBLE = 1e-12

/**
 * Exact probabilities of the verdicts of one gate, by the rule that `decideGates` uses: a sum over
 * the number of changed queries and how they split. At a drop of 0 `fail` is the A/A false alarm.
 */
export function gateCharacteristics(plan: GatePlan): GateCharacteristics {
  const { n, discordance, drop, gate } = plan
  const lostShare = discordance === 0 ? 0.5 : (discordance + drop) / (2 * discordance)
  const total = { pass: 0, inconclusive: 0, fail: 0 }
  for (let changed = 0; changed <= n; changed += 1) {
    const weight = binomialPmf(changed, n, discordance)
    if (weight < NEGLIGIBLE) continue
    const { mostPassing, fewestFailing } = thresholds(changed, n, gate)
    const pass = binomialCdf(mostPassing, changed, lostShare)
    const fail = 1 - binomialCdf(fewestFailing - 1, changed, lostShare)
    total.pass += weight * pass
    total.fail += weight * fail
    total.inconclusive += weight * Math.max(0, 1 - pass - fail)
  }
  return total
}

/** The verdict on counts alone, as `decideGates` gives it to a single gate on a binary metric. */
export function verdictOnCounts(
  { lost, won, n }: ChangeCounts,
  { maxDrop = 0, alpha = DEFAULT_ALPHA, rule = 'default' }: GatePlan['gate'],
): GateState {
  const p = rule === 'margin' ? tangoMarginP({ lost, won, n }, maxDrop) : mcnemarExact(lost, won)
  const drop = n === 0 ? 0 : (lost - won) / n
  return dropState({ interval: binaryInterval(lost, won, n), drop, maxDrop, adjustedP: p, alpha })
}

/** More lost queries never turn a verdict for the better, so that two numbers say it all. */
function thresholds(
  changed: number,
  n: number,
  gate: GatePlan['gate'],
): { readonly mostPassing: number; readonly fewestFailing: number } {
  const stateAt = (lost: number): GateState =>
    verdictOnCounts({ lost, won: changed - lost, n }, gate)
  return {
    mostPassing: firstWhere(changed, lost => stateAt(lost) !== 'pass') - 1,
    fewestFailing: firstWhere(changed, lost => stateAt(lost) === 'fail'),
  }
}

/** The smallest of 0…most that holds, most + 1 when none does; once true, it must stay true. */
function firstWhere(most: number, holds: (value: number) => boolean): number {
  let low = 0
  let high = most + 1
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
