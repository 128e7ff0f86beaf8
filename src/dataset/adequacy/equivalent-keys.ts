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
  const { start, before, after } = trimmed(edit)
  const end = start + before.length
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

interface Replacement {
  readonly start: number
  readonly before: string
  readonly after: string
}

/** Takes the words off that both sides share, so that the key is not tied to the engine's spans. */
function trimmed(edit: Replacement): Replacement {
  const before = wordsOf(edit.before)
  const after = wordsOf(edit.after)
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  return {
    start: edit.start + before.slice(0, head).join('').length,
    before: before.slice(head, before.length - tail).join(''),
    after: after.slice(head, after.length - tail).join(''),
  }
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}_.]+|\s+|[<>=!+\-*/%&|^~:]+|./gsu) ?? []
}
