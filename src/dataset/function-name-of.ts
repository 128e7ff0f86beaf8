import type { BundleQueryRow } from '../schema/index.ts'

/**
 * Returns the name of the function that a query's tests call, for bundles whose rows do not say
 * it: the definition of the canonical that most tests mention, the last one when tied; "" when
 * there is none.
 */
export function functionNameOf(code: string, row: BundleQueryRow): string {
  const names = [...code.matchAll(/^(?:async\s+)?def\s+(\w+)/gm)].map(([, name = '']) => name)
  const mentions = (name: string): number =>
    row.test_suite.filter(test => new RegExp(`\\b${name}\\s*\\(`).test(test)).length
  const [first = ''] = names
  return names.reduce((best, name) => (mentions(name) >= mentions(best) ? name : best), first)
}
