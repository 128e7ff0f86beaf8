import { diffWordsWithSpace } from 'diff'

/**
 * How one text becomes another: `[from, to, insert, …]`, each replacing `from…to` of the first
 * text (UTF-16 offsets), in rising order and without overlap.
 */
export type Splices = readonly (number | string)[]

const MAX_SINGLE = 60 // longer middles are likely several edits: they are diffed word by word

/** Returns few splices that turn `before` into `after`, on whole words where they cut one. */
export function splicesOf(before: string, after: string): Splices {
  if (before === after) return []
  const start = sharedStart(before, after)
  const end = sharedEnd(before, after, start)
  const [from, fromEnd] = widen(before, start, before.length - end)
  const tail = before.length - fromEnd
  const middle = { before: before.slice(from, fromEnd), after: after.slice(from, after.length - tail) }
  const isSingle = Math.max(middle.before.length, middle.after.length) <= MAX_SINGLE
  if (isSingle) return [from, fromEnd, middle.after]
  return splitMiddle(middle.before, middle.after, from)
}

function splitMiddle(before: string, after: string, offset: number): Splices {
  const splices: (number | string)[] = []
  let at = offset
  let open: { from: number; to: number; insert: string } | undefined
  const close = (): void => {
    if (open !== undefined) splices.push(open.from, open.to, open.insert)
    open = undefined
  }
  for (const { added, removed, value } of diffWordsWithSpace(before, after)) {
    if (!added && !removed) {
      close()
      at += value.length
      continue
    }
    open ??= { from: at, to: at, insert: '' }
    if (added) open.insert += value
    else open.to = at += value.length
  }
  close()
  return splices
}

function sharedStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  let at = 0
  while (at < most && a[at] === b[at]) at += 1
  return at
}

function sharedEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start
  let count = 0
  while (count < most && a[a.length - 1 - count] === b[b.length - 1 - count]) count += 1
  return count
}

/** Grows a range to whole words and operators: `<` → `<=` reads better than an inserted `=`. */
function widen(text: string, from: number, to: number): readonly [number, number] {
  let [start, end] = [from, to]
  const near = text.slice(Math.max(0, from - 1), to + 1)
  const pattern = /[\p{L}\p{N}_]/u.test(near) ? /[\p{L}\p{N}_]/u : /[<>=!+\-*/%&|^~]/
  while (start > 0 && pattern.test(text[start - 1] ?? '')) start -= 1
  while (end < text.length && pattern.test(text[end] ?? '')) end += 1
  return [start, end]
}
