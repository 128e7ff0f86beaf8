import { z } from 'zod'
import { IsolationLevel, OutcomeLabel } from './execution.ts'

/**
 * An execution oracle's judgement of one snippet for one query. `source` tells how it is known:
 * `cache` (a remembered run), `run` (executed now) or `static` (the snippet never binds the target
 * name, so it cannot pass; `labels` is then empty).
 */
export const ExecutionVerdict = z.object({
  kind: z.literal('execution'),
  passes: z.boolean(),
  source: z.enum(['cache', 'run', 'static']),
  level: IsolationLevel.optional(),
  labels: z.array(OutcomeLabel),
})
export type ExecutionVerdict = Readonly<z.infer<typeof ExecutionVerdict>>

/** A gold oracle's judgement: whether the snippet is one of the query's gold snippets. */
export const GoldVerdict = z.object({
  kind: z.literal('gold'),
  passes: z.boolean(),
  grade: z.number().nonnegative(),
})
export type GoldVerdict = Readonly<z.infer<typeof GoldVerdict>>

/** What an oracle says of one snippet for one query; `passes` is the fact that metrics read. */
export const Verdict = z.discriminatedUnion('kind', [ExecutionVerdict, GoldVerdict])
export type Verdict = ExecutionVerdict | GoldVerdict
