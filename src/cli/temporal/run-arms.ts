import { join } from 'node:path'
import { cacheFolder } from '../../embedders/index.ts'
import { evaluate } from '../../evaluation/index.ts'
import type { Retriever } from '../../retrievers/index.ts'
import type { GoldDataset } from '../../schema/index.ts'
import type { ArmOutcomes } from '../../temporal/index.ts'
import { rememberedRun } from './remembered-run.ts'

/** One arm's outcomes and how much of the corpora it read. */
export interface ArmRun extends ArmOutcomes {
  /** Characters in its index / characters of the corpora; undefined when the arm does not tell. */
  readonly indexedShare: number | undefined
  readonly isOurs: boolean
  /** The last month of its model's training data, where the recipe tells. */
  readonly trainedUntil: string | undefined
}

/** An arm, and whether its recipe tells it from every other one: a user's code can change under it. */
export interface LoadedArm {
  readonly retriever: Retriever
  readonly isOurs: boolean
}

const DEPTH = 20 // the widest serve window

/** Asks every arm every dataset; outcomes of one arm are pooled. */
export async function runArms(
  arms: readonly LoadedArm[],
  datasets: readonly GoldDataset[],
  progress: (line: string) => void,
): Promise<readonly ArmRun[]> {
  const runs: ArmRun[] = []
  const folder = join(cacheFolder(), 'temporal')
  for (const { retriever, isOurs } of arms) {
    const outcomes: ArmOutcomes['outcomes'][number][] = []
    let [indexed, whole] = [0, 0]
    for (const dataset of datasets) {
      progress(`${retriever.name} on ${dataset.id}`)
      const ask = async (): Promise<ArmOutcomes['outcomes']> =>
        (await evaluate({ dataset, retriever, k: DEPTH })).outcomes
      outcomes.push(
        ...(isOurs
          ? await rememberedRun(folder, { dataset, retriever, k: DEPTH }, ask)
          : await ask()),
      )
      const characters = dataset.corpus.reduce((sum, { text }) => sum + text.length, 0)
      indexed += indexedBy(retriever) ?? characters
      whole += characters
      // An empty index takes the place of the old one: five of them at once need twice the memory.
      if (isOurs) await retriever.index([])
    }
    const isTold =
      retriever.recipe?.().id.match(/^(bm25|grep|symbol|chunked)/) ||
      indexedBy(retriever) !== undefined
    runs.push({
      arm: retriever.name,
      outcomes,
      indexedShare: isTold ? indexed / whole : undefined,
      isOurs,
      trainedUntil: retriever.recipe?.().trainedUntil,
    })
  }
  return runs
}

function indexedBy(retriever: Retriever): number | undefined {
  if (!('indexedCharacters' in retriever) || typeof retriever.indexedCharacters !== 'function')
    return undefined
  const count: unknown = retriever.indexedCharacters()
  return typeof count === 'number' ? count : undefined
}
