/** Renders rows as columns, the first left-aligned, the others right-aligned. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map(row => row.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map(row => (row[column] ?? '').length)),
  )
  return rows
    .map(row =>
      widths
        .map((width, column) =>
          column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width),
        )
        .join('  ')
        .trimEnd(),
    )
    .map(line => ` ${line}\n`)
    .join('')
}

/** `0.123`. */
export function share(value: number): string {
  return value.toFixed(3)
}

/** `12.3 %`. */
export function percent(value: number | undefined): string {
  return value === undefined ? '–' : `${(100 * value).toFixed(1)} %`
}

/** `+12.3 %`. */
export function change(value: number | undefined): string {
  return value === undefined
    ? '–'
    : `${value < 0 ? '−' : '+'}${(100 * Math.abs(value)).toFixed(1)} %`
}

/** `+0.123`. */
export function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(4)}`
}

/** `12,345`. */
export function whole(value: number | undefined): string {
  return value === undefined ? '–' : Math.round(value).toLocaleString('en-US')
}

/** `[−0.012, +0.034]`. */
export function interval(
  bounds: { readonly low: number; readonly high: number } | undefined,
  format: (value: number) => string = signed,
): string {
  return bounds === undefined ? 'n/a' : `[${format(bounds.low)}, ${format(bounds.high)}]`
}
