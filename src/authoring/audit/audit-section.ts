import type { ExecutionDataset } from '../../schema/index.ts'

/** A table of an audit: what is looked at, and what was found. */
export interface AuditSection {
  readonly id: string
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
  /** How the numbers are to be read. */
  readonly note?: string
}

/** One audit: reads a dataset and fails nothing. */
export type Audit = (dataset: ExecutionDataset) => AuditSection
