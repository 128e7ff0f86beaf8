import { InputError, type Snippet } from '../schema/index.ts'
import type { Retriever, ScoredId } from './retriever.ts'

/** A document as LangChain.js stores it. */
export interface StoredDocument {
  readonly id?: string | undefined
  readonly pageContent: string
  readonly metadata?: Readonly<Record<string, unknown>> | undefined
}

/** Any LangChain.js-style vector store. */
export interface VectorStore {
  addDocuments?(
    documents: { id: string; pageContent: string; metadata: Record<string, unknown> }[],
    options?: { ids?: string[] },
  ): Promise<unknown>
  similaritySearchWithScore(
    query: string,
    k: number,
  ): Promise<readonly (readonly [StoredDocument, number])[]>
}

/** How to read a vector store's answers. */
export interface FromVectorStoreOptions {
  readonly name: string
  /** True when lower scores are better; they are then negated. False by default. */
  readonly isDistance?: boolean
  /** Score difference up to which two snippets count as tied; 2e-6 by default. */
  readonly epsilon?: number
}

/**
 * A retriever over a LangChain.js-style store. Snippets are added with their id in `id` and in
 * `metadata.id`; a store without `addDocuments` must hold them already, with those ids.
 */
export function fromVectorStore(store: VectorStore, options: FromVectorStoreOptions): Retriever {
  const { name, isDistance = false, epsilon = 2e-6 } = options
  return {
    name,
    epsilon,
    async index(snippets) {
      await store.addDocuments?.(snippets.map(documentOf), { ids: snippets.map(({ id }) => id) })
    },
    async search(query, k) {
      const answer = await store.similaritySearchWithScore(query, k)
      return answer
        .map(([document, score]) => ({
          id: idOf(document, name),
          score: isDistance ? -score : score,
        }))
        .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)) satisfies readonly ScoredId[]
    },
  }
}

function documentOf({ id, text }: Snippet): {
  id: string
  pageContent: string
  metadata: Record<string, unknown>
} {
  return { id, pageContent: text, metadata: { id } }
}

function idOf({ id, metadata }: StoredDocument, name: string): string {
  const known = metadata?.['id'] ?? id
  if (typeof known === 'string') return known
  throw new InputError(
    `The store of retriever "${name}" must keep the snippet id in metadata.id, but returned a document ` +
      'without one. Store documents with the metadata that they are given.',
  )
}
