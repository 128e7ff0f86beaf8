import { z } from 'zod'
import { Judgement } from '../judging/judgement.ts'
import { Provenance, Usage } from '../provenance.ts'

const Answer = z.object({
  text: z.string().nullable(),
  refusal: z.string().nullable(),
  finish_reason: z.string().nullable(),
  model: z.string().nullable(),
  usage: Usage.nullable(),
  latency_ms: z.number().nonnegative().optional(),
})

const Attempt = {
  /** SHA-256 of the registry row that the attempt is for. */
  row: z.string(),
  /** 1 for the first. */
  attempt: z.int().positive(),
}

/** What the journal was begun with. Everything that an answer may depend on. */
const SettingsRecord = z.object({
  kind: z.literal('settings'),
  settings: z.record(z.string(), z.unknown()),
  at: z.string(),
})

/** Written before a request leaves, so that a request whose answer is lost is known. */
const AskedRecord = z.object({
  kind: z.literal('asked'),
  key: z.string(),
  ...Attempt,
  /** Upper bound of its cost. */
  reserved: z.number().nonnegative(),
  at: z.string(),
})

/** Written when the answer is there: it is never asked for again. */
const AnsweredRecord = z.object({
  kind: z.literal('answered'),
  key: z.string(),
  ...Attempt,
  answer: Answer,
  provenance: Provenance,
  /** True when the server had kept the answer to a request that an earlier run has lost. */
  recovered: z.boolean(),
  cost: z.number().nonnegative(),
})

/** Written when a request has failed for good; nothing is known of the task. */
const FailedRecord = z.object({
  kind: z.literal('failed'),
  key: z.string(),
  ...Attempt,
  message: z.string(),
  /** False when the server has refused it: then nothing was billed. */
  may_be_billed: z.boolean(),
  at: z.string(),
})

/** What the gates said of an answer. */
const JudgedRecord = z.object({
  kind: z.literal('judged'),
  key: z.string(),
  ...Attempt,
  judgement: Judgement,
})

/** Written before a batch is handed in. */
const BatchAskedRecord = z.object({
  kind: z.literal('batch-asked'),
  batch: z.string(),
  keys: z.array(z.string()),
  at: z.string(),
})

/** The id under which the server knows a batch. */
const BatchCreatedRecord = z.object({
  kind: z.literal('batch-created'),
  batch: z.string(),
  id: z.string(),
})

/** Written when all answers of a batch are in the journal. */
const BatchEndedRecord = z.object({
  kind: z.literal('batch-ended'),
  batch: z.string(),
  status: z.string(),
})

/** One line of the journal. */
export const JournalRecord = z.discriminatedUnion('kind', [
  SettingsRecord,
  AskedRecord,
  AnsweredRecord,
  FailedRecord,
  JudgedRecord,
  BatchAskedRecord,
  BatchCreatedRecord,
  BatchEndedRecord,
])
export type JournalRecord = Readonly<z.infer<typeof JournalRecord>>

/** The record of one kind. */
export type RecordOf<Kind extends JournalRecord['kind']> = Extract<
  JournalRecord,
  { readonly kind: Kind }
>
