import type { Mutant } from '../../mutation/index.ts'

/**
 * Returns the key under which each mutant of a source can be listed in EQUIVALENT: the edited
 * source line as a word diff, ` @2`, ` @3`… when the same diff occurs again further down. The key
 * survives reformatting and edits elsewhere in the file, which a hash of the source does not.
 */
export function equivalentKeys(
  code: string,
  mutants: readonly Mutant[],
): ReadonlyMap<string, string> {
  const seen = new Map<string, number>()
  const keys = new Map<string, string>()
  for (const mutant of mutants) {
    const diff = wordDiff(code, mutant)
    const count = (seen.get(diff) ?? 0) + 1
    seen.set(diff, count)
    keys.set(mutant.id, count === 1 ? diff : `${diff} @${count}`)
  }
  return keys
}

/** Returns the edited line or lines as `left [-before-]{+after+} right`, whitespace collapsed. */
export function wordDiff(code: string, { edit }: Pick<Mutant, 'edit'>): string {
  const { start, end, before, after } = edit
  const lineStart = code.lastIndexOf('\n', start - 1) + 1
  // A removal of whole lines ends behind a line feed: the line below it is not edited.
  const lastEdited = before.endsWith('\n') ? end - 1 : end
  const nextBreak = code.indexOf('\n', lastEdited)
  const lineEnd = nextBreak < 0 ? code.length : nextBreak
  const removed = before === '' ? '' : `[-${before}-]`
  const added = after === '' ? '' : `{+${after}+}`
  const shown = code.slice(lineStart, start) + removed + added + code.slice(end, lineEnd)
  return shown.trim().replace(/\s+/g, ' ')
}
