/** How the cells of a column are set. */
export type Alignment = 'left' | 'right'

/**
 * Returns rows as aligned lines, two spaces between columns, none at the end of a line. Cells must
 * be plain text of single-width characters; colour is added to whole lines or after aligning.
 */
export function alignTable(
  rows: readonly (readonly string[])[],
  alignments: readonly Alignment[],
): readonly string[] {
  const widths = alignments.map((_, column) =>
    Math.max(0, ...rows.map(row => [...(row[column] ?? '')].length)),
  )
  return rows.map(row =>
    alignments
      .map((alignment, column) => pad(row[column] ?? '', widths[column] ?? 0, alignment))
      .join('  ')
      .trimEnd(),
  )
}

function pad(cell: string, width: number, alignment: Alignment): string {
  const space = ' '.repeat(Math.max(0, width - [...cell].length))
  return alignment === 'left' ? cell + space : space + cell
}
