import type { QueryCase } from '../evaluation/index.ts'
import type { Hit, MeasuredOutcome } from '../schema/index.ts'
import { editLine } from './edit-line.ts'

const MAX_HITS = 5 // CONVENTIONS §6

/** Returns at most five hits as a table, then the edit that makes the first one wrong. */
export function hitTable(query: QueryCase, outcome: MeasuredOutcome): string {
  const rows = outcome.hits.slice(0, MAX_HITS).map((hit, at) => rowOf(hit, at + 1))
  if (rows.length === 0) return 'the retriever returned no hits'
  const edit = deceivingEdit(query, outcome.hits[0])
  return ['', ...align([['rank', 'id', 'score', 'verdict', 'is'], ...rows]), ...edit].join('\n')
}

function rowOf(hit: Hit, rank: number): readonly string[] {
  return [String(rank), hit.id, hit.score.toPrecision(6), verdictOf(hit), roleOf(hit)]
}

function verdictOf({ verdict }: Hit): string {
  if (verdict.kind === 'gold') return verdict.passes ? 'gold' : 'not gold'
  if (verdict.source === 'static') return 'cannot pass'
  const passed = verdict.labels.filter(label => label === 'pass').length
  return verdict.passes ? 'passes' : `passes ${passed} of ${verdict.labels.length} tests`
}

function roleOf(hit: Hit): string {
  if (hit.verdict.kind === 'gold') {
    return hit.tokens === undefined ? hit.role : `a file of ${hit.tokens} tokens`
  }
  if (hit.role === 'distractor') return `mutant, ${hit.bugType ?? 'unknown type'}`
  return hit.role === 'foreign' ? "another query's snippet" : hit.role
}

function deceivingEdit(query: QueryCase, first: Hit | undefined): readonly string[] {
  if (first?.role !== 'distractor' || !('canonicalIds' in query.query)) return []
  const textOf = (id: string | undefined): string | undefined =>
    query.dataset.corpus.find(entry => entry.id === id)?.text
  const canonical = textOf(query.query.canonicalIds[0])
  const mutant = textOf(first.id)
  if (canonical === undefined || mutant === undefined) return []
  return ['', `edit of ${first.id}: ${editLine(canonical, mutant)}`]
}

function align(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map(row => row[column]?.length ?? 0)),
  )
  return rows.map(row =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  )
}
