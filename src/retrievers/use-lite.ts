import { useLiteEmbedder } from '../embedders/index.ts'
import { dense, type DenseOptions, type DenseRetriever } from './dense.ts'

/**
 * The bundled dense model, Universal Sentence Encoder Lite: a small general English encoder of 2018.
 * A genuine dense retriever that needs no download, and a weak one for code; it does not stand for
 * current code embedders.
 */
export function useLite(options: Omit<DenseOptions, 'embedder'> = {}): DenseRetriever {
  return dense({ ...options, embedder: useLiteEmbedder() })
}
