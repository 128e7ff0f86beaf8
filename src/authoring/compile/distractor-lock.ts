import { z } from 'zod'
import { formatJsonl, parseJsonl } from '../../formats/index.ts'
import { InputError } from '../../schema/index.ts'

/** The first line of the lock: what the ids of new tasks go on from. */
const LockHeader = z.object({
  version: z.literal(1),
  seed: z.int().nonnegative(),
  next_query: z.int().positive(),
  next_snippet: z.int().positive(),
})

/** One of the frozen snippets of a task. */
const LockedDistractor = z.object({ mutant: z.string(), corpus_id: z.string() })

/** What is frozen of one task: its ids and its chosen mutants. */
export const LockedTask = z.object({
  task: z.string(),
  query_id: z.string(),
  /** SHA-256 of the canonical's code: mutant ids mean something for that code alone. */
  code_sha256: z.string(),
  corpus_id: z.string(),
  distractors: z.array(LockedDistractor),
})
export type LockedTask = Readonly<z.infer<typeof LockedTask>>

/** Chosen mutants and ids, frozen so that adding a task renumbers and redraws no other. */
export interface DistractorLock {
  readonly seed: number
  readonly nextQuery: number
  readonly nextSnippet: number
  readonly tasks: ReadonlyMap<string, LockedTask>
}

/** The seed of a lock that does not exist yet. */
export const DEFAULT_SEED = 20260510 // ExecRetrieval §4

/** A lock that freezes nothing. */
export function emptyLock(seed: number = DEFAULT_SEED): DistractorLock {
  return { seed, nextQuery: 1, nextSnippet: 1, tasks: new Map() }
}

/**
 * Parses a lock file: JSON lines, the header first.
 * @throws InputError with file and line number when a line has another shape
 */
export function parseLock(text: string, file: string): DistractorLock {
  const rows = parseJsonl(text, z.union([LockHeader, LockedTask]), { file })
  const [header] = rows
  if (header === undefined) return emptyLock()
  if (!('version' in header)) {
    throw new InputError(
      `${file}:1 must hold the lock's header, but holds a task. Restore the file from git.`,
    )
  }
  return {
    seed: header.seed,
    nextQuery: header.next_query,
    nextSnippet: header.next_snippet,
    tasks: new Map(rows.flatMap(row => ('task' in row ? [[row.task, row] as const] : []))),
  }
}

/** Formats a lock file, tasks sorted by query id. */
export function formatLock(lock: DistractorLock): string {
  const header = {
    version: 1,
    seed: lock.seed,
    next_query: lock.nextQuery,
    next_snippet: lock.nextSnippet,
  }
  const tasks = [...lock.tasks.values()].sort((a, b) => (a.query_id < b.query_id ? -1 : 1))
  return formatJsonl([header, ...tasks])
}
