import type { BlindRanker } from './blind-rankers.ts'
import type { CloneGroup } from './clone-groups.ts'

const GRAM = 3 // characters of a gram of the medoid
const ORDER = 5 // characters of a gram of the language model
const ALPHABET = 128 // characters that add-one smoothing counts with

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
    const all = countModel(groups.flatMap(group => group.texts))
    return group => {
      const own = countModel(group.texts)
      return group.texts.map(text => logLikelihood(text, all, own))
    }
  },
}

/** Rankers that see other snippets: they are reported, since a star of single edits helps them. */
export const POOL_RANKERS: readonly BlindRanker[] = [medoid, likelihood]

function gramCounts(text: string, size: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let at = 0; at + size <= text.length; at += 1) bump(counts, text.slice(at, at + size))
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

/** How often each gram, and each gram without its last character, occurs. */
interface CountModel {
  readonly grams: ReadonlyMap<string, number>
  readonly contexts: ReadonlyMap<string, number>
}

function countModel(texts: CloneGroup['texts']): CountModel {
  const grams = new Map<string, number>()
  const contexts = new Map<string, number>()
  for (const text of texts) {
    for (let at = 0; at + ORDER <= text.length; at += 1) {
      bump(grams, text.slice(at, at + ORDER))
      bump(contexts, text.slice(at, at + ORDER - 1))
    }
  }
  return { grams, contexts }
}

function bump(counts: Map<string, number>, gram: string): void {
  counts.set(gram, (counts.get(gram) ?? 0) + 1)
}

function logLikelihood(text: string, all: CountModel, own: CountModel): number {
  const places = Math.max(1, text.length - ORDER + 1)
  let sum = 0
  for (let at = 0; at + ORDER <= text.length; at += 1) {
    const gram = text.slice(at, at + ORDER)
    const context = gram.slice(0, -1)
    const seen = (all.grams.get(gram) ?? 0) - (own.grams.get(gram) ?? 0)
    const known = (all.contexts.get(context) ?? 0) - (own.contexts.get(context) ?? 0)
    sum += Math.log((seen + 1) / (known + ALPHABET))
  }
  return sum / places
}
