/** A share with three decimals (`0.284`); `–` when there is none. */
export function share(value: number | null | undefined): string {
  return value === null || value === undefined ? '–' : value.toFixed(3)
}

/** A signed share (`+0.105`, `−0.039`); `–` when there is none. */
export function signedShare(value: number | null | undefined): string {
  if (value === null || value === undefined) return '–'
  const digits = Math.abs(value).toFixed(3)
  if (Number(digits) === 0) return '0.000'
  return value < 0 ? `−${digits}` : `+${digits}`
}

/** A share in percent with one decimal (`44.1 %`); `–` when there is none. */
export function percent(value: number | null | undefined): string {
  return value === null || value === undefined ? '–' : `${(value * 100).toFixed(1)} %`
}

/** An interval (`[0.257, 0.313]`); `n/a` when there is none. */
export function interval(pair: readonly [number, number] | null | undefined): string {
  return pair === null || pair === undefined ? 'n/a' : `[${share(pair[0])}, ${share(pair[1])}]`
}

/** A whole number with thousands separators. */
export function whole(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
