import { compareText } from '../../dataset/index.ts'
import type { CloneGroup } from './clone-groups.ts'

/** A ranker that never sees the query; a higher score ranks higher. */
export interface BlindRanker {
  readonly name: string
  /** Looks at all groups once and returns how to score the texts of one of them. */
  prepare(groups: readonly CloneGroup[]): (group: CloneGroup) => readonly number[]
}

/** Splits code into words and single signs. */
export function codeTokens(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? []
}

const byText = (name: string, score: (text: string) => number): BlindRanker => ({
  name,
  prepare: () => group => group.texts.map(score),
})

const alphabetical = (name: string, sign: 1 | -1): BlindRanker => ({
  name,
  prepare: () => group => {
    const sorted = group.texts.toSorted(compareText)
    return group.texts.map(text => -sign * sorted.indexOf(text))
  },
})

const meanIdf = (name: string, sign: 1 | -1): BlindRanker => ({
  name,
  prepare: groups => {
    const idf = inverseFrequencies(groups.flatMap(group => group.texts))
    return group => group.texts.map(text => sign * meanOf(codeTokens(text).map(idf)))
  },
})

/** Rankers that look at one snippet alone: none of them may find canonicals better than chance. */
export const SNIPPET_RANKERS: readonly BlindRanker[] = [
  byText('shorter', text => -text.length),
  byText('longer', text => text.length),
  byText('fewer tokens', text => -codeTokens(text).length),
  byText('more tokens', text => codeTokens(text).length),
  alphabetical('alphabetical', 1),
  alphabetical('reverse alphabetical', -1),
  meanIdf('higher mean idf', 1),
  meanIdf('lower mean idf', -1),
]

function inverseFrequencies(texts: readonly string[]): (token: string) => number {
  const documents = new Map<string, number>()
  for (const text of texts) {
    for (const token of new Set(codeTokens(text))) {
      documents.set(token, (documents.get(token) ?? 0) + 1)
    }
  }
  return token => Math.log((texts.length + 1) / ((documents.get(token) ?? 0) + 1))
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
