import { codeTokens, type BlindRanker } from './blind-rankers.ts'

const NEIGHBOURS = 10

/**
 * The text in the densest place: mean Jaccard similarity of token bigrams to its ten nearest among
 * all texts, as an embedder sees a corpus that it has indexed.
 */
export const neighbourDensity: BlindRanker = {
  name: 'neighbour density',
  prepare: groups => {
    const index = new Map<string, number[]>()
    const sizes: number[] = []
    for (const text of groups.flatMap(group => group.texts)) {
      const features = bigrams(text)
      for (const feature of features) {
        const holders = index.get(feature)
        if (holders === undefined) index.set(feature, [sizes.length])
        else holders.push(sizes.length)
      }
      sizes.push(features.size)
    }
    return group => group.texts.map(text => densityOf(bigrams(text), index, sizes))
  },
}

function densityOf(
  features: ReadonlySet<string>,
  index: ReadonlyMap<string, readonly number[]>,
  sizes: readonly number[],
): number {
  const shared = new Uint32Array(sizes.length)
  for (const feature of features) {
    for (const at of index.get(feature) ?? []) shared[at] = (shared[at] ?? 0) + 1
  }
  const similarities = Float64Array.from(
    shared,
    (count, at) => count / Math.max(1, (sizes[at] ?? 0) + features.size - count),
  ).sort()
  // The text itself is the nearest and counts for every text alike.
  const nearest = similarities.slice(-NEIGHBOURS - 1)
  return nearest.reduce((sum, value) => sum + value, 0) / Math.max(1, nearest.length)
}

function bigrams(text: string): ReadonlySet<string> {
  const tokens = codeTokens(text)
  return new Set(tokens.slice(1).map((token, at) => `${tokens[at]} ${token}`))
}
