/** Requests that wait for the answer with their number. */
export interface PendingAnswers {
  /** How many wait. */
  count(): number
  open(): { readonly number: number; readonly answer: Promise<unknown> }
  resolve(number: number, answer: unknown): void
  reject(number: number, error: Error): void
  rejectAll(error: Error): void
}

/** Starts with no request. */
export function pendingAnswers(): PendingAnswers {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let last = 0
  const take = (number: number): PromiseWithResolvers<unknown> | undefined => {
    const found = waiting.get(number)
    waiting.delete(number)
    return found
  }
  return {
    count: () => waiting.size,
    open() {
      last += 1
      const pending = Promise.withResolvers<unknown>()
      waiting.set(last, pending)
      return { number: last, answer: pending.promise }
    },
    resolve: (number, answer) => take(number)?.resolve(answer),
    reject: (number, error) => take(number)?.reject(error),
    rejectAll(error) {
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    },
  }
}
