import type { BoardData } from '../data/page-data.ts'
import type { Standing } from './board-view.ts'
import { visibleText } from './visible-text.ts'

/** One line on how a query stands. */
export function describe(board: BoardData, standing: Standing): string {
  if (standing.state !== 'measured') return `${standing.state}: ${visibleText(standing.text)}`
  const first = standing.isHit ? 'rank 1 passes' : `rank 1: ${standing.text}`
  const [type, ...others] = standing.types.map(each => board.types[each] ?? 'untyped')
  if (type === undefined) return first
  const more = others.length === 0 ? '' : ` + ${others.length}`
  return `${first} · deceived by ${visibleText(type)}${more}`
}

/** The sign of a standing: never colour alone. */
export function glyphOf({ state, isHit, isDeceived }: Standing): string {
  if (state === 'failed') return '!'
  if (state === 'not measured') return '–'
  if (isHit) return isDeceived ? '≈' : '✓'
  return '✗'
}

/** The class of a standing. */
export function kindOf({ state, isHit, isDeceived }: Standing): string {
  if (state === 'failed') return 'fault'
  if (state === 'not measured') return 'none'
  if (isHit) return isDeceived ? 'near' : 'hit'
  return 'miss'
}
