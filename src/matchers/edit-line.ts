/**
 * Returns the edit between two texts as one line in git's word-diff notation, with its line number:
 * `L4: if low [-<-]{+<=+} high`. Edits of several lines show the first one and their number.
 */
export function editLine(before: string, after: string): string {
  const old = before.split('\n')
  const now = after.split('\n')
  const head = commonLength(old, now)
  const tail = commonLength(old.slice(head).reverse(), now.slice(head).reverse())
  const removed = old.slice(head, old.length - tail)
  const added = now.slice(head, now.length - tail)
  const more = Math.max(removed.length, added.length) - 1
  const shown = wordDiff((removed[0] ?? '').trim(), (added[0] ?? '').trim())
  return `L${head + 1}: ${shown}${more > 0 ? ` (and ${more} more ${more === 1 ? 'line' : 'lines'})` : ''}`
}

function wordDiff(before: string, after: string): string {
  const old = tokensOf(before)
  const now = tokensOf(after)
  const head = commonLength(old, now)
  const tail = commonLength(old.slice(head).reverse(), now.slice(head).reverse())
  const removed = old.slice(head, old.length - tail).join('')
  const added = now.slice(head, now.length - tail).join('')
  return [
    ...old.slice(0, head),
    removed === '' ? '' : `[-${removed}-]`,
    added === '' ? '' : `{+${added}+}`,
    ...old.slice(old.length - tail),
  ].join('')
}

function tokensOf(text: string): readonly string[] {
  return text.match(/\w+|\s+|[^\w\s]+/g) ?? []
}

function commonLength(a: readonly string[], b: readonly string[]): number {
  const end = Math.min(a.length, b.length)
  for (let at = 0; at < end; at += 1) if (a[at] !== b[at]) return at
  return end
}
