/** Returns the first name that the source does not hold, else one made of the first and a place. */
export function freeName(names: readonly string[], source: string, at: number): string {
  const free = names.find(name => !new RegExp(`\\b${name}\\b`).test(source))
  return free ?? `${names[0] ?? 'name'}_${at}`
}

/** Names of a collection that a rewrite introduces. */
export const COLLECTION_NAMES = ['collected', 'gathered', 'built', 'accumulated'] as const
