import type { Oracle } from '../../evaluation/index.ts'
import type { Verdict } from '../../schema/index.ts'

/**
 * An oracle that asks another one once for each snippet of a query: systems that are measured one
 * after the other rank mostly the same snippets.
 */
export function rememberingOracle(oracle: Oracle): Oracle {
  const known = new Map<string, Map<string, Verdict>>()
  return {
    async judge(query, entries, context) {
      const verdicts = known.get(query.id) ?? new Map<string, Verdict>()
      known.set(query.id, verdicts)
      const open = entries.filter(({ id }) => !verdicts.has(id))
      const judged = open.length === 0 ? [] : await oracle.judge(query, open, context)
      for (const [at, { id }] of open.entries()) {
        const verdict = judged[at]
        if (verdict !== undefined) verdicts.set(id, verdict)
      }
      return entries.flatMap(({ id }) => verdicts.get(id) ?? [])
    },
    close: () => oracle.close(),
  }
}
