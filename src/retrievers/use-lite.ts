import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { useLiteEmbedder } from '../embedders/index.ts'
import { dense, type DenseOptions, type DenseRetriever } from './dense.ts'

/** How to use the bundled model. */
export interface UseLiteOptions extends Omit<DenseOptions, 'embedder' | 'frozen'> {
  /** False embeds everything anew; by default the bundled dataset's vectors come with the package. */
  readonly frozen?: string | false | undefined
}

/** Vectors of the bundled dataset; it lies at the same distance from src and from dist. */
const BUNDLED = fileURLToPath(new URL('../../dataset/vectors/use-lite.npz', import.meta.url))

/**
 * The bundled dense model, Universal Sentence Encoder Lite: a small general English encoder of 2018.
 * A genuine dense retriever that needs no download, and a weak one for code; it does not stand for
 * current code embedders.
 */
export function useLite({ frozen, ...options }: UseLiteOptions = {}): DenseRetriever {
  return dense({ ...options, embedder: useLiteEmbedder(), frozen: archiveOf(frozen) })
}

function archiveOf(frozen: UseLiteOptions['frozen']): string | undefined {
  if (frozen === false) return undefined
  return frozen ?? (existsSync(BUNDLED) ? BUNDLED : undefined)
}
