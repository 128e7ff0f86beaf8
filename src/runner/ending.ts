import { constants } from 'node:os'

/** The number of a signal, as endings name it. */
export function signalNumber(name: NodeJS.Signals): number {
  return constants.signals[name]
}
