import { z } from 'zod'

/** What keeps an answer from being an entry. */
export const REASONS = [
  'refused',
  'cut-off',
  'no-json',
  'shape',
  'schema',
  'syntax',
  'distractor-syntax',
  'canonical-fails',
  'more-than-one-edit',
  'accidental-pass',
  'crash-only',
  'hang',
  'unstable',
  'repeated-distractor',
  'identical-failing-subsets',
  'too-few-distractors',
  'integrity',
  'surviving-mutant',
  'refuted-equivalent',
  'equivalent-keys',
  'sufficiency',
  'cross-pass',
  'blind-advantage',
  'near-duplicate',
] as const

/** One of the reasons. */
export const Reason = z.enum(REASONS)
export type Reason = z.infer<typeof Reason>

/** The gate of the dataset that each reason belongs to; what cannot be read at all fails gate 1. */
export const GATE_OF: Readonly<Record<Reason, number>> = {
  refused: 1,
  'cut-off': 1,
  'no-json': 1,
  shape: 1,
  schema: 1,
  syntax: 2,
  'distractor-syntax': 2,
  'canonical-fails': 3,
  'more-than-one-edit': 4,
  'accidental-pass': 4,
  'crash-only': 4,
  hang: 4,
  unstable: 4,
  'repeated-distractor': 4,
  'identical-failing-subsets': 4,
  'too-few-distractors': 4,
  integrity: 5,
  'surviving-mutant': 6,
  'refuted-equivalent': 6,
  'equivalent-keys': 6,
  sufficiency: 7,
  'cross-pass': 8,
  'blind-advantage': 9,
  'near-duplicate': 10,
}

/** One thing that was found wrong. */
export const Problem = z.object({ gate: z.int(), reason: Reason, message: z.string() })
export type Problem = Readonly<z.infer<typeof Problem>>

/** What execution showed of one wrong program that a model wrote. */
export const DistractorVerdict = z.object({
  type: z.string(),
  /** `verified`: it fails by an assertion under every hash seed alike. */
  verdict: z.enum(['verified', 'accidental-pass', 'crash-only', 'hang', 'unstable', 'not-run']),
  /** True when its own description admits that it is right. */
  admits: z.boolean(),
})
export type DistractorVerdict = Readonly<z.infer<typeof DistractorVerdict>>

/** What the gates say of one answer. */
export const Judgement = z.object({
  accepted: z.boolean(),
  problems: z.array(Problem),
  /** Empty when distractors are made mechanically, or when it did not come to running them. */
  distractors: z.array(DistractorVerdict),
  /** Tier-1 mutants of the canonical, when it came to running them. */
  mutants: z.object({ all: z.int(), killed: z.int(), listed: z.int() }).nullable(),
  /** True when there was more in the answer than the JSON object. */
  had_prose: z.boolean(),
})
export type Judgement = Readonly<z.infer<typeof Judgement>>

/** Makes a problem of a reason. */
export function problem(reason: Reason, message: string): Problem {
  return { gate: GATE_OF[reason], reason, message }
}

/** A judgement that rejects. */
export function rejection(
  problems: readonly Problem[],
  facts: Partial<Omit<Judgement, 'accepted' | 'problems'>> = {},
): Judgement {
  const none = { distractors: [], mutants: null, had_prose: false }
  return { ...none, ...facts, accepted: false, problems: [...problems] }
}
