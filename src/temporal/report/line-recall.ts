import type { GoldQuery, MeasuredOutcome } from '../../schema/index.ts'
import { linesOf } from '../split/line-gold.ts'

/** How well the delivered spans cover the lines that the commits changed. */
export interface LineScores {
  /** Queries with line gold. */
  readonly n: number
  /** Mean share of gold lines that are delivered; a hit without a span delivers its whole file. */
  readonly recall: number
  /** Mean share of the delivered span lines that are gold, over queries with a span of a gold file. */
  readonly precision: number
  readonly withSpan: number
  readonly fragmentsPerTen: number
}

/** Compares delivered lines with the gold lines at the epoch. */
export function lineScores(
  outcomes: readonly MeasuredOutcome[],
  queries: readonly GoldQuery[],
  k = 10,
): LineScores {
  const byId = new Map(queries.map(query => [query.id, query]))
  const scored = outcomes.flatMap(outcome => {
    const gold = byId.get(outcome.queryId)?.goldLines
    return gold === undefined ? [] : [scoreOf(outcome, gold, k)]
  })
  const precise = scored.flatMap(({ precision }) => precision ?? [])
  const served = outcomes.map(({ hits }) => hits.slice(0, k))
  const fragments = served.flat().filter(({ span }) => span !== undefined).length
  return {
    n: scored.length,
    recall: mean(scored.map(({ recall }) => recall)),
    precision: mean(precise),
    withSpan: served.filter(hits => hits.some(({ span }) => span !== undefined)).length,
    fragmentsPerTen: (10 * fragments) / Math.max(1, served.flat().length),
  }
}

function scoreOf(
  { hits }: MeasuredOutcome,
  gold: NonNullable<GoldQuery['goldLines']>,
  k: number,
): { readonly recall: number; readonly precision: number | undefined } {
  let [wanted, found, delivered, right] = [0, 0, 0, 0]
  for (const [id, ranges] of Object.entries(gold)) {
    const lines = linesOf(ranges)
    wanted += lines.length
    const hit = hits.slice(0, k).find(each => each.id === id)
    if (hit === undefined) continue
    const { span } = hit
    const inside =
      span === undefined ? lines : lines.filter(line => line >= span.start && line <= span.end)
    found += inside.length
    if (span === undefined) continue
    delivered += span.end - span.start + 1
    right += inside.length
  }
  return {
    recall: wanted === 0 ? 0 : found / wanted,
    precision: delivered === 0 ? undefined : right / delivered,
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
