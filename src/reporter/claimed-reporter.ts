import type { Vitest } from 'vitest/node'

const KEY = Symbol.for('vitest-retrieval.reporter')

/**
 * Returns the reporter that reports for this Vitest instance: the first one that claims it. One from
 * `--reporter` beside the plugin's then stays quiet.
 */
export function claimReporter(vitest: Vitest, reporter: object): unknown {
  const known = claimedReporter(vitest)
  if (known !== undefined) return known
  Reflect.set(vitest, KEY, reporter)
  return reporter
}

/** Returns the reporter that has claimed this Vitest instance, undefined when none has. */
export function claimedReporter(vitest: Vitest): unknown {
  return Reflect.get(vitest, KEY)
}
