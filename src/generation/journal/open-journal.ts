import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { InfrastructureError } from '../../schema/index.ts'
import { lockFile } from './lock-file.ts'
import { formatLine, readLines } from './journal-line.ts'
import type { JournalRecord } from './journal-record.ts'

/** An append-only file of everything that was asked, answered and judged. */
export interface Journal {
  /** What was in it when it was opened. */
  readonly records: readonly JournalRecord[]
  /** True when the last line had been cut off. */
  readonly wasCut: boolean
  /** Resolves when the record is on the disk. */
  append(record: JournalRecord): Promise<void>
  close(): Promise<void>
}

/**
 * Opens a journal for one process alone; each record is on the disk before the next step is taken.
 * @throws InfrastructureError when another process has it open or a line is broken
 */
export async function openJournal(file: string): Promise<Journal> {
  await mkdir(dirname(file), { recursive: true })
  const release = await lockFile(`${file}.lock`)
  try {
    const content = await readIfThere(file)
    const { records, last: before, bytes } = readLines(content, file)
    const handle = await open(file, 'a')
    if (bytes < content.length) await handle.truncate(bytes)
    let last = before
    let queue: Promise<void> = Promise.resolve()
    const write = async (record: JournalRecord): Promise<void> => {
      const line = formatLine(record, last)
      await handle.appendFile(line.text)
      await handle.datasync()
      last = line.last
    }
    return {
      records,
      wasCut: bytes < content.length,
      append(record) {
        // After a failed write nothing more is written: the chain of checksums would not hold.
        queue = queue.then(() => write(record))
        return queue.catch((cause: unknown) => Promise.reject(unwritable(file, cause)))
      },
      async close() {
        await queue.catch(() => undefined)
        await handle.close()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

async function readIfThere(file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0)
    throw error
  }
}

function unwritable(file: string, cause: unknown): InfrastructureError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new InfrastructureError(
    `The journal ${file} must be writable, but is not (${reason}). Free some space and run again: ` +
      'what it holds is not paid twice.',
    { cause },
  )
}
