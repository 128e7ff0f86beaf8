import { requireFamily } from './adjust-family.ts'

/**
 * Holm's step-down adjusted p values (1979), in the given order: running maximum of
 * min(1, (m − i) p₍ᵢ₎). Controls the family-wise error rate under any dependence. Empty input
 * gives an empty list.
 */
export function holm(ps: readonly number[]): readonly number[] {
  requireFamily(ps)
  const order = ps.map((_, index) => index).sort((a, b) => (ps[a] ?? 0) - (ps[b] ?? 0))
  const adjusted = Array.from(ps)
  let largest = 0
  for (const [rank, index] of order.entries()) {
    largest = Math.max(largest, Math.min(1, (ps.length - rank) * (ps[index] ?? 0)))
    adjusted[index] = largest
  }
  return adjusted
}
