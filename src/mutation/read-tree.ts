import { InputError, type Language } from '../schema/index.ts'
import type { Parse } from './syntax-node.ts'
import { sourceTree, type SourceNode } from './tree/source-node.ts'

/** Parses a source and refuses one that the grammar cannot read. */
export function readTree(source: string, parse: Parse, language: Language): SourceNode {
  const root = parse(source)
  if (root.hasError) {
    throw new InputError(
      `A source must be valid ${language}, but its grammar cannot read this one. ` +
        'Correct the source, or name another language.',
    )
  }
  return sourceTree(root, source)
}
