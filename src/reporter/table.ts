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

/** Which columns a table may lose, and how wide it may be. */
export interface TableSpace {
  /** Undefined for any width. */
  readonly width: number | undefined
  /** Positions of the columns that may go, the least important one first. */
  readonly expendable: readonly number[]
}

/** `alignTable`, without the least important columns where the lines would be too wide. */
export function alignWithin(
  rows: readonly (readonly string[])[],
  alignments: readonly Alignment[],
  { width = Number.POSITIVE_INFINITY, expendable }: TableSpace,
): readonly string[] {
  const gone = new Set<number>()
  const keep = <T>(cells: readonly T[]): readonly T[] => cells.filter((_, at) => !gone.has(at))
  const align = (): readonly string[] => alignTable(rows.map(keep), keep(alignments))
  let lines = align()
  for (const column of expendable) {
    if (lines.every(line => [...line].length <= width)) break
    gone.add(column)
    lines = align()
  }
  return lines
}
