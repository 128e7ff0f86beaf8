import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { formatJsonl, parseJsonl, sha256Of } from '../../formats/index.ts'
import { SnippetRole } from '../../schema/index.ts'
import type { PoolGroup } from './pool-group.ts'
import type { PoolInput, PoolTask } from './pool-task.ts'

/** Raised when a pool is built in another way: what was built before is then made again. */
const RECIPE = 1

const Member = z.object({
  code: z.string(),
  role: SnippetRole,
  bugType: z.string().exactOptional(),
  description: z.string().exactOptional(),
  facts: z.record(z.string(), z.unknown()).exactOptional(),
})
const Remembered = z.object({ key: z.string(), members: z.array(Member).nullable() })

/** What was built of each task before; everything that it depends on is in the key. */
export interface GroupMemory {
  /** The groups of a pool: remembered where nothing has changed, built otherwise. */
  groups(
    pool: string,
    input: PoolInput,
    build: (input: PoolInput) => Promise<readonly PoolGroup[]>,
  ): Promise<readonly PoolGroup[]>
  /** Writes the memory, with what was asked for this time and nothing else. */
  save(): Promise<void>
}

/** Opens a memory of groups; one that is missing, cut off or not wanted starts empty. */
export async function openGroupMemory(file: string, isCold = false): Promise<GroupMemory> {
  const known = isCold ? new Map<string, Row>() : await readMemory(file)
  const used = new Map<string, Row>()
  return {
    async groups(pool, input, build) {
      const keys = new Map(input.tasks.map(of => [of, keyOf(pool, of, input)]))
      const missing = input.tasks.filter(of => !known.has(keys.get(of) ?? ''))
      const built = missing.length === 0 ? [] : await build({ ...input, tasks: missing })
      for (const of of missing) {
        const members = built.find(group => group.of === of)?.members ?? null
        known.set(keys.get(of) ?? '', { key: keys.get(of) ?? '', members })
      }
      return input.tasks.flatMap((of): PoolGroup[] => {
        const row = known.get(keys.get(of) ?? '')
        if (row !== undefined) used.set(row.key, row)
        return row === undefined || row.members === null ? [] : [{ of, members: row.members }]
      })
    },
    save: () => writeMemory(file, [...used.values()]),
  }
}

type Row = { readonly key: string; readonly members: PoolGroup['members'] | null }

function keyOf(pool: string, of: PoolTask, { seed, executor: { environment } }: PoolInput): string {
  const { code, tests, functionName, language } = of.task
  const mutants = [of.chosen, of.verified].map(all => all.map(({ id }) => id))
  const { python, platform } = environment
  return sha256Of(
    JSON.stringify([
      RECIPE,
      pool,
      seed,
      of.task.id,
      code,
      tests,
      functionName,
      language,
      mutants,
      python,
      platform,
    ]),
  )
}

async function readMemory(file: string): Promise<Map<string, Row>> {
  if (!existsSync(file)) return new Map()
  try {
    const rows = parseJsonl(await readFile(file, 'utf8'), Remembered, { file })
    return new Map(rows.map(row => [row.key, row]))
  } catch {
    // A memory that was cut off costs time, never a verdict.
    return new Map()
  }
}

async function writeMemory(file: string, rows: readonly Row[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, formatJsonl(rows))
  await rename(`${file}.new`, file)
}
