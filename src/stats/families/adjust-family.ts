import { requireProbability } from '../requirement.ts'

/** Throws unless every member of a family of tests is a p value. */
export function requireFamily(ps: readonly number[]): void {
  for (const p of ps) requireProbability('Every p value of a family', p)
}

/**
 * Step-up adjustment with the factor `scale · m / rank`: the running minimum from the largest
 * p value down, at most 1.
 */
export function stepUp(ps: readonly number[], scale: number): readonly number[] {
  requireFamily(ps)
  const order = ps.map((_, index) => index).sort((a, b) => (ps[b] ?? 0) - (ps[a] ?? 0))
  const adjusted = Array.from(ps)
  let smallest = 1
  for (const [place, index] of order.entries()) {
    const rank = ps.length - place
    smallest = Math.min(smallest, (ps[index] ?? 0) * ((scale * ps.length) / rank))
    adjusted[index] = smallest
  }
  return adjusted
}
