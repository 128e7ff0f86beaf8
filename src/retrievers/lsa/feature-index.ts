import { codeTokens } from '../code-tokens.ts'

const SHORTEST = 3
const LONGEST = 5
/** Room for the characters of a corpus: pairs of an n-gram and a character stay exact integers. */
const ALPHABET = 2 ** 17

/** Numbers the features of texts. */
export interface FeatureIndex {
  /** How many there are: ids are smaller. */
  size(): number
  /** How often each feature stands in the text; new ones get the next id. */
  count(text: string): FeatureCounts
  /** The same for the features that are known. */
  countKnown(text: string): FeatureCounts
}

/** Ids of the features that stand in a text, and how often. */
export interface FeatureCounts {
  readonly ids: readonly number[]
  readonly counts: readonly number[]
}

/**
 * Returns an empty index of words, operators and numbers, and of character 3- to 5-grams of the
 * lower-case text with white space collapsed. An n-gram is known by its beginning and its last
 * character, so that numbers are looked up instead of millions of short strings.
 */
export function featureIndex(): FeatureIndex {
  const ids = { next: 0 }
  const words = numbering<string>(ids)
  const grams = numbering<number>(ids)
  const characters = numbering<number>({ next: 0 })
  /** Counts of the text at hand by id; zero in between. */
  const tally: number[] = []
  const count = (text: string, isOpen: boolean): FeatureCounts => {
    const found: number[] = []
    const visit = (id: number): void => {
      const before = tally[id] ?? 0
      if (before === 0) found.push(id)
      tally[id] = before + 1
    }
    for (const token of codeTokens(text, { operators: true, digits: true })) {
      const id = words(token, isOpen)
      if (id !== undefined) visit(id)
    }
    visitGrams(text, { characters, grams, isOpen, visit })
    const counts = found.map(id => tally[id] ?? 0)
    for (const id of found) tally[id] = 0
    return { ids: found, counts }
  }
  return {
    size: () => ids.next,
    count: text => count(text, true),
    countKnown: text => count(text, false),
  }
}

/** Returns a key's number; an open numbering gives new keys the next one. */
type Numbering<Key> = (key: Key, isOpen: boolean) => number | undefined

function numbering<Key>(ids: { next: number }): Numbering<Key> {
  const known = new Map<Key, number>()
  return (key, isOpen) => {
    const id = known.get(key)
    if (id !== undefined || !isOpen) return id
    known.set(key, ids.next)
    ids.next += 1
    return ids.next - 1
  }
}

interface Grams {
  readonly characters: Numbering<number>
  readonly grams: Numbering<number>
  readonly isOpen: boolean
  readonly visit: (id: number) => void
}

function visitGrams(text: string, { characters, grams, isOpen, visit }: Grams): void {
  const plain = ` ${text.toLowerCase().replace(/\s+/g, ' ').trim()} `
  const codes: (number | undefined)[] = []
  for (let at = 0; at < plain.length; at += 1) codes.push(characters(plain.charCodeAt(at), isOpen))
  for (let start = 0; start + SHORTEST <= codes.length; start += 1) {
    let id = codes[start]
    for (let length = 2; length <= LONGEST && id !== undefined; length += 1) {
      const last = codes[start + length - 1]
      if (last === undefined) break
      // Two characters begin at a character's number: in a range of their own, and no feature.
      const pair: number = id * ALPHABET + last
      id = grams(length < SHORTEST ? -1 - pair : pair, isOpen)
      if (id !== undefined && length >= SHORTEST) visit(id)
    }
  }
}
