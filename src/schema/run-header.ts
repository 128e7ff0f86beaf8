import { z } from 'zod'
import { Pool } from './dataset.ts'
import { RetrieverUsage } from './retriever-usage.ts'

/** How a retriever turns text into scores, as far as it says so; printed and compared. */
export const RecipeSummary = z.object({
  id: z.string(),
  version: z.string(),
  /** The first rendered query and document, when the retriever renders them. */
  firstQuery: z.string().optional(),
  firstDocument: z.string().optional(),
  /** Name of the retriever whose ranking is ordered anew; set by rerankers. */
  firstStage: z.string().optional(),
  /** The last month that the model's training data may hold, `YYYY-MM`, where its maker tells. */
  trainedUntil: z.string().optional(),
})
export type RecipeSummary = Readonly<z.infer<typeof RecipeSummary>>

/** Every case of a retrieval suite carries this tag, which the plugin declares. */
export const RETRIEVAL_TAG = 'retrieval'

/** What a suite says of itself in `meta.retrievalRun`, before its first query is asked. */
export const RunHeader = z.object({
  version: z.literal(1),
  /** `measure`: a miss is data and the gate decides; `assert`: a miss fails its test. */
  kind: z.enum(['measure', 'assert']),
  dataset: z.object({
    id: z.string(),
    sha256: z.string(),
    pool: Pool,
    corpus: z.int().positive(),
    queries: z.int().positive(),
  }),
  retriever: z.string().min(1),
  recipe: RecipeSummary.optional(),
  usage: RetrieverUsage.optional(),
  k: z.int().positive(),
  /** `[index, count]` when the suite holds one slice of the dataset's queries. */
  slice: z.tuple([z.int().nonnegative(), z.int().positive()]).optional(),
  /** How many queries this suite holds. */
  expected: z.int().positive(),
  /** Set when the user narrowed the suite down: why it holds fewer queries than the dataset. */
  only: z.string().optional(),
})
export type RunHeader = Readonly<z.infer<typeof RunHeader>>
