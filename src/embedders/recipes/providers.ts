import { InputError } from '../../schema/index.ts'
import type { EmbedderRecipe } from '../embedder.ts'
import { cohereApi } from '../http/cohere-api.ts'
import type { EmbeddingApi } from '../http/embedding-api.ts'
import { geminiApi } from '../http/gemini-api.ts'
import { httpEmbedder } from '../http/http-embedder.ts'
import { openAiApi } from '../http/open-ai-api.ts'
import { openAiEmbedder } from '../http/open-ai-embedder.ts'
import type { HttpEmbedder, RequestOptions } from '../http/request-embedder.ts'
import { teiApi } from '../http/tei-api.ts'

/** How a server is spoken to: through the `openai` package, or as one of the providers does. */
export type Protocol = 'openai' | 'openai-fetch' | 'gemini' | 'cohere' | 'tei'

/** A server that runs a recipe's model. */
export interface Server {
  readonly protocol: Protocol
  readonly baseURL: string
  /** Environment variable that holds the key. */
  readonly keyFrom?: string | undefined
}

/** The names of the protocols. */
export const PROTOCOLS: readonly Protocol[] = ['openai', 'openai-fetch', 'gemini', 'cohere', 'tei']

// Mistral, Voyage and Jina answer in OpenAI's shape and refuse some of its parameters, which the
// openai package sends.
const HOSTED: Readonly<Record<string, Server>> = {
  openai: { protocol: 'openai', baseURL: 'https://api.openai.com/v1', keyFrom: 'OPENAI_API_KEY' },
  google: {
    protocol: 'gemini',
    baseURL: 'https://generativelanguage.googleapis.com/v1beta',
    keyFrom: 'GEMINI_API_KEY',
  },
  mistralai: {
    protocol: 'openai-fetch',
    baseURL: 'https://api.mistral.ai/v1',
    keyFrom: 'MISTRAL_API_KEY',
  },
  voyage: {
    protocol: 'openai-fetch',
    baseURL: 'https://api.voyageai.com/v1',
    keyFrom: 'VOYAGE_API_KEY',
  },
  cohere: { protocol: 'cohere', baseURL: 'https://api.cohere.com/v2', keyFrom: 'COHERE_API_KEY' },
  jina: { protocol: 'openai-fetch', baseURL: 'https://api.jina.ai/v1', keyFrom: 'JINA_API_KEY' },
}

const APIS: Readonly<Record<Exclude<Protocol, 'openai'>, EmbeddingApi>> = {
  'openai-fetch': openAiApi,
  gemini: geminiApi,
  cohere: cohereApi,
  tei: teiApi,
}

/** Returns the provider that hosts a recipe's model; undefined for open weights. */
export function hostOf({ id }: EmbedderRecipe): Server | undefined {
  return HOSTED[id.split('/')[0] ?? '']
}

/** What may be said about the server of a recipe; its provider's own values when absent. */
export interface RecipeEmbedderOptions extends Omit<RequestOptions, 'recipe'> {
  readonly protocol?: Protocol | undefined
  readonly baseURL?: string | undefined
  readonly keyFrom?: string | undefined
}

/**
 * Returns the embedder of a recipe at its provider, or at the server that is given.
 * @throws InputError when the model has no provider and no `baseURL` is given
 */
export function recipeEmbedder(
  recipe: EmbedderRecipe,
  options: RecipeEmbedderOptions = {},
): HttpEmbedder {
  const host = hostOf(recipe)
  const baseURL = options.baseURL ?? host?.baseURL
  if (baseURL === undefined) {
    throw new InputError(
      `Model ${recipe.id} has open weights and no provider of its own. Give the baseURL of a server ` +
        'that runs it (vLLM, text-embeddings-inference), or load it with transformersEmbedder.',
    )
  }
  const protocol = options.protocol ?? host?.protocol ?? 'openai'
  // A provider's key goes to that provider alone.
  const key = options.keyFrom ?? (options.baseURL === undefined ? host?.keyFrom : undefined)
  const all = { ...options, recipe, baseURL, keyFrom: key }
  return protocol === 'openai' ? openAiEmbedder(all) : httpEmbedder({ ...all, api: APIS[protocol] })
}
