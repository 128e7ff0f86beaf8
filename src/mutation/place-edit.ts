import { contiguousEdit } from './edit-between.ts'
import { lineFinder } from './line-finder.ts'
import type { PlacedEdit } from './mutant.ts'

/** Finds the one contiguous edit that made a variant of a source, and the lines that it changes. */
export function placeEdit(id: string, source: string, variant: string): PlacedEdit {
  const edit = contiguousEdit(source, variant)
  const lineOf = lineFinder(source)
  const last = edit.before.endsWith('\n') ? edit.end - 1 : edit.end
  return { id, edit, line: lineOf(edit.start), endLine: lineOf(last) }
}
