import { InfrastructureError, type Snippet } from '../schema/index.ts'
import {
  cutSpans,
  definitionsOf,
  skeletonOf,
  sliceLines,
  type Definition,
  type TextSpan,
} from '../syntax/index.ts'
import type { Retriever, ScoredId } from './retriever.ts'
import type { CountingRetriever } from './symbol.ts'
import { trainedUntil } from './trained-until.ts'

/** How files are cut and their chunks joined again. */
export interface ChunkedOptions {
  readonly name?: string
  /** Most characters of a chunk; 1,400 by default, the window of the published vector leg. */
  readonly maxCharacters?: number
  /**
   * `none` (default): a file scores as its best chunk. `count`: minus σ·√(2 ln m), what the best of
   * m unrelated chunks gains by their number; σ is the spread of all chunks' scores for the query.
   */
  readonly correction?: 'none' | 'count'
}

/** What an agent gets instead of a whole file. */
export interface DeliveredSpan {
  readonly path: string
  readonly start: number
  readonly end: number
  /** First lines of the definitions around the span, outermost first. */
  readonly skeleton: readonly string[]
  readonly content: string
}

/** A retriever over chunks whose hits carry the lines that matched. */
export interface ChunkedRetriever extends CountingRetriever {
  deliver(hit: ScoredId): DeliveredSpan | undefined
}

interface Chunk {
  readonly file: Snippet
  readonly span: TextSpan
  readonly definitions: readonly Definition[]
}

/**
 * Cuts every file at symbol boundaries into chunks, lets a retriever rank the chunks and joins them
 * again: one hit per file. Hits of files that were cut carry their best chunk as span.
 */
export function chunked(retriever: Retriever, options: ChunkedOptions = {}): ChunkedRetriever {
  const { maxCharacters = 1_400, correction = 'none' } = options
  const name =
    options.name ?? `${retriever.name}, chunked${correction === 'count' ? ', corrected' : ''}`
  let chunks: ReadonlyMap<string, Chunk> = new Map()
  let counts: ReadonlyMap<string, number> = new Map()
  const rank: Retriever['search'] = async (query, k, context) => {
    const hits = await retriever.search(query, chunks.size, context)
    return collapse(hits, { chunks, counts, correction }).slice(0, k)
  }
  return {
    name,
    epsilon: retriever.epsilon,
    recipe: () => ({
      id: 'chunked',
      version: `1 max=${maxCharacters} correction=${correction}; ${retriever.recipe?.().version ?? retriever.name}`,
      ...trainedUntil([retriever]),
    }),
    async index(snippets, context) {
      const made = await chunksOf(snippets, maxCharacters)
      chunks = new Map(made)
      const files = Map.groupBy(made, ([, { file }]) => file.id)
      counts = new Map([...files].map(([id, own]) => [id, own.length]))
      const texts = made.map(([id, chunk]) => ({ id, text: textOf(chunk) }))
      await retriever.index(
        texts.filter(({ text }) => text.trim() !== ''),
        context,
      )
    },
    search: rank,
    score: async (query, ids, context) => {
      const wanted = new Set(ids)
      return (await rank(query, Number.POSITIVE_INFINITY, context)).filter(({ id }) =>
        wanted.has(id),
      )
    },
    indexedCharacters: () =>
      [...chunks.values()].reduce((sum, { span }) => sum + span.endIndex - span.startIndex, 0),
    deliver: hit =>
      delivered(
        hit,
        [...chunks.values()].find(({ file }) => file.id === hit.id),
      ),
  }
}

function delivered({ id, span }: ScoredId, chunk: Chunk | undefined): DeliveredSpan | undefined {
  if (span === undefined || chunk === undefined) return undefined
  const { start, end } = span
  const { text } = chunk.file
  return {
    path: id,
    start,
    end,
    skeleton: skeletonOf(text, chunk.definitions, { startLine: start, endLine: end }),
    content: sliceLines(text, start, end),
  }
}

async function chunksOf(
  snippets: readonly Snippet[],
  maxCharacters: number,
): Promise<readonly (readonly [string, Chunk])[]> {
  const chunks: (readonly [string, Chunk])[] = []
  for (const file of snippets) {
    const definitions =
      file.text.length > maxCharacters ? await definitionsOf(file.id, file.text) : []
    for (const span of cutSpans(file.text, definitions, { maxCharacters })) {
      const chunk = { file, span, definitions }
      requireExact(chunk)
      chunks.push([`${file.id}#${span.startLine}-${span.endLine}`, chunk])
    }
  }
  return chunks
}

/** A span whose lines are not its characters would be charged and shown wrongly. */
function requireExact({ file, span }: Chunk): void {
  if (
    sliceLines(file.text, span.startLine, span.endLine) ===
    file.text.slice(span.startIndex, span.endIndex)
  )
    return
  throw new InfrastructureError(
    `Lines ${span.startLine}-${span.endLine} of ${file.id} must reproduce their chunk, but do not. ` +
      'This is a bug in vitest-retrieval; please report it.',
  )
}

function textOf({ file, span }: Chunk): string {
  return file.text.slice(span.startIndex, span.endIndex)
}

interface Joining {
  readonly chunks: ReadonlyMap<string, Chunk>
  readonly counts: ReadonlyMap<string, number>
  readonly correction: 'none' | 'count'
}

/** The best chunk of each file, best file first; ties in the order of the paths. */
function collapse(hits: readonly ScoredId[], joining: Joining): readonly ScoredId[] {
  const { chunks, counts, correction } = joining
  const spread = correction === 'count' ? deviation(hits) : 0
  const best = new Map<string, ScoredId>()
  for (const { id, score } of hits) {
    const chunk = chunks.get(id)
    if (chunk === undefined || best.has(chunk.file.id)) continue
    const count = counts.get(chunk.file.id) ?? 1
    best.set(chunk.file.id, {
      id: chunk.file.id,
      score: score - spread * Math.sqrt(2 * Math.log(count)),
      ...(count === 1 ? {} : { span: spanOf(chunk) }),
    })
  }
  return [...best.values()].sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
}

function spanOf(chunk: Chunk): NonNullable<ScoredId['span']> {
  const { startLine: start, endLine: end } = chunk.span
  const skeleton = skeletonOf(chunk.file.text, chunk.definitions, chunk.span)
  const characters = textOf(chunk).length + skeleton.join('\n').length
  return { start, end, tokens: Math.ceil(characters / 4) }
}

function deviation(hits: readonly ScoredId[]): number {
  const mean = hits.reduce((sum, { score }) => sum + score, 0) / Math.max(1, hits.length)
  const squares = hits.reduce((sum, { score }) => sum + (score - mean) ** 2, 0)
  return Math.sqrt(squares / Math.max(1, hits.length))
}
