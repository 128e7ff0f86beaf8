import type { Generator } from '../../src/stats/index.ts'

/** A pair of arms of which the second loses more queries than it wins. */
export interface ComparisonPlan {
  readonly n: number
  readonly discordance: number
  readonly drop: number
}

/** Draws a comparison of two arms on a 0/1 metric: query by query lost, won or unchanged. */
export function drawCounts(
  { nextDouble }: Generator,
  { n, discordance, drop }: ComparisonPlan,
): { readonly lost: number; readonly won: number; readonly n: number } {
  const lostBelow = (discordance + drop) / 2
  let lost = 0
  let won = 0
  for (let query = 0; query < n; query += 1) {
    const draw = nextDouble()
    if (draw < lostBelow) lost += 1
    else if (draw < discordance) won += 1
  }
  return { lost, won, n }
}

/** Differences of a real-valued metric: the labels of two arms swapped with probability ½. */
export function drawSwappedDifferences(
  { nextDouble }: Generator,
  { n, discordance }: Pick<ComparisonPlan, 'n' | 'discordance'>,
): Float64Array {
  return Float64Array.from({ length: n }, () => {
    if (nextDouble() >= discordance) return 0
    const difference = nextDouble() ** 2
    return nextDouble() < 0.5 ? difference : -difference
  })
}
