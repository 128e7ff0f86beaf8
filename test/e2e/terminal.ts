// oxlint-disable-next-line no-control-regex -- control sequences are what is interpreted
const TOKEN = /\u001B\[([0-9;?]*)([A-Za-z])|\u001B\][^\u0007]*\u0007|\n|\r|[^\u001B]/g

/**
 * Returns what a terminal shows, scrolled-off lines included, after it received `text`: enough of
 * ECMA-48 for what Vitest writes (cursor up, column, erase line and erase below).
 */
export function screenOf(text: string): string {
  const lines: string[] = ['']
  let row = 0
  let column = 0
  const put = (character: string): void => {
    const line = (lines[row] ?? '').padEnd(column)
    lines[row] = line.slice(0, column) + character + line.slice(column + 1)
    column += 1
  }
  const control = (parameters: string, final: string): void => {
    const count = Number.parseInt(parameters, 10) || 1
    if (final === 'A' || final === 'F') row = Math.max(0, row - count)
    if (final === 'F') column = 0
    if (final === 'G') column = count - 1
    if (final === 'K') {
      const whole = parameters === '2'
      lines[row] = whole ? '' : (lines[row] ?? '').slice(0, column)
    }
    if (final === 'J') {
      lines.length = row + 1
      lines[row] = (lines[row] ?? '').slice(0, column)
    }
  }
  for (const [token, parameters, final] of text.matchAll(TOKEN)) {
    if (parameters !== undefined && final !== undefined) control(parameters, final)
    else if (token === '\r') column = 0
    else if (token === '\n') {
      row += 1
      if (row === lines.length) lines.push('')
    } else if (token.length === 1) put(token)
  }
  return lines.map(line => line.trimEnd()).join('\n')
}
