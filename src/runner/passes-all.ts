import type { OutcomeLabel } from '../schema/index.ts'

/** True when there is at least one outcome and every one is `pass`; an empty list never passes. */
export function passesAll(outcomes: readonly OutcomeLabel[]): boolean {
  return outcomes.length > 0 && outcomes.every(label => label === 'pass')
}
