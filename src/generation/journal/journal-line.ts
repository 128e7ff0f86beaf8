import { z } from 'zod'
import { sha256Of } from '../../formats/index.ts'
import { InfrastructureError } from '../../schema/index.ts'
import { JournalRecord } from './journal-record.ts'

const Line = z.object({ sha256: z.string(), record: z.unknown() })

/** What a journal holds. */
export interface ReadJournal {
  readonly records: readonly JournalRecord[]
  /** Checksum of the last line, which the next one goes on from. */
  readonly last: string
  /** Bytes up to the end of the last whole line; what is behind it was cut off by a crash. */
  readonly bytes: number
}

/** Writes a record as a line whose checksum covers everything before it. */
export function formatLine(
  record: JournalRecord,
  previous: string,
): { readonly text: string; readonly last: string } {
  const last = checksum(JSON.stringify(record), previous)
  return { text: `${JSON.stringify({ sha256: last, record })}\n`, last }
}

/**
 * Reads a journal. A last line without its end was being written when the process died, and does
 * not count.
 * @throws InfrastructureError when a line was changed, removed or put in
 */
export function readLines(content: Buffer, file: string): ReadJournal {
  const bytes = content.lastIndexOf(0x0a) + 1
  const lines = content.subarray(0, bytes).toString('utf8').split('\n').slice(0, -1)
  let last = ''
  const records = lines.map((text, at) => {
    const line = parsed(text)
    const expected = checksum(JSON.stringify(line?.record), last)
    const record = line?.sha256 === expected ? JournalRecord.safeParse(line.record) : undefined
    if (line === undefined || record?.success !== true) throw broken(file, at + 1)
    last = line.sha256
    return record.data
  })
  return { records, last, bytes }
}

function checksum(text: string, previous: string): string {
  return sha256Of(`${previous}\n${text}`).slice(0, 32)
}

function parsed(text: string): z.infer<typeof Line> | undefined {
  try {
    const line = Line.safeParse(JSON.parse(text))
    return line.success ? line.data : undefined
  } catch {
    return undefined
  }
}

function broken(file: string, line: number): InfrastructureError {
  return new InfrastructureError(
    `Every line of the journal must have the checksum of what was written, but ${file}:${line} has ` +
      'not. Restore the file; or delete it to begin anew and pay again.',
  )
}
