import type { EmbeddingApi } from './embedding-api.ts'
import { keyFrom } from './key-from.ts'
import { postWithRetry } from './post-with-retry.ts'
import { requestEmbedder, type HttpEmbedder, type RequestOptions } from './request-embedder.ts'

/** A provider's endpoint and how to use it. */
export interface HttpEmbedderOptions extends RequestOptions {
  readonly api: EmbeddingApi
  readonly baseURL: string
  /** Environment variable that holds the key. The key itself is never stored or shown. */
  readonly keyFrom?: string | undefined
}

/** Returns the embedder of a model behind HTTP. */
export function httpEmbedder(options: HttpEmbedderOptions): HttpEmbedder {
  const { api, recipe, baseURL } = options
  const base = new URL(baseURL.endsWith('/') ? baseURL : `${baseURL}/`)
  const url = new URL(api.path(recipe), base)
  return requestEmbedder(options, api, async (body, how) =>
    postWithRetry(url, { ...how, headers: api.headers(keyFrom(options.keyFrom)), body }),
  )
}
