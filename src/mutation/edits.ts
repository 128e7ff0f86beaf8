import { InputError } from '../schema/index.ts'
import type { Edit } from './mutant.ts'

/** Applies edits that do not overlap; offsets refer to the unedited source. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const ordered = edits.toSorted((a, b) => b.start - a.start || b.end - a.end)
  let code = source
  let bound = source.length
  for (const edit of ordered) {
    requireFit(source, edit, bound)
    code = code.slice(0, edit.start) + edit.after + code.slice(edit.end)
    bound = edit.start
  }
  return code
}

/** Returns the edit that turns `applyEdits(source, [edit])` back into the source. */
export function inverseEdit(edit: Edit): Edit {
  return {
    start: edit.start,
    end: edit.start + edit.after.length,
    before: edit.after,
    after: edit.before,
  }
}

/** Returns the edits that undo `applyEdits(source, edits)`, where no two edits touch. */
export function inverseEdits(edits: readonly Edit[]): readonly Edit[] {
  let shift = 0
  return edits
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map(edit => {
      const moved = { ...edit, start: edit.start + shift }
      shift += edit.after.length - edit.before.length
      return inverseEdit(moved)
    })
}

function requireFit(source: string, edit: Edit, bound: number): void {
  if (edit.end > bound) {
    throw new InputError(
      `Edits must not overlap, but ${edit.start}:${edit.end} reaches behind ${bound}. ` +
        'Combine edits of different lines.',
    )
  }
  if (source.slice(edit.start, edit.end) !== edit.before) {
    throw new InputError(
      `An edit must replace the text that it names, but ${JSON.stringify(edit.before)} does not ` +
        `stand at ${edit.start}:${edit.end}. Apply it to the source that it was made for.`,
    )
  }
}
