/** Breaks a text at blanks into lines of at most `columns` characters; longer words stay whole. */
export function wrappedText(text: string, columns: number, firstColumns: number = columns): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const limit = lines.length === 0 ? firstColumns : columns
    if (line !== '' && line.length + 1 + word.length > limit) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join('\n')
}
