import type { ExecutionDataset } from '../../schema/index.ts'
import type { Audit, AuditSection } from './audit-section.ts'
import { auditBlindRankers } from './blind-rankers.ts'
import { auditComposition } from './composition.ts'
import { auditEditPositions } from './edit-positions.ts'
import { auditEditSizes } from './edit-sizes.ts'
import { auditNames } from './names.ts'
import { auditNearest } from './nearest-pairs.ts'

/** Every audit, in the order of the report: one line each. */
const AUDITS: readonly Audit[] = [
  auditComposition,
  auditBlindRankers,
  auditEditSizes,
  auditEditPositions,
  auditNames,
  auditNearest,
]

/** Audits a released dataset from its rows alone; nothing is executed and nothing fails. */
export function auditDataset(dataset: ExecutionDataset): readonly AuditSection[] {
  return AUDITS.map(audit => audit(dataset))
}
