/** What a function is compared with, on which inputs. */
export interface Comparison {
  /** Source that defines the function to compare with, under the same name. */
  readonly reference: string
  readonly functionName: string
  /** Argument lists with their parentheses. */
  readonly inputs: readonly string[]
}

/** Writes tests in one language, as its runner takes them. */
export interface TestWriter {
  /** Passes when both functions give equal values of one type, or both raise, on every input. */
  agreement(comparison: Comparison): string
  /** Passes when every input is known by name and done with soon enough. */
  speed(functionName: string, inputs: readonly string[]): string
}

/** An input that the canonical needs longer for is left out of comparisons. */
export const SLOW_MS = 20

/** How much of an endless iterator is compared. */
export const MOST_ITEMS = 1_000
