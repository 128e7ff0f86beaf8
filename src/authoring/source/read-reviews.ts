import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { parseJsonl } from '../../formats/index.ts'

/** A row of `reviews.jsonl`: who reads a task writes what was found in which text of it. */
const Review = z.object({
  task: z.string(),
  /** SHA-256 (hex) of the task file that was read. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  findings: z.string().min(1),
})

/**
 * Reads which text of each task a second reader has read; undefined when no reviews are kept.
 * @throws InputError with file and line number when a row has another shape
 */
export async function readReviews(file: string): Promise<ReadonlyMap<string, string> | undefined> {
  if (!existsSync(file)) return undefined
  const rows = parseJsonl(await readFile(file, 'utf8'), Review, { file })
  return new Map(rows.map(({ task, sha256 }) => [task, sha256]))
}
