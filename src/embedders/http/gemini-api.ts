import { z } from 'zod'
import { parametersOf, type EmbeddingApi } from './embedding-api.ts'

const Answer = z.object({ embeddings: z.array(z.object({ values: z.array(z.number()) })) })

/** Gemini's own `POST /models/<model>:batchEmbedContents`; its OpenAI form has no task types. */
export const geminiApi: EmbeddingApi = {
  name: 'gemini',
  path: recipe => `models/${recipe.model ?? recipe.id}:batchEmbedContents`,
  headers: key => (key === undefined ? {} : { 'x-goog-api-key': key }),
  body: (texts, side, recipe) => ({
    requests: texts.map(text => ({
      model: `models/${recipe.model ?? recipe.id}`,
      content: { parts: [{ text }] },
      ...parametersOf(recipe, side),
    })),
  }),
  read: answer => ({ vectors: Answer.parse(answer).embeddings.map(({ values }) => values) }),
}
