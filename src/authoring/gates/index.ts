import { adequacyGate } from './adequacy-gate.ts'
import { blindGate } from './blind-gate.ts'
import { canonicalGate } from './canonical-gate.ts'
import { crossSweepGate } from './cross-sweep-gate.ts'
import { distractorGate } from './distractor-gate.ts'
import type { Gate } from './gate.ts'
import { integrityGate } from './integrity-gate.ts'
import { nearDuplicateGate } from './near-duplicate-gate.ts'
import { schemaGate } from './schema-gate.ts'
import { semanticsGate } from './semantics-gate.ts'
import { sufficiencyGate } from './sufficiency-gate.ts'

/** Every gate, in the order of its number. */
export const GATES: readonly Gate[] = [
  schemaGate,
  semanticsGate,
  canonicalGate,
  distractorGate,
  integrityGate,
  adequacyGate,
  sufficiencyGate,
  crossSweepGate,
  blindGate,
  nearDuplicateGate,
]
