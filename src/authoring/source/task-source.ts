import type { Language } from '../../schema/index.ts'

/** A mutant that no test can tell from the canonical, as its author lists it. */
export interface ListedEquivalent {
  /** The edited line as a word diff, e.g. `if cross [->-]{+>=+} 0:`; ` @2` for the second alike. */
  readonly key: string
  /** Why it computes the same, naming the limit of the domain. */
  readonly reason: string
}

/** One task file, taken apart. */
export interface TaskSource {
  /** `<domain>/<function_name>`: the path below the directory of tasks, without extension. */
  readonly id: string
  readonly domain: string
  readonly functionName: string
  readonly language: Language
  /** The module docstring, whitespace collapsed. */
  readonly query: string
  /** From the first import to the end of the definition. */
  readonly code: string
  /** The asserts as written, one entry each. */
  readonly tests: readonly string[]
  readonly equivalents: readonly ListedEquivalent[]
}

/** A task file that was read, with what keeps it from being a task. */
export interface ReadTask {
  readonly id: string
  /** The file as the user would name it. */
  readonly file: string
  readonly text: string
  /** Absent when the parts cannot be told apart. */
  readonly task: TaskSource | undefined
  /** What is wrong with the form, each a whole sentence. */
  readonly problems: readonly string[]
}
