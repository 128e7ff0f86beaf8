import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { InfrastructureError } from '../../schema/index.ts'
import type { Embedder, EmbedderRecipe } from '../embedder.ts'
import { mapConcurrently } from '../map-concurrently.ts'
import { openSentenceModel, type SentenceModel } from '../sentence-model.ts'
import { unigramTokenizer, type Tokenize } from '../unigram-tokenizer.ts'
import { USE_LITE_FOLDER } from '../use-lite-folder.ts'
import { MODEL_SHA256 } from './model-hash.ts'

const MAX_PIECES = 128 // the model ignores what is behind them
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
  let parts: Parts | undefined
  return {
    recipe: useLiteRecipe,
    async embed(texts, _side, context) {
      const { model, tokenize } = (parts ??= openParts())
      const data = new Float32Array(texts.length * DIMS)
      await mapConcurrently(texts, 2 * model.parallelism, async (text, row) => {
        context?.signal?.throwIfAborted()
        data.set(await embedText(text, model, tokenize), row * DIMS)
      })
      return { rows: texts.length, dims: DIMS, data }
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
  for (let at = 0; at < ids.length; at += MAX_PIECES) {
    windows.push(await model.run(ids.slice(at, at + MAX_PIECES)))
  }
  return unitMean(windows)
}

function unitMean(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float64Array(DIMS)
  for (const vector of vectors) for (const [at, value] of vector.entries()) sum[at] = (sum[at] ?? 0) + value
  const norm = Math.sqrt(sum.reduce((squares, value) => squares + value * value, 0))
  return Float32Array.from(sum, value => value / norm)
}

const Vocabulary = z.array(z.tuple([z.string(), z.number().nullable()]))

function openParts(): Parts {
  const model = join(USE_LITE_FOLDER, 'model.onnx')
  if (!existsSync(model)) {
    throw new InfrastructureError(
      'The bundled model must be in dist/models/use-lite, but is not. In a clone of the repository ' +
        'run "npm run model:build"; in an installed package, install it anew.',
    )
  }
  const vocabulary = Vocabulary.parse(JSON.parse(readFileSync(join(USE_LITE_FOLDER, 'vocab.json'), 'utf8')))
  return { model: openSentenceModel(model), tokenize: unigramTokenizer(vocabulary) }
}
