/** Distinct texts, numbered in order of first use. */
export interface NameList {
  /** Returns the position of a text; −1 for none. */
  add(text: string | undefined): number
  /** Every text, by position. */
  texts(): readonly string[]
}

/** An empty list of names. */
export function nameList(): NameList {
  const positions = new Map<string, number>()
  return {
    add(text) {
      if (text === undefined) return -1
      const known = positions.get(text)
      if (known !== undefined) return known
      positions.set(text, positions.size)
      return positions.size - 1
    },
    texts: () => [...positions.keys()],
  }
}
