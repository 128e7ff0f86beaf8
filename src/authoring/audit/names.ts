import { nameLeakage } from '../gates/sufficiency-gate.ts'
import type { Audit } from './audit-section.ts'
import { share } from './share.ts'

const STEPS = [0, 0.25, 0.5, 0.75, 1]

/** How much of a function's name its query gives away. */
export const auditNames: Audit = ({ queries }) => {
  const leakage = queries.map(({ functionName, text }) =>
    nameLeakage({ functionName, query: text }),
  )
  return {
    id: 'names',
    title: 'Words of the function name that the query holds',
    columns: ['share of the words', 'queries', 'share'],
    rows: STEPS.map((step, at) => {
      const below = STEPS[at - 1] ?? Number.NEGATIVE_INFINITY
      const count = leakage.filter(value => value > below && value <= step).length
      const from = at < 2 ? '' : `${100 * below}–`
      return [`${at === 1 ? 'up to ' : from}${100 * step} %`, count, share(count, leakage.length)]
    }),
    note: 'A lexical retriever can find the group by such words, never the right snippet in it.',
  }
}
