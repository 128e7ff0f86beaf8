import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Retriever } from '../../retrievers/index.ts'
import { OUTCOME_VERSION, QueryOutcome, type GoldDataset } from '../../schema/index.ts'

const Outcomes = z.array(QueryOutcome)

/**
 * Returns the outcomes of an arm on a dataset, from the folder when the same arm (name and recipe)
 * was asked the same dataset before. Only whole runs without faults are remembered.
 */
export async function rememberedRun(
  folder: string,
  {
    dataset,
    retriever,
    k,
  }: { readonly dataset: GoldDataset; readonly retriever: Retriever; readonly k: number },
  run: () => Promise<readonly QueryOutcome[]>,
): Promise<readonly QueryOutcome[]> {
  const key = [OUTCOME_VERSION, dataset.id, dataset.sha256, k, retriever.name, retriever.recipe?.()]
  const file = join(
    folder,
    `${createHash('sha256').update(JSON.stringify(key)).digest('hex')}.json`,
  )
  const known = await read(file)
  if (known !== undefined) return known
  const outcomes = await run()
  if (outcomes.every(({ state }) => state === 'measured')) await write(folder, file, outcomes)
  return outcomes
}

async function read(file: string): Promise<readonly QueryOutcome[] | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  // A file that another version wrote, or that was cut off, is as good as none.
  try {
    return Outcomes.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** A cache that cannot be written costs time only. */
async function write(
  folder: string,
  file: string,
  outcomes: readonly QueryOutcome[],
): Promise<void> {
  const draft = `${file}.${process.pid}`
  await mkdir(folder, { recursive: true })
    .then(() => writeFile(draft, JSON.stringify(outcomes)))
    .then(() => rename(draft, file))
    .catch(() => {})
}
