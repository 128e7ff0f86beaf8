import { holm, poissonBinomialTest } from '../../stats/index.ts'
import { SNIPPET_RANKERS } from '../blind/blind-rankers.ts'
import { cloneGroups } from '../blind/clone-groups.ts'
import { POOL_RANKERS } from '../blind/pool-rankers.ts'
import { chances, winRates, type WinRate } from '../blind/win-rates.ts'
import type { Finding, Gate } from './gate.ts'

const ALPHA = 0.05
const LARGEST_DISTANCE = 0.025 // notes on method: fail only when significant and far

/** Gate 9: no ranker that never sees the query finds canonicals more or less often than chance. */
export const blindGate: Gate = {
  id: 9,
  name: 'no blind advantage',
  judge: ({ bundle }) => {
    const groups = bundle === undefined ? [] : cloneGroups(bundle)
    if (groups.length === 0) return { checked: 0, findings: [] }
    const chance = chances(groups)
    const expected = chance.reduce((sum, p) => sum + p, 0) / groups.length
    const rates = winRates(groups, SNIPPET_RANKERS)
    const adjusted = holm(rates.map(rate => poissonBinomialTest(Math.round(rate.wins), chance)))
    return {
      checked: groups.length,
      findings: rates.flatMap((rate, at) => findingOf(rate, adjusted[at] ?? 1, expected)),
      measures: measuresOf([...rates, ...winRates(groups, POOL_RANKERS)], expected),
    }
  },
}

function findingOf(rate: WinRate, p: number, expected: number): readonly Finding[] {
  const isFar = Math.abs(rate.rate - expected) > LARGEST_DISTANCE
  if (!isFar || p >= ALPHA) return []
  const message =
    `The ranker "${rate.name}" must rank the canonical first in ${percent(expected)} ± 2.5 points ` +
    `of the tasks, but does in ${percent(rate.rate)} (Holm-adjusted p ${p.toPrecision(2)}). ` +
    'Build again without the lock, or add tasks.'
  return [{ subject: 'dataset', message }]
}

function measuresOf(rates: readonly WinRate[], expected: number): Readonly<Record<string, string>> {
  const rows = rates.map(rate => [rate.name, percent(rate.rate)] as const)
  return Object.fromEntries([['chance', percent(expected)], ...rows])
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`
}
