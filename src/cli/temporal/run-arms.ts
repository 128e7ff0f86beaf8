import { evaluate } from '../../evaluation/index.ts'
import type { Retriever } from '../../retrievers/index.ts'
import type { GoldDataset } from '../../schema/index.ts'
import type { ArmOutcomes } from '../../temporal/index.ts'

/** One arm's outcomes and how much of the corpora it read. */
export interface ArmRun extends ArmOutcomes {
  /** Characters in its index / characters of the corpora; undefined when the arm does not tell. */
  readonly indexedShare: number | undefined
}

const DEPTH = 20 // the widest serve window

/** Asks every arm every dataset; outcomes of one arm are pooled. */
export async function runArms(
  arms: readonly Retriever[],
  datasets: readonly GoldDataset[],
  progress: (line: string) => void,
): Promise<readonly ArmRun[]> {
  const runs: ArmRun[] = []
  for (const retriever of arms) {
    const outcomes: ArmOutcomes['outcomes'][number][] = []
    let [indexed, whole] = [0, 0]
    for (const dataset of datasets) {
      progress(`${retriever.name} on ${dataset.id}`)
      const run = await evaluate({ dataset, retriever, k: DEPTH })
      outcomes.push(...run.outcomes)
      const characters = dataset.corpus.reduce((sum, { text }) => sum + text.length, 0)
      indexed += indexedBy(retriever) ?? characters
      whole += characters
    }
    const isTold = retriever.recipe?.().id.match(/^(bm25|grep|symbol|chunked)/) || indexedBy(retriever) !== undefined
    runs.push({ arm: retriever.name, outcomes, indexedShare: isTold ? indexed / whole : undefined })
  }
  return runs
}

function indexedBy(retriever: Retriever): number | undefined {
  if (!('indexedCharacters' in retriever) || typeof retriever.indexedCharacters !== 'function') return undefined
  const count: unknown = retriever.indexedCharacters()
  return typeof count === 'number' ? count : undefined
}
