/** A piece of code that can be a near-clone of another. */
export interface ClonePiece {
  readonly id: string
  readonly text: string
}

/** How often an index holds near-clones of what it ranks first. */
export interface CloneRate {
  readonly queries: number
  /** Queries whose first hit has a near-clone elsewhere in the index. */
  readonly withClone: number
  /** Mean number of near-clones of the first hit. */
  readonly clonesPerHit: number
  /** Pieces in the index, and those with a near-clone. */
  readonly pieces: number
  readonly cloned: number
  /** Token bigrams in common / in either, from which two pieces are near-clones. */
  readonly threshold: number
}

const THRESHOLD = 0.7

/** Finds near-clones by the Jaccard similarity of token bigrams. */
export function cloneRate(
  pieces: readonly ClonePiece[],
  firstHits: readonly string[],
  threshold = THRESHOLD,
): CloneRate {
  const clones = cloneCounts(pieces, threshold)
  const counts = firstHits.map(id => clones.get(id) ?? 0)
  return {
    queries: firstHits.length,
    withClone: counts.filter(count => count > 0).length,
    clonesPerHit: counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length),
    pieces: pieces.length,
    cloned: [...clones.values()].filter(count => count > 0).length,
    threshold,
  }
}

/** Compares only pieces that share a rare bigram and could reach the threshold by their size. */
function cloneCounts(
  pieces: readonly ClonePiece[],
  threshold: number,
): ReadonlyMap<string, number> {
  const sets = pieces.map(({ text }) => bigramsOf(text))
  const holders = new Map<string, number[]>()
  for (const [at, set] of sets.entries()) {
    for (const bigram of set) {
      const list = holders.get(bigram)
      if (list === undefined) holders.set(bigram, [at])
      else list.push(at)
    }
  }
  return new Map(pieces.map(({ id }, at) => [id, clonesOf(at, { sets, holders, threshold })]))
}

interface Compared {
  readonly sets: readonly ReadonlySet<string>[]
  readonly holders: ReadonlyMap<string, readonly number[]>
  readonly threshold: number
}

/** Two sets of similarity t share one of any ⌊(1 − t) n⌋ + 1 members of the one of n. */
function clonesOf(at: number, { sets, holders, threshold }: Compared): number {
  const own = sets[at] ?? new Set()
  const byRarity = [...own].sort(
    (a, b) => (holders.get(a)?.length ?? 0) - (holders.get(b)?.length ?? 0),
  )
  const prefix = byRarity.slice(0, Math.floor((1 - threshold) * own.size) + 1)
  const candidates = new Set(prefix.flatMap(bigram => holders.get(bigram) ?? []))
  candidates.delete(at)
  return [...candidates].filter(other => jaccard(own, sets[other] ?? new Set()) >= threshold).length
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (Math.min(a.size, b.size) === 0) return 0
  const common = [...a].filter(member => b.has(member)).length
  return common / (a.size + b.size - common)
}

function bigramsOf(text: string): ReadonlySet<string> {
  const tokens = text.match(/[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu) ?? []
  return new Set(tokens.slice(1).map((token, at) => `${tokens[at]} ${token}`))
}
