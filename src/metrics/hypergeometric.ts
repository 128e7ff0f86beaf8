/**
 * Probability that none of `draws` items drawn without replacement from `size` is one of `marked`:
 * C(size − marked, draws) / C(size, draws). In [0, 1]; 1 when nothing is drawn or marked, 0 when
 * more is drawn than there are unmarked items.
 */
export function noneDrawn(size: number, marked: number, draws: number): number {
  if (draws > size - marked) return marked === 0 ? 1 : 0
  let probability = 1
  // Symmetric in marked and draws: the shorter product is the faster and the more exact one.
  const [steps, excluded] = marked < draws ? [marked, draws] : [draws, marked]
  for (let step = 0; step < steps; step += 1) {
    probability *= (size - excluded - step) / (size - step)
  }
  return probability
}

/**
 * Probabilities that exactly 0, 1, …, `draws` of the items drawn without replacement are marked:
 * C(marked, x) · C(size − marked, draws − x) / C(size, draws). Sums to 1; [1] when nothing is
 * drawn.
 */
export function drawnDistribution(size: number, marked: number, draws: number): readonly number[] {
  let distribution = [1]
  for (let drawn = 0; drawn < draws; drawn += 1) {
    const next = Array.from({ length: drawn + 2 }, () => 0)
    for (const [hits, probability] of distribution.entries()) {
      const chance = Math.max(0, marked - hits) / (size - drawn)
      next[hits] = (next[hits] ?? 0) + probability * (1 - chance)
      next[hits + 1] = (next[hits + 1] ?? 0) + probability * chance
    }
    distribution = next
  }
  return distribution
}
