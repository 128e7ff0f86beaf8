import { z } from 'zod'
import { bearer, parametersOf, type EmbeddingApi } from './embedding-api.ts'

const Answer = z.array(z.array(z.number()))

/** `POST /embed` of text-embeddings-inference; a text that is too long is refused, never cut. */
export const teiApi: EmbeddingApi = {
  name: 'text-embeddings-inference',
  path: () => 'embed',
  headers: bearer,
  body: (texts, side, recipe) => ({
    inputs: texts,
    normalize: recipe.isNormalized,
    truncate: false,
    ...parametersOf(recipe, side),
  }),
  read: answer => ({ vectors: Answer.parse(answer) }),
}
