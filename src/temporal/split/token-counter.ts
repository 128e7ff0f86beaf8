/** How the cost of reading a text is counted. */
export interface TokenCounter {
  /** Printed with every cost. */
  readonly name: string
  count(text: string): number
}

/** A quarter of the characters, rounded up: the published accounting. */
export const CHARACTERS_BY_FOUR: TokenCounter = {
  name: 'chars/4',
  count: text => Math.ceil(text.length / 4),
}
