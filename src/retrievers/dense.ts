import { readFile } from 'node:fs/promises'
import {
  cachedEmbedder,
  cacheFolder,
  frozenFirst,
  parseFrozen,
  type CachedEmbedder,
  type CachedUsage,
  renderText,
  type Embedder,
  type EmbedderRecipe,
  type FrozenVectors,
} from '../embedders/index.ts'
import { InputError, type RecipeSummary, type Snippet } from '../schema/index.ts'
import { denseIndex } from '../similarity/index.ts'
import type { Retriever } from './retriever.ts'
import { scoringRetriever } from './scoring-retriever.ts'

/** Cosine differences up to this size are noise of the model's arithmetic, not a preference. */
export const COSINE_EPSILON = 2e-6 // DESIGN §1

/** A dense retriever's parts. */
export interface DenseOptions {
  readonly embedder: Embedder
  /** The recipe's id when absent. */
  readonly name?: string | undefined
  /** An archive of `embed freeze`: vectors of texts that it holds are taken from there. */
  readonly frozen?: string | undefined
  /** Where vectors are kept; false keeps them in memory. Below node_modules by default. */
  readonly cacheDir?: string | false | undefined
}

/** A dense retriever tells how many texts it embedded and how many it found in its cache. */
export interface DenseRetriever extends Retriever {
  usage(): CachedUsage
}

/** Ranks by the similarity of embeddings, scored in float64 over the whole corpus. */
export function dense({ embedder, name, ...kept }: DenseOptions): DenseRetriever {
  const { recipe } = embedder
  const cached = rememberingEmbedder(embedder, kept)
  const first: { query?: string; document?: string } = {}
  const retriever = scoringRetriever({
    name: name ?? recipe.id,
    epsilon: recipe.similarity === 'cosine' ? COSINE_EPSILON : 0,
    recipe: () => summaryOf(recipe, first),
    async prepare(snippets, context) {
      refuseBlank(snippets)
      first.document = snippets[0]?.text ?? ''
      const texts = snippets.map(({ text }) => text)
      const vectors = await cached.embed(texts, 'document', context)
      const ids = snippets.map(({ id }) => id)
      const index = denseIndex({ ids, vectors, similarity: recipe.similarity })
      return async (query, search) => {
        first.query ??= query
        const { data } = await cached.embed([query], 'query', { signal: search?.signal })
        return index.scores(data)
      }
    },
  })
  return { ...retriever, usage: () => cached.usage() }
}

function rememberingEmbedder(
  embedder: Embedder,
  { frozen, cacheDir }: Pick<DenseOptions, 'frozen' | 'cacheDir'>,
): CachedEmbedder {
  const folder = cacheDir === false ? undefined : (cacheDir ?? cacheFolder())
  const cached = cachedEmbedder(embedder, folder)
  return frozen === undefined ? cached : frozenFirst(cached, () => readArchive(frozen))
}

async function readArchive(path: string): Promise<FrozenVectors> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new InputError(`The archive ${path} must be readable, but is not. Check the path.`, {
      cause,
    })
  })
  return parseFrozen(bytes, path)
}

function refuseBlank(snippets: readonly Snippet[]): void {
  const blank = snippets.find(({ text }) => text.trim() === '')
  if (blank === undefined) return
  throw new InputError(
    `Snippets must hold text to be embedded, but "${blank.id}" is blank. Leave it out of the corpus.`,
  )
}

function summaryOf(
  recipe: EmbedderRecipe,
  { query, document }: { readonly query?: string; readonly document?: string },
): RecipeSummary {
  return {
    id: recipe.id,
    version: recipe.version,
    ...(recipe.trainedUntil === undefined ? {} : { trainedUntil: recipe.trainedUntil }),
    ...(query === undefined ? {} : { firstQuery: renderText(recipe, query, 'query') }),
    ...(document === undefined ? {} : { firstDocument: renderText(recipe, document, 'document') }),
  }
}
