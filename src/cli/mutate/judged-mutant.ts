import { isVerifiedDistractor, type Mutant } from '../../mutation/index.ts'

/** A mutant with what running it showed. */
export interface JudgedMutant {
  readonly mutant: Mutant
  readonly verified: boolean
  /** One label a test; empty when nothing was run. */
  readonly outcomes: readonly string[]
}

/** Judges a mutant by its outcomes. */
export function judged(mutant: Mutant, outcomes: readonly string[]): JudgedMutant {
  return { mutant, verified: isVerifiedDistractor(outcomes), outcomes }
}

/** Returns a mutant as the outputs show it. */
export function mutantRecord({
  mutant,
  verified,
  outcomes,
}: JudgedMutant): Record<string, unknown> {
  const { id, type, operator, tier, code, edit, line, endLine, description } = mutant
  return { id, type, operator, tier, code, edit, line, endLine, description, verified, outcomes }
}
