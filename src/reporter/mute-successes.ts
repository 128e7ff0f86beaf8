import type { Vitest } from 'vitest/node'

/**
 * Stops reporters from printing a row for every passed test: in a benchmark of a thousand queries
 * these rows say nothing that the board does not. `renderSucceed` is no public option, so a Vitest
 * without it is left alone; failures are printed all the same.
 */
export function muteSuccesses(vitest: Vitest): void {
  const reporters: unknown = Reflect.get(vitest, 'reporters')
  if (!Array.isArray(reporters)) return
  for (const reporter of reporters) {
    const isDefault = typeof reporter === 'object' && reporter !== null
    if (isDefault && Reflect.get(reporter, 'renderSucceed') === true) {
      Reflect.set(reporter, 'renderSucceed', false)
    }
  }
}
