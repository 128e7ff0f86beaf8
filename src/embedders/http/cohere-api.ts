import { z } from 'zod'
import { bearer, parametersOf, type EmbeddingApi } from './embedding-api.ts'

const Answer = z.object({
  embeddings: z.object({ float: z.array(z.array(z.number())) }),
  meta: z
    .object({ billed_units: z.object({ input_tokens: z.number().optional() }).optional() })
    .optional(),
})

/** Cohere's `POST /embed` (version 2). */
export const cohereApi: EmbeddingApi = {
  name: 'cohere',
  path: () => 'embed',
  headers: bearer,
  body: (texts, side, recipe) => ({
    model: recipe.model ?? recipe.id,
    texts,
    embedding_types: ['float'],
    ...parametersOf(recipe, side),
  }),
  read(answer) {
    const { embeddings, meta } = Answer.parse(answer)
    return { vectors: embeddings.float, tokens: meta?.billed_units?.input_tokens }
  },
}
