import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { JournalRecord } from './journal-record.ts'
import { openJournal } from './open-journal.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'))
  file = join(folder, 'journal.jsonl')
})
afterEach(() => rm(folder, { recursive: true }))

const asked = (key: string): JournalRecord => ({
  kind: 'asked',
  key,
  row: 'r',
  attempt: 1,
  reserved: 1,
  at: 'now',
})

async function write(...keys: readonly string[]): Promise<void> {
  const journal = await openJournal(file)
  await Promise.all(keys.map(key => journal.append(asked(key))))
  await journal.close()
}

async function read() {
  const journal = await openJournal(file)
  await journal.close()
  return journal
}

describe('openJournal', () => {
  test('gives back what was appended, in order, over several openings', async () => {
    await write('a', 'b')
    await write('c')

    expect((await read()).records).toEqual([asked('a'), asked('b'), asked('c')])
  })

  test('drops a last line that was cut off at any byte, and goes on behind it', async () => {
    await write('a', 'b')
    const whole = await readFile(file)
    const first = whole.indexOf('\n') + 1

    for (const bytes of [first + 1, first + 40, whole.length - 1]) {
      await writeFile(file, whole)
      await truncate(file, bytes)
      expect(await read()).toMatchObject({ records: [asked('a')], wasCut: true })
      await write('c')
      expect((await read()).records).toEqual([asked('a'), asked('c')])
    }
  })

  test.each([
    ['is changed', (text: string) => text.replace('"key":"a"', '"key":"x"')],
    ['is removed', (text: string) => text.split('\n').slice(1).join('\n')],
    ['is repeated', (text: string) => `${text.split('\n')[0]}\n${text}`],
    ['is no JSON', (text: string) => `{"sha\n${text}`],
  ])('refuses a journal of which a line %s', async (_, damage) => {
    await write('a', 'b')
    await writeFile(file, damage(await readFile(file, 'utf8')))

    await expect(openJournal(file)).rejects.toThrow(/must have the checksum .*journal\.jsonl:[12]/)
  })

  test('lets one process in at a time', async () => {
    const journal = await openJournal(file)

    await expect(openJournal(file)).rejects.toThrow(`process ${process.pid} holds`)
    await journal.close()
    await expect(read()).resolves.toMatchObject({ records: [] })
  })

  test('takes over the lock of a process that is dead', async () => {
    // No process has the highest number that Linux gives.
    await appendFile(`${file}.lock`, '4194304')

    await expect(read()).resolves.toMatchObject({ records: [] })
  })
})
