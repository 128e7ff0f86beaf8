import { InputError } from '../../schema/index.ts'
import { rowId, type RegistryRow } from './registry-row.ts'

/**
 * Makes sure that the model that writes code has chosen none of its tasks.
 * @throws InputError that names the tasks it has chosen
 */
export function refuseSameModel(rows: readonly RegistryRow[], model: string): void {
  const own = rows.filter(({ origin }) => {
    if (origin.kind === 'hand') return false
    const { model: asked, answered_model: answered } = origin.provenance
    return asked === model || answered === model
  })
  if (own.length === 0) return
  const shown = own.slice(0, 3).map(rowId).join(', ')
  throw new InputError(
    `The model that writes code must not have chosen its tasks, but "${model}" has chosen ` +
      `${own.length} of ${rows.length} (${shown}). Name another --model, or another planner.`,
  )
}
