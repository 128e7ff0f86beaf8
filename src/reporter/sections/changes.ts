import { labelOf, type Section } from '../report.ts'

const FIRST_IDS = 5
const PATTERN_IDS = 8

/** Which queries each run won and lost against its baseline, and how to ask the lost ones again. */
export const changes: Section = {
  name: 'changes',
  render(report, paint) {
    const rows = report.boards
      .flatMap(board => [...board.changes])
      .filter(([, { lost, won }]) => lost.length + won.length > 0)
    if (rows.length === 0) return []
    const lost = [...new Set(rows.flatMap(([, change]) => change.lost))].sort()
    return [
      ` ${paint.dim('exec@1 against the baseline')}`,
      ...rows.map(
        ([row, change]) =>
          `   ${labelOf(row)}  won ${counted(change.won)} · lost ${counted(change.lost)}`,
      ),
      ...(lost.length === 0 ? [] : [`   ${paint.dim(`ask again: ${againText(lost)}`)}`]),
    ]
  },
}

function counted(ids: readonly string[]): string {
  if (ids.length === 0) return '0'
  const more = ids.length > FIRST_IDS ? ', …' : ''
  return `${ids.length} (${ids.slice(0, FIRST_IDS).join(', ')}${more})`
}

/** A pattern is readable up to a few ids; the variable takes any number and asks each its own. */
function againText(lost: readonly string[]): string {
  const variable = 'VITEST_RETRIEVAL_ONLY=lost npx vitest bench --run'
  return lost.length > PATTERN_IDS
    ? variable
    : `npx vitest bench --run -t '${lost.map(escapePattern).join('|')}', or ${variable}`
}

/** The ids stand in a regular expression inside single quotes of a shell. */
function escapePattern(id: string): string {
  return id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", '.')
}
