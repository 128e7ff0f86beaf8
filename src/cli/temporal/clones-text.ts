import type { Retriever } from '../../retrievers/index.ts'
import { InputError, type GoldDataset } from '../../schema/index.ts'
import { definitionsOf } from '../../syntax/index.ts'
import { cloneRate, type ClonePiece } from '../../temporal/index.ts'
import { percent } from './text-table.ts'

const SHORTEST = 3 // lines: shorter functions are alike by nature

/** Measures how often the first hit of a retriever over functions has a near-clone beside it. */
export async function clonesText(
  retrievers: readonly Retriever[],
  dataset: GoldDataset,
): Promise<string> {
  const pieces = await functionsOf(dataset)
  if (pieces.length === 0) {
    throw new InputError(
      '--clones needs functions to index, but the tree holds none that is parsed.',
    )
  }
  const rows: string[] = []
  for (const retriever of retrievers) {
    await retriever.index(pieces)
    const first: string[] = []
    for (const query of dataset.queries) {
      const [hit] = await retriever.search(query.text, 1, { queryId: query.id })
      if (hit !== undefined) first.push(hit.id)
    }
    const rate = cloneRate(pieces, first)
    rows.push(
      ` ${retriever.name}: ${percent(rate.withClone / Math.max(1, rate.queries))} of ${rate.queries} first hits have a ` +
        `near-clone, ${rate.clonesPerHit.toFixed(2)} each (of all ${rate.pieces} functions ` +
        `${percent(rate.cloned / rate.pieces)}; token bigrams, Jaccard ≥ ${rate.threshold})\n`,
    )
  }
  return `\n Near-clones  ${dataset.id}, functions of ${SHORTEST} lines and more\n${rows.join('')}`
}

async function functionsOf({ corpus }: GoldDataset): Promise<readonly ClonePiece[]> {
  const pieces: ClonePiece[] = []
  for (const { id, text } of corpus) {
    for (const { kind, name, startLine, endLine, startIndex, endIndex } of await definitionsOf(
      id,
      text,
    )) {
      if (!/function|method/.test(kind) || endLine - startLine + 1 < SHORTEST) continue
      pieces.push({
        id: `${id}#${name}:${startLine}-${startIndex}`,
        text: text.slice(startIndex, endIndex),
      })
    }
  }
  return pieces
}
