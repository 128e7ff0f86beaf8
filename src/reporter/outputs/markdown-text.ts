/** Text as it stands, on one line: nothing in it is read as Markdown or HTML. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_|~$#>]|\](?=[([:])/g, '\\$&')
}

/** Returns a table of plain text; the first column is set left, the others right. */
export function markdownTable(
  head: readonly string[],
  body: readonly (readonly string[])[],
): readonly string[] {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map(cell => escapeMarkdown(cell)).join(' | ')} |`
  const rule = `| ${head.map((_, at) => (at === 0 ? '---' : '---:')).join(' | ')} |`
  return [line(head), rule, ...body.map(line)]
}
