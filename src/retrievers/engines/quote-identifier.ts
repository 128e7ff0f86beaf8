/** Quotes a name, with its schema where it has one, for SQL. */
export function quoteIdentifier(name: string): string {
  return name
    .split('.')
    .map(part => `"${part.replaceAll('"', '""')}"`)
    .join('.')
}
