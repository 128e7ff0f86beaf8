/**
 * Calls `act` for every item with at most `limit` calls under way, and waits for all. After the
 * first failure no further call is started, and that failure is thrown.
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
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work))
}
