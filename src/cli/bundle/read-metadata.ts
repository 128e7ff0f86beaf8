import { z } from 'zod'
import { BUNDLE_FILES, parseJsonl } from '../../formats/index.ts'
import type { BundleDistractorRow } from '../../schema/index.ts'

/** What a bundle says of its distractors, whatever it calls their ids. */
export interface BundleMetadata {
  /** The key that holds the corpus id; undefined when there are no rows or none does. */
  readonly idKey: string | undefined
  readonly rows: readonly BundleDistractorRow[]
}

const Row = z.record(z.string(), z.unknown())

/** Reads the distractors' metadata by the first key whose values are all ids of the corpus. */
export function readMetadata(text: string, corpusIds: ReadonlySet<string>): BundleMetadata {
  const rows = parseJsonl(text, Row, { file: BUNDLE_FILES.distractors })
  const keys = Object.keys(rows[0] ?? {})
  const idKey = keys.find(key =>
    rows.every(row => typeof row[key] === 'string' && corpusIds.has(row[key])),
  )
  if (idKey === undefined) return { idKey, rows: [] }
  return {
    idKey,
    rows: rows.map(row => ({
      ...row,
      corpus_id: String(row[idKey]),
      query_id: textOf(row['query_id']),
      bug_type: textOf(row['bug_type']),
      bug_description: textOf(row['bug_description'] ?? row['description']),
    })),
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
