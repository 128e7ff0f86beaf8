import type { Candidate } from '../candidate.ts'

// In units of one task that a blind ranker wins too often: small against a bias, decisive without.
const SAME_SUBSET = 0.4
const ONE_SUBSET = 2
const SAME_PLACE = 0.6
const FILLER = 1

/** Returns how much a group lacks in variety: equal failing subsets, one place twice, fillers. */
export function groupPenalty(group: readonly Candidate[]): number {
  const subsets = new Set(group.map(failingSubset)).size
  const repeats = group.length - subsets
  const allOne = group.length > 1 && subsets === 1 ? ONE_SUBSET : 0
  const fillers = group.filter(({ mutant }) => mutant.tier === 3).length
  return repeats * SAME_SUBSET + allOne + overlaps(group) * SAME_PLACE + fillers * FILLER
}

/** Returns which tests fail, as text. */
export function failingSubset({ outcomes }: Candidate): string {
  return outcomes.map(outcome => (outcome === 'pass' ? '.' : 'x')).join('')
}

function overlaps(group: readonly Candidate[]): number {
  return group.reduce((sum, { mutant: a }, index) => {
    const later = group.slice(index + 1)
    const hits = later.filter(
      ({ mutant: b }) => a.edit.start <= b.edit.end && b.edit.start <= a.edit.end,
    )
    return sum + hits.length
  }, 0)
}
