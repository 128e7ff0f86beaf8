import type { Allowances } from '../../authoring/index.ts'
import type { Mode, Prices } from '../cost/prices.ts'
import type { IsolationOptions } from '../judging/isolated-executor.ts'
import type { ServerOptions } from '../model/open-ai-server.ts'
import type { DroppedRow } from '../registry/deduplicate.ts'
import type { RegistryRow } from '../registry/registry-row.ts'
import type { Settings } from './settings.ts'

/** How to turn a registry into a dataset. */
export interface GenerateOptions {
  readonly registry: readonly RegistryRow[]
  /** What the registry lost as repetitions, for the funnel. */
  readonly dropped?: readonly Pick<DroppedRow, 'reason'>[] | undefined
  /** The folder of the dataset: journal, tasks, report and released bundle. */
  readonly directory: string
  readonly settings: Settings
  readonly server: ServerOptions
  /** True to have the server keep completions until they are in the journal. */
  readonly isStored?: boolean | undefined
  readonly mode: Mode
  /** Milliseconds between two looks at a batch. */
  readonly pollMs?: number | undefined
  /** How often a rejected answer goes back at most. */
  readonly repairs: number
  /** Without prices no cost is known and none can be limited. */
  readonly prices?: Prices | undefined
  readonly maxCost?: number | undefined
  readonly isolation?: Omit<IsolationOptions, 'language'> | undefined
  readonly allowances?: Allowances | undefined
  /** Seed of the choice of distractors when nothing is locked yet. */
  readonly seed?: number | undefined
  readonly progress?: ((text: string) => void) | undefined
  readonly signal?: AbortSignal | undefined
}
