import { codeTokens } from '../code-tokens.ts'

const SHORTEST = 3
const LONGEST = 5

/**
 * Returns how often each feature stands in a text: its words, operators and numbers, and the
 * character 3- to 5-grams of its lower-case form with white space collapsed.
 */
export function featuresOf(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const add = (feature: string): void => {
    counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  for (const token of codeTokens(text, { operators: true, digits: true })) add(`w ${token}`)
  const characters = ` ${text.toLowerCase().replace(/\s+/g, ' ').trim()} `
  for (let length = SHORTEST; length <= LONGEST; length += 1) {
    for (let at = 0; at + length <= characters.length; at += 1) {
      add(`c ${characters.slice(at, at + length)}`)
    }
  }
  return counts
}
