import { InputError, sumUsage } from '../schema/index.ts'
import type { Retriever, ScoredId, SearchContext } from './retriever.ts'
import { scoringRetriever } from './scoring-retriever.ts'
import { trainedUntil } from './trained-until.ts'

/** How rankings are joined. */
export interface FuseOptions {
  readonly name?: string
  /**
   * `rrf` (default): Σ weight / (constant + rank), tied snippets sharing the best rank (Cormack et
   * al. 2009). `weighted`: Σ weight × score, each retriever's scores scaled to 0…1 per query.
   */
  readonly method?: 'rrf' | 'weighted'
  /** The constant of reciprocal rank fusion; 60 by default. */
  readonly constant?: number
  /** One weight a retriever; 1 each by default. */
  readonly weights?: readonly number[]
}

type Ranking = readonly ScoredId[]

/**
 * Joins retrievers: each ranks the whole corpus, and their rankings are fused. Takes them as an array
 * or one after the other, with options last.
 *
 * @example
 * fuse(bm25(), lsa())
 * fuse(bm25(), lsa(), { method: 'weighted', weights: [1, 2] })
 */
export function fuse(
  ...parts:
    | readonly [retrievers: readonly Retriever[], options?: FuseOptions]
    | readonly [...retrievers: Retriever[], last: Retriever | FuseOptions]
): Retriever {
  const { retrievers, options } = sorted(parts)
  const { method = 'rrf', constant = 60 } = options
  const weights = options.weights ?? retrievers.map(() => 1)
  check(retrievers, weights)
  const title = options.name ?? retrievers.map(({ name }) => name).join(' + ')
  const fused = scoringRetriever({
    name: title,
    epsilon: method === 'rrf' ? 0 : Math.max(...retrievers.map(({ epsilon }) => epsilon)),
    recipe: () => ({
      id: `fuse-${method}`,
      version: [
        `1 constant=${constant} weights=${weights.join(',')}`,
        ...versionsOf(retrievers),
      ].join('; '),
      ...trainedUntil(retrievers),
    }),
    async prepare(snippets, context) {
      for (const retriever of retrievers) await retriever.index(snippets, context)
      const position = new Map(snippets.map(({ id }, at) => [id, at]))
      return async (query, search) => {
        const rankings = await rankAll(retrievers, query, snippets.length, search)
        const total = new Float64Array(snippets.length)
        for (const [at, ranking] of rankings.entries()) {
          const epsilon = retrievers[at]?.epsilon ?? 0
          const parts =
            method === 'rrf' ? reciprocalRanks(ranking, epsilon, constant) : scaled(ranking)
          for (const [rank, { id }] of ranking.entries()) {
            const row = position.get(id)
            if (row !== undefined)
              total[row] = (total[row] ?? 0) + (weights[at] ?? 0) * (parts[rank] ?? 0)
          }
        }
        return total
      }
    },
  })
  return { ...fused, usage: () => sumUsage(retrievers.map(retriever => retriever.usage?.())) }
}

type Part = Retriever | FuseOptions | readonly Retriever[] | undefined

function sorted(parts: readonly Part[]): {
  readonly retrievers: readonly Retriever[]
  readonly options: FuseOptions
} {
  const retrievers: Retriever[] = []
  let options: FuseOptions = {}
  for (const part of parts) {
    if (part === undefined) continue
    if (isList(part)) retrievers.push(...part)
    else if ('search' in part) retrievers.push(part)
    else options = part
  }
  return { retrievers, options }
}

function isList(part: Exclude<Part, undefined>): part is readonly Retriever[] {
  return Array.isArray(part)
}

function check(retrievers: readonly Retriever[], weights: readonly number[]): void {
  if (retrievers.length >= 2 && weights.length === retrievers.length) return
  throw new InputError(
    'fuse needs two retrievers or more and one weight for each, but got ' +
      `${retrievers.length} retrievers and ${weights.length} weights.`,
  )
}

function versionsOf(retrievers: readonly Retriever[]): readonly string[] {
  return retrievers.map(({ name, recipe }) => {
    const { id, version } = recipe?.() ?? { id: name, version: 'unknown' }
    return `${id} ${version}`
  })
}

async function rankAll(
  retrievers: readonly Retriever[],
  query: string,
  size: number,
  context: SearchContext | undefined,
): Promise<readonly Ranking[]> {
  return Promise.all(retrievers.map(retriever => retriever.search(query, size, context)))
}

/** A snippet that ties with the one above shares its rank: order inside a tie must not count. */
function reciprocalRanks(ranking: Ranking, epsilon: number, constant: number): readonly number[] {
  let rank = 0
  return ranking.map(({ score }, at) => {
    const above = ranking[at - 1]?.score
    if (above === undefined || above - score > epsilon) rank = at + 1
    return 1 / (constant + rank)
  })
}

function scaled(ranking: Ranking): readonly number[] {
  const highest = ranking[0]?.score ?? 0
  const lowest = ranking.at(-1)?.score ?? 0
  const range = highest - lowest
  return ranking.map(({ score }) => (range === 0 ? 0 : (score - lowest) / range))
}
