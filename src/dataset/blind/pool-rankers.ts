import type { BlindRanker } from './blind-rankers.ts'
import type { CloneGroup } from './clone-groups.ts'

const GRAM = 3 // characters of a gram of the medoid
const ORDER = 5 // characters of a gram of the language model

/** The text nearest to all others of its group: cosine over character 3-grams. */
const medoid: BlindRanker = {
  name: 'medoid',
  prepare: () => group => {
    const vectors = group.texts.map(text => unit(gramCounts(text, GRAM)))
    return vectors.map((vector, at) =>
      vectors.reduce((sum, other, index) => (index === at ? sum : sum + dot(vector, other)), 0),
    )
  },
}

/** The likeliest text: a character 5-gram model of all groups but its own, add-one smoothed. */
const likelihood: BlindRanker = {
  name: 'character model',
  prepare: groups => {
    const long = new Map<string, number>()
    const short = new Map<string, number>()
    for (const { texts } of groups) addAll(texts, long, short, 1)
    return group => {
      addAll(group.texts, long, short, -1)
      const scores = group.texts.map(text => logLikelihood(text, long, short))
      addAll(group.texts, long, short, 1)
      return scores
    }
  },
}

/** Rankers that see other snippets: they are reported, since a star of single edits helps them. */
export const POOL_RANKERS: readonly BlindRanker[] = [medoid, likelihood]

function gramCounts(text: string, size: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let at = 0; at + size <= text.length; at += 1) bump(counts, text.slice(at, at + size), 1)
  return counts
}

function unit(counts: Map<string, number>): Map<string, number> {
  const norm = Math.sqrt([...counts.values()].reduce((sum, count) => sum + count * count, 0))
  return new Map([...counts].map(([gram, count]) => [gram, count / (norm || 1)]))
}

function dot(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const [gram, value] of a) sum += value * (b.get(gram) ?? 0)
  return sum
}

function addAll(
  texts: CloneGroup['texts'],
  long: Map<string, number>,
  short: Map<string, number>,
  sign: 1 | -1,
): void {
  for (const text of texts) {
    for (const [gram, count] of gramCounts(text, ORDER)) bump(long, gram, sign * count)
    for (const [gram, count] of gramCounts(text, ORDER - 1)) bump(short, gram, sign * count)
  }
}

function bump(counts: Map<string, number>, gram: string, by: number): void {
  counts.set(gram, (counts.get(gram) ?? 0) + by)
}

function logLikelihood(
  text: string,
  long: ReadonlyMap<string, number>,
  short: ReadonlyMap<string, number>,
): number {
  const alphabet = 128
  const grams = Math.max(1, text.length - ORDER + 1)
  let sum = 0
  for (let at = 0; at + ORDER <= text.length; at += 1) {
    const seen = long.get(text.slice(at, at + ORDER)) ?? 0
    const context = short.get(text.slice(at, at + ORDER - 1)) ?? 0
    sum += Math.log((seen + 1) / (context + alphabet))
  }
  return sum / grams
}
