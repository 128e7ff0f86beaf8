import { z } from 'zod'

const count = z.int().nonnegative()

/** What a retriever's models used so far. It depends on the cache, so it is no part of the result. */
export const RetrieverUsage = z.object({
  /** Distinct texts that a model embedded, and those that a cache or a file held already. */
  embedded: count.optional(),
  cached: count.optional(),
  /** Requests that were answered, or runs of a local model. */
  requests: count,
  tokens: count,
  /** In the currency of the price that was given; 0 without one. */
  cost: z.number().nonnegative(),
  /** Texts whose end a model did not read, and those for which nobody can tell. */
  cut: count.optional(),
  uncounted: count.optional(),
})
export type RetrieverUsage = Readonly<z.infer<typeof RetrieverUsage>>

/** Adds up what the parts of a retriever used; undefined when none of them counts. */
export function sumUsage(
  parts: readonly (RetrieverUsage | undefined)[],
): RetrieverUsage | undefined {
  const known = parts.filter(part => part !== undefined)
  if (known.length === 0) return undefined
  const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0)
  const optional = (['embedded', 'cached', 'cut', 'uncounted'] as const).flatMap(field => {
    const counts = known.flatMap(part => part[field] ?? [])
    return counts.length === 0 ? [] : [[field, sum(counts)] as const]
  })
  return {
    ...Object.fromEntries(optional),
    requests: sum(known.map(part => part.requests)),
    tokens: sum(known.map(part => part.tokens)),
    cost: sum(known.map(part => part.cost)),
  }
}
