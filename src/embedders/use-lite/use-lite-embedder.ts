import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InfrastructureError } from '../../schema/index.ts'
import type { Embedder, EmbedderRecipe, Matrix, Side } from '../embedder.ts'
import { openSentenceModel, type SentenceModel } from '../onnx-session.ts'
import { unigramTokenizer, type Tokenize } from '../unigram-tokenizer.ts'
import { MODEL_SHA256 } from './model-hash.ts'

const MAX_PIECES = 128
const DIMS = 512

/** Universal Sentence Encoder Lite as it is bundled. */
export const useLiteRecipe: EmbedderRecipe = {
  id: 'use-lite',
  version: `1 ${MODEL_SHA256.slice(0, 8)}`,
  dims: DIMS,
  maxTokens: MAX_PIECES,
  queryTemplate: '{text}',
  documentTemplate: '{text}',
  pooling: 'whitespace collapsed; mean over windows of 128 pieces',
  isNormalized: true,
  dtype: 'float32, float16 weights',
  similarity: 'cosine',
  batchSize: 1, // rows of larger batches differ in the last bits (models.md, Determinism)
}

interface Parts {
  readonly model: SentenceModel
  readonly tokenize: Tokenize
}

/**
 * Returns the embedder of the bundled model: 512 values per text, unit length. Texts longer than 128
 * pieces are cut into windows whose vectors are averaged, so that no edit is truncated away.
 */
export function useLiteEmbedder(): Embedder {
  let parts: Promise<Parts> | undefined
  return {
    recipe: useLiteRecipe,
    async embed(texts, _side: Side, context) {
      const { model, tokenize } = await (parts ??= openParts())
      const data = new Float32Array(texts.length * DIMS)
      for (const [row, text] of texts.entries()) {
        context?.signal?.throwIfAborted()
        data.set(await embedText(text, model, tokenize), row * DIMS)
      }
      return { rows: texts.length, dims: DIMS, data } satisfies Matrix
    },
  }
}

async function embedText(
  text: string,
  model: SentenceModel,
  tokenize: Tokenize,
): Promise<Float32Array> {
  const ids = tokenize(text.replace(/\s+/g, ' ').trim())
  const windows: Float32Array[] = []
  for (let at = 0; at < Math.max(1, ids.length); at += MAX_PIECES) {
    windows.push(...(await model.run([ids.slice(at, at + MAX_PIECES)])))
  }
  return unitMean(windows)
}

function unitMean(vectors: readonly Float32Array[]): Float32Array {
  const mean = new Float64Array(DIMS)
  for (const vector of vectors) for (const [at, value] of vector.entries()) mean[at] = (mean[at] ?? 0) + value
  const norm = Math.hypot(...mean)
  return Float32Array.from(mean, value => value / norm)
}

async function openParts(): Promise<Parts> {
  // The same depth from src/embedders/use-lite and dist/embedders/use-lite.
  const folder = fileURLToPath(new URL('../../../dist/models/use-lite/', import.meta.url))
  const vocabulary = await readFile(join(folder, 'vocab.json'), 'utf8').catch((cause: unknown) => {
    throw new InfrastructureError(
      'The bundled model must be in dist/models/use-lite, but is not. In a clone of the repository ' +
        'run "npm run model:build"; in an installed package, install it anew.',
      { cause },
    )
  })
  const tokenize = unigramTokenizer(JSON.parse(vocabulary))
  return { model: await openSentenceModel(join(folder, 'model.onnx')), tokenize }
}
