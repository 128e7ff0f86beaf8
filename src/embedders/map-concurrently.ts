/**
 * Calls `act` for every item with at most `limit` calls under way. After the first failure no
 * further call is started; those under way are waited for, then that failure is thrown.
 */
export async function mapConcurrently<Item>(
  items: readonly Item[],
  limit: number,
  act: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const entries = items.entries()
  let isBroken = false
  const work = async (): Promise<void> => {
    for (const [index, item] of entries) {
      if (isBroken) return
      await act(item, index).catch((error: unknown) => {
        isBroken = true
        throw error
      })
    }
  }
  const workers = Array.from({ length: Math.min(limit, items.length) }, work)
  await Promise.allSettled(workers)
  await Promise.all(workers)
}
