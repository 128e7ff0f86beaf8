import type { Hit, Verdict } from '../../../../schema/index.ts'
import { nameList } from './name-list.ts'
import type { BoardData, FactsRow } from './page-data.ts'

/** The distinct things that are known of hits: few, for retrievers share queries and snippets. */
export interface FactsList {
  /** Returns the number of what is known of a hit, for the query at a position of the board. */
  add(hit: Hit, query: number): number
  /** Every row, by number, and the outcome labels that they point to. */
  rows(): Pick<BoardData, 'facts' | 'labels'>
}

/** An empty list. */
export function factsList(): FactsList {
  const labels = nameList()
  const numbers = new Map<string, number>()
  const facts: FactsRow[] = []
  // Another retriever's hit on the same snippet nearly always says the same: no key need be made.
  const byQuery: Map<string, { readonly hit: Hit; readonly number: number }>[] = []
  const numberOf = ({ role, verdict }: Hit): number => {
    const [source, given] = evidenceOf(verdict)
    const key = `${role} ${verdict.passes} ${source} ${given.join(' ')}`
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, facts.length)
    const passes = verdict.passes ? 1 : 0
    return facts.push([role, passes, source, given.map(label => labels.add(label))]) - 1
  }
  return {
    add(hit, query) {
      if (hit.verdict.kind === 'gold' || hit.verdict.labels.length === 0) return numberOf(hit)
      const seen = (byQuery[query] ??= new Map())
      const known = seen.get(hit.id)
      if (known !== undefined && isSame(known.hit, hit)) return known.number
      const number = numberOf(hit)
      seen.set(hit.id, { hit, number })
      return number
    },
    rows: () => ({ facts, labels: labels.texts() }),
  }
}

function evidenceOf(verdict: Verdict): readonly [FactsRow[2], readonly string[]] {
  return verdict.kind === 'gold' ? ['gold', []] : [verdict.source, verdict.labels]
}

function isSame(a: Hit, b: Hit): boolean {
  if (a.role !== b.role || a.verdict.passes !== b.verdict.passes) return false
  const [source, labels] = evidenceOf(a.verdict)
  const [otherSource, otherLabels] = evidenceOf(b.verdict)
  if (source !== otherSource || labels.length !== otherLabels.length) return false
  return labels.every((label, at) => label === otherLabels[at])
}
