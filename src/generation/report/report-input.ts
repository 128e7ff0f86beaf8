import type { GateResult } from '../../authoring/index.ts'
import type { Budget } from '../cost/budget.ts'
import type { RowState } from '../pipeline/row-state.ts'
import type { DroppedRow } from '../registry/deduplicate.ts'
import type { WeededTask } from '../release/weed-batch.ts'

/** Everything a report counts. */
export interface ReportInput {
  readonly states: readonly RowState[]
  /** Rows that the registry lost as repetitions, when that is known. */
  readonly dropped: readonly Pick<DroppedRow, 'reason'>[]
  readonly weeded: readonly WeededTask[]
  readonly released: number
  readonly gates: readonly GateResult[]
  readonly budget: Pick<Budget, 'paid' | 'open'>
  /** False without prices: then costs are not known, not nought. */
  readonly isPriced: boolean
  readonly requests: { readonly retried: number; readonly recovered: number }
  readonly isolation: string
  readonly isOverBudget: boolean
}
