import type { Vitest } from 'vitest/node'
import { cliOption, isBenchInvocation } from './partial-reason.ts'

/** Whether this invocation accepts its runs into the baseline; `refused` says why it must not. */
export interface AcceptanceMode {
  readonly isAccepting: boolean
  readonly refused?: readonly string[]
}

/**
 * Only `vitest bench -u`, or the key `u` while it watches, accepts: `vitest run -u` and the variable
 * UPDATE_SNAPSHOT are about snapshots. A filter behind `-u` was taken for its value, so that every
 * file ran; accepting all of them is not what was asked for.
 */
export function acceptanceMode(vitest: Vitest): AcceptanceMode {
  const update = cliOption(vitest, 'update')
  const isAsked = update !== undefined || vitest.config.watch
  const isAll = vitest.snapshot.options.updateSnapshot === 'all'
  if (!isBenchInvocation(vitest) || !isAll || !isAsked) return { isAccepting: false }
  if (typeof update !== 'string' || update === 'all') return { isAccepting: true }
  return {
    isAccepting: false,
    refused: [
      `-u must be the last word of the command, but "${update}" follows: Vitest took it for the ` +
        `value of -u and ran every file. Nothing is accepted. Write "vitest bench --run ${update} -u".`,
    ],
  }
}
