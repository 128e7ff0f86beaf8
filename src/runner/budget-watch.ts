/** Why a process must end. */
export type Overrun = 'cpu' | 'wall'

/** Tells when a process has spent its budget. */
export interface BudgetWatch {
  /** CPU milliseconds used so far, 0 where the system does not tell. */
  used(): number
  overrun(): Overrun | undefined
}

// A process that computes gets this share at least, also when a hundred others want two cores.
const BUSY_SHARE = 0.02
// Even a busy one ends at this multiple of the backstop.
const HARD_FACTOR = 12

/** The wall-clock time after which nothing of a suite runs any more. */
export function hardWallMs(wallMs: number): number {
  return wallMs * HARD_FACTOR
}

/**
 * Watches what `clock` tells the CPU milliseconds of, undefined where the system does not. The CPU budget is what counts; the wall-clock backstop is for suites that
 * sleep, so that it spares a process which still computes on a busy machine.
 */
export function budgetWatch(
  clock: () => number | undefined,
  cpuMs: number,
  wallMs: number,
): BudgetWatch {
  const started = performance.now()
  const before = clock() ?? 0
  let last = { at: started, cpuMs: 0 }
  let share = 1
  const used = (): number => Math.max(0, (clock() ?? before) - before)
  return {
    used,
    overrun() {
      const now = performance.now()
      const current = used()
      if (current > cpuMs) return 'cpu'
      if (now - last.at > Math.min(1000, wallMs / 4)) {
        share = (current - last.cpuMs) / (now - last.at)
        last = { at: now, cpuMs: current }
      }
      if (now - started <= wallMs) return undefined
      return share < BUSY_SHARE || now - started > hardWallMs(wallMs) ? 'wall' : undefined
    },
  }
}
