/** Lets a changing number of tasks run at a time. */
export interface AdaptiveGate {
  run<Result>(task: () => Promise<Result>): Promise<Result>
  /** Halves the number, down to one. */
  slower(): void
  /** How many may run now. */
  width(): number
}

/** Successes in a row before one more task may run. */
const PATIENCE = 8

/** Starts with `most` tasks at a time, which is also the largest number. */
export function adaptiveGate(most: number): AdaptiveGate {
  const queue: (() => void)[] = []
  let width = most
  let running = 0
  let successes = 0
  const next = (): void => {
    while (running < width && queue.length > 0) {
      running += 1
      queue.shift()?.()
    }
  }
  return {
    width: () => width,
    slower() {
      width = Math.max(1, Math.floor(width / 2))
      successes = 0
    },
    async run(task) {
      await new Promise<void>(resolve => {
        queue.push(resolve)
        next()
      })
      try {
        const result = await task()
        successes += 1
        if (successes % PATIENCE === 0) width = Math.min(most, width + 1)
        return result
      } finally {
        running -= 1
        next()
      }
    },
  }
}
