const STARTS_WITH_WORD = /^[\p{L}\p{N}_$]/u
const ENDS_WITH_WORD = /[\p{L}\p{N}_$]$/u

/**
 * Returns the new text of an edit with the spaces that keep it from being glued to its neighbours:
 * `if(a) and b` without its left operand must not become `ifb`.
 */
export function keptApart(
  source: string,
  edit: { readonly start: number; readonly end: number; readonly after: string },
): string {
  const { start, end, after } = edit
  const isWordBefore = ENDS_WITH_WORD.test(source.slice(Math.max(0, start - 2), start))
  const isWordBehind = STARTS_WITH_WORD.test(source.slice(end, end + 2))
  if (after === '') return isWordBefore && isWordBehind ? ' ' : ''
  const left = isWordBefore && STARTS_WITH_WORD.test(after) ? ' ' : ''
  const right = isWordBehind && ENDS_WITH_WORD.test(after) ? ' ' : ''
  return left + after + right
}
