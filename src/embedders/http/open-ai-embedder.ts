import { openAiApi } from './open-ai-api.ts'
import { openAiPost, type OpenAiServer } from './open-ai-sdk.ts'
import { requestEmbedder, type HttpEmbedder, type RequestOptions } from './request-embedder.ts'

/** A model behind OpenAI's protocol, asked through the `openai` package. */
export interface OpenAiEmbedderOptions extends RequestOptions, OpenAiServer {
  /**
   * How vectors travel: `float` (default) is understood by every server, `base64` is smaller. Both
   * carry the same float32 values.
   */
  readonly encoding?: 'float' | 'base64' | undefined
}

/**
 * Returns the embedder of a model of OpenAI or of any server that speaks its protocol (vLLM, Ollama,
 * LM Studio, LiteLLM).
 */
export function openAiEmbedder(options: OpenAiEmbedderOptions): HttpEmbedder {
  const { encoding = 'float', recipe } = options
  const post = openAiPost(options, `Embedding with ${recipe.id}`)
  return requestEmbedder(options, openAiApi, (body, how) =>
    post({ ...how, path: '/embeddings', body: { ...body, encoding_format: encoding } }),
  )
}
