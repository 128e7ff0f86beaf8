import { applyEdits, inverseEdits } from '../mutation/index.ts'
import type { Variant } from './variant.ts'

/** Returns a variant's text with its edits undone one by one: the text of its canonical. */
export function undoEdits({ text, edits }: Pick<Variant, 'text' | 'edits'>): string {
  return applyEdits(text, inverseEdits(edits))
}
