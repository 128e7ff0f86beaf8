const LIMIT = 60

/** Returns a text on one line, cut where it gets long, for a description. */
export function brief(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > LIMIT ? `${line.slice(0, LIMIT - 1)}…` : line
}
