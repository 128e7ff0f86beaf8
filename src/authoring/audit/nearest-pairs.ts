import { codeTokens } from '../blind/blind-rankers.ts'
import { bigrams, nearestPairs } from '../gates/near-duplicate-gate.ts'
import type { Audit } from './audit-section.ts'

const SHOWN = 10

/** The canonicals that resemble each other most. */
export const auditNearest: Audit = ({ queries, corpus }) => {
  const texts = new Map(corpus.map(({ id, text }) => [id, text]))
  const named = queries.map(query => ({
    id: `${query.id} ${query.functionName}`,
    text: (texts.get(query.canonicalIds[0] ?? '') ?? '').replaceAll(query.functionName, 'f'),
  }))
  const { pairs } = nearestPairs(named, ({ text }) => bigrams(codeTokens(text)))
  const first = pairs.toSorted((a, b) => b.similarity - a.similarity).slice(0, SHOWN)
  return {
    id: 'nearest-pairs',
    title: 'Canonicals that resemble each other most',
    columns: ['query', 'other query', 'similarity'],
    rows: first.map(({ a, b, similarity }) => [a, b, similarity.toFixed(3)]),
    note: 'Jaccard similarity of token bigrams, names of the functions left out; above 0.5 only.',
  }
}
