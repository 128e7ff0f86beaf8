/** How a model turns text into vectors; part of every cache key and printed in reports. */
export interface EmbedderRecipe {
  readonly id: string
  /** Changes whenever the same text could give other vectors. */
  readonly version: string
  readonly dims: number
  /** Tokens of one model input. */
  readonly maxTokens: number
  /** `{text}` stands for the text. */
  readonly queryTemplate: string
  readonly documentTemplate: string
  readonly pooling: string
  readonly isNormalized: boolean
  readonly dtype: string
  readonly similarity: 'cosine' | 'dot'
  /** Texts of one request or model run. */
  readonly batchSize: number
  /** Tokens of one request, all texts together. */
  readonly batchTokens?: number
  /** The provider's name of the model, where it is not the id. */
  readonly model?: string
  /** Which state of the model, where it has revisions. */
  readonly revision?: string
  /** What happens to a text of more than `maxTokens`: refused (the default), cut, or averaged. */
  readonly overlong?: 'refuse' | 'cut' | 'windows'
  /** Added to the body of requests for queries, or for documents. */
  readonly queryParameters?: Parameters
  readonly documentParameters?: Parameters
  /** The last month that its training data may hold, `YYYY-MM`, where that is known. */
  readonly trainedUntil?: string
  /** Where the provider documents all this. */
  readonly documentation?: string
  /** What could not be settled, and how it was decided. */
  readonly note?: string
}

/** Parts of a request body. */
export type Parameters = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** Which side of the comparison a text is on. */
export type Side = 'query' | 'document'

/** Vectors as rows of one array: row i is `data[i * dims … (i + 1) * dims)`. */
export interface Matrix {
  readonly rows: number
  readonly dims: number
  readonly data: Float32Array
}

/** What accompanies embedding. */
export interface EmbedContext {
  readonly signal?: AbortSignal | undefined
  readonly progress?: ((done: number, total: number) => void) | undefined
}

/** What an embedder has used so far. */
export interface EmbedderUsage {
  /** Requests that were answered, or runs of a local model. */
  readonly requests: number
  readonly tokens: number
  /** In the currency of the price that was given; 0 without one. */
  readonly cost: number
  /** Texts whose end the model did not read, where the recipe allows that. */
  readonly cut: number
  /** Texts that may be longer than the model reads: their tokens could not be counted. */
  readonly uncounted: number
}

/** Text → vectors. */
export interface Embedder {
  readonly recipe: EmbedderRecipe
  /** Texts of one call, and calls that are worth having under way; 64 and 1 when absent. */
  readonly chunks?: { readonly size: number; readonly parallel: number }
  usage?(): EmbedderUsage
  /** One row per text, in order; every value is finite and no row is zero. */
  embed(texts: readonly string[], side: Side, context?: EmbedContext): Promise<Matrix>
}

/** Returns the text as the model gets it. */
export function renderText(recipe: EmbedderRecipe, text: string, side: Side): string {
  const template = side === 'query' ? recipe.queryTemplate : recipe.documentTemplate
  return template.split('{text}').join(text)
}
