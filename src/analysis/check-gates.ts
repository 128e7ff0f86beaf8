import { parseMetric } from '../metrics/index.ts'
import { InputError } from '../schema/index.ts'
import type { GateConfig } from './gate.ts'
import { stratumFilter } from './stratum-filter.ts'

/**
 * Checks what can be known of gates before anything is measured.
 * @throws InputError when a gate is neither a floor nor a drop, or its metric or stratum is unknown
 */
export function checkGates(gates: readonly GateConfig[]): void {
  for (const [at, { metric, maxDrop, floor, stratum }] of gates.entries()) {
    parseMetric(metric)
    if (stratum !== undefined) stratumFilter(stratum)
    if (maxDrop !== undefined || floor !== undefined) continue
    throw new InputError(
      `A gate must have maxDrop, floor or both, but gate ${at + 1} (${metric}) has neither. ` +
        'Write for example maxDrop: 0.02.',
    )
  }
}
