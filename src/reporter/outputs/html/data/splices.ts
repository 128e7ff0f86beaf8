import { diffWordsWithSpace } from 'diff'

/**
 * How one text becomes another: `[from, to, insert, …]`, each replacing `from…to` of the first
 * text (UTF-16 offsets), in rising order and without overlap.
 */
export type Splices = readonly (number | string)[]

const LONGEST_WORD = 80
const MAX_SINGLE = 60 // longer middles are likely several edits: they are diffed word by word

/** Returns few splices that turn `before` into `after`, on whole words where they cut one. */
export function splicesOf(before: string, after: string): Splices {
  if (before === after) return []
  const start = sharedStart(before, after)
  const end = sharedEnd(before, after, start)
  const from = wordStart(before, after, start, end)
  const fromEnd = wordEnd(before, after, start, end)
  const tail = before.length - fromEnd
  const middle = {
    before: before.slice(from, fromEnd),
    after: after.slice(from, after.length - tail),
  }
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

// Words and operators, at the beginning and at the end of a text.
const KINDS = [
  { head: /^[\p{L}\p{N}_]+/u, tail: /[\p{L}\p{N}_]+$/u },
  { head: /^[<>=!+\-*/%&|^~]+/, tail: /[<>=!+\-*/%&|^~]+$/ },
] as const

/** Where the word begins that an edit cuts: `<` → `<=` reads better than an inserted `=`. */
function wordStart(before: string, after: string, start: number, end: number): number {
  const head = before.slice(Math.max(0, start - LONGEST_WORD), start)
  const cut = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  const kind = KINDS.find(each => each.tail.test(head) && cut.some(text => each.head.test(text)))
  return start - (kind?.tail.exec(head)?.[0].length ?? 0)
}

function wordEnd(before: string, after: string, start: number, end: number): number {
  const stop = before.length - end
  const tail = before.slice(stop, stop + LONGEST_WORD)
  const cut = [before.slice(start, stop), after.slice(start, after.length - end)]
  const kind = KINDS.find(each => each.head.test(tail) && cut.some(text => each.tail.test(text)))
  return stop + (kind?.head.exec(tail)?.[0].length ?? 0)
}
