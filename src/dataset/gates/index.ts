import { canonicalGate } from './canonical-gate.ts'
import { distractorGate } from './distractor-gate.ts'
import type { Gate } from './gate.ts'
import { integrityGate } from './integrity-gate.ts'
import { schemaGate } from './schema-gate.ts'
import { semanticsGate } from './semantics-gate.ts'

/** Every gate, in the order of its number. */
export const GATES: readonly Gate[] = [
  schemaGate,
  semanticsGate,
  canonicalGate,
  distractorGate,
  integrityGate,
]
