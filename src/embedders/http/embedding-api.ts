import type { EmbedderRecipe, Side } from '../embedder.ts'

/** What a provider answered: one vector a text, as numbers or as base64 of float32, in order. */
export interface EmbeddingAnswer {
  readonly vectors: readonly (readonly number[] | string)[]
  /** Tokens that the provider counted, where it says so. */
  readonly tokens?: number | undefined
}

/** The shape of one provider's requests and answers. */
export interface EmbeddingApi {
  readonly name: string
  /** Joined to the base URL. */
  path(recipe: EmbedderRecipe): string
  headers(key: string | undefined): Readonly<Record<string, string>>
  body(texts: readonly string[], side: Side, recipe: EmbedderRecipe): object
  /** @throws ZodError when the answer has another shape */
  read(answer: unknown): EmbeddingAnswer
}

/** Returns what the recipe adds to the body of requests of one side. */
export function parametersOf(
  recipe: EmbedderRecipe,
  side: Side,
): Readonly<Record<string, unknown>> {
  return (side === 'query' ? recipe.queryParameters : recipe.documentParameters) ?? {}
}

/** Returns the header that most providers read the key from. */
export function bearer(key: string | undefined): Readonly<Record<string, string>> {
  return key === undefined ? {} : { authorization: `Bearer ${key}` }
}
