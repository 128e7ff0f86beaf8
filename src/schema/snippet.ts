import { z } from 'zod'
import { Language } from './language.ts'

/** What a retriever is given to index: nothing but an id and the text. */
export const Snippet = z.object({ id: z.string().min(1), text: z.string() })
export type Snippet = Readonly<z.infer<typeof Snippet>>

/** What a snippet is to the query it was made for. */
export const SNIPPET_ROLES = ['canonical', 'equivalent', 'distractor'] as const

/** One of the roles of a query's own snippets. */
export const SnippetRole = z.enum(SNIPPET_ROLES)
export type SnippetRole = z.infer<typeof SnippetRole>

/** A corpus snippet with everything the judge knows of it and the retriever must not. */
export const CorpusEntry = Snippet.extend({
  role: SnippetRole,
  /** Absent on canonicals. The six mechanical types, or a legacy or user-defined one. */
  bugType: z.string().optional(),
  /** What retrievers get to see instead of the text that is executed, for example without names. */
  shown: z.string().optional(),
  /** One sentence on the deceiving edit. */
  bugDescription: z.string().optional(),
  queryId: z.string(),
})
export type CorpusEntry = Readonly<z.infer<typeof CorpusEntry>>

/** A query of an execution dataset: its text, its oracle and its own snippets. */
export const ExecutionQuery = z.object({
  id: z.string().min(1),
  text: z.string().min(1),
  tests: z.array(z.string()).min(1),
  canonicalIds: z.array(z.string()).min(1),
  equivalentIds: z.array(z.string()),
  distractorIds: z.array(z.string()),
  functionName: z.string(),
  domain: z.string(),
  language: Language,
})
export type ExecutionQuery = Readonly<z.infer<typeof ExecutionQuery>>
