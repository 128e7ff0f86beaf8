import { z } from 'zod'
import { bearer, parametersOf, type EmbeddingApi } from './embedding-api.ts'

const Answer = z.object({
  data: z.array(
    z.object({
      index: z.int().nonnegative(),
      embedding: z.union([z.array(z.number()), z.string()]),
    }),
  ),
  usage: z.object({ total_tokens: z.number().optional() }).optional(),
})

/**
 * `POST /embeddings` as OpenAI, Mistral, Voyage, Jina, vLLM, Ollama, LM Studio and LiteLLM speak it.
 * The answer's items may come in any order: `index` tells.
 */
export const openAiApi: EmbeddingApi = {
  name: 'openai',
  path: () => 'embeddings',
  headers: bearer,
  body: (texts, side, recipe) => ({
    model: recipe.model ?? recipe.id,
    input: texts,
    ...parametersOf(recipe, side),
  }),
  read(answer) {
    const { data, usage } = Answer.parse(answer)
    const vectors: (readonly number[] | string)[] = []
    for (const { index, embedding } of data) vectors[index] = embedding
    return { vectors: Array.from(vectors, vector => vector ?? []), tokens: usage?.total_tokens }
  },
}
