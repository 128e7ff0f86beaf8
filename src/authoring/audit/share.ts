/** A share in percent with one decimal; `–` of nothing. */
export function share(count: number, of: number): string {
  return of === 0 ? '–' : `${((100 * count) / of).toFixed(1)} %`
}
