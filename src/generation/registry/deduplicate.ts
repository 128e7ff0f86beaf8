import type { Embedder } from '../../embedders/index.ts'
import type { RegistryRow } from './registry-row.ts'
import { rowProblems } from './row-problems.ts'

/** Why a row is no entry of the registry. */
export const DROP_REASONS = ['form', 'name', 'text', 'meaning'] as const

/** One of the reasons. */
export type DropReason = (typeof DROP_REASONS)[number]

/** A row that was left out. */
export interface DroppedRow {
  readonly row: RegistryRow
  readonly reason: DropReason
  readonly message: string
}

/** A registry without repetitions, and what was left out of it. */
export interface Deduplicated {
  readonly kept: readonly RegistryRow[]
  readonly dropped: readonly DroppedRow[]
}

/** A task that exists already. */
export type KnownTask = Pick<RegistryRow, 'function_name' | 'query'>

/** How repetitions are found. */
export interface DeduplicateOptions {
  /** Compares what queries mean; without one only names and texts are compared. */
  readonly embedder: Embedder | undefined
  /** Cosine from which two queries mean the same. */
  readonly similarity: number
  /** Tasks that no row may repeat. */
  readonly known?: readonly KnownTask[] | undefined
}

/** Leaves out rows of a wrong form and rows that repeat an earlier one by name, text or meaning. */
export async function deduplicate(
  rows: readonly RegistryRow[],
  options: DeduplicateOptions,
): Promise<Deduplicated> {
  const first = withoutRepeated(rows, options.known ?? [])
  if (options.embedder === undefined) return first
  const second = await withoutParaphrases(first.kept, options.embedder, options)
  return { kept: second.kept, dropped: [...first.dropped, ...second.dropped] }
}

function withoutRepeated(rows: readonly RegistryRow[], known: readonly KnownTask[]): Deduplicated {
  const names = new Set(known.map(task => plainName(task.function_name)))
  const texts = new Map(known.map(task => [plainText(task.query), task.function_name]))
  const kept: RegistryRow[] = []
  const dropped: DroppedRow[] = []
  for (const row of rows) {
    const [name, text] = [plainName(row.function_name), plainText(row.query)]
    const problems = rowProblems(row)
    const same = texts.get(text)
    if (problems.length > 0) {
      dropped.push({ row, reason: 'form', message: problems.join(' ') })
    } else if (names.has(name)) {
      const message = `The name must be its own, but "${row.function_name}" was there before.`
      dropped.push({ row, reason: 'name', message })
    } else if (same !== undefined) {
      const message = `The query must be its own, but ${same} has the same text.`
      dropped.push({ row, reason: 'text', message })
    } else {
      names.add(name)
      texts.set(text, row.function_name)
      kept.push(row)
    }
  }
  return { kept, dropped }
}

async function withoutParaphrases(
  rows: readonly RegistryRow[],
  embedder: Embedder,
  { similarity: limit, known = [] }: DeduplicateOptions,
): Promise<Deduplicated> {
  if (rows.length === 0) return { kept: [], dropped: [] }
  const texts = [...known, ...rows].map(({ query }) => query)
  const { data, dims } = await embedder.embed(texts, 'query')
  const vectors = texts.map((_, at) => unit(data.subarray(at * dims, (at + 1) * dims)))
  const before: Placed[] = known.map((task, at) => ({
    name: task.function_name,
    vector: vectors[at] ?? [],
  }))
  const kept: RegistryRow[] = []
  const dropped: DroppedRow[] = []
  for (const [at, row] of rows.entries()) {
    const vector = vectors[known.length + at] ?? []
    const nearest = nearestOf(vector, before)
    if (nearest !== undefined && nearest.similarity >= limit) {
      dropped.push({ row, reason: 'meaning', message: tooNear(nearest, limit) })
      continue
    }
    before.push({ name: row.function_name, vector })
    kept.push(nearest === undefined ? row : { ...row, nearest })
  }
  return { kept, dropped }
}

interface Placed {
  readonly name: string
  readonly vector: readonly number[]
}

type Nearest = NonNullable<RegistryRow['nearest']>

function nearestOf(vector: readonly number[], placed: readonly Placed[]): Nearest | undefined {
  let best: Nearest | undefined
  for (const { name, vector: other } of placed) {
    const similarity = vector.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
    if (similarity > (best?.similarity ?? -Infinity)) best = { function_name: name, similarity }
  }
  return best === undefined ? undefined : { ...best, similarity: rounded(best.similarity) }
}

function tooNear({ function_name: name, similarity }: Nearest, limit: number): string {
  return (
    `The query must mean something of its own, but its similarity to that of ${name} is ` +
    `${similarity.toFixed(3)} (limit ${limit}).`
  )
}

// Six digits: a file that people compare must not change with the last bits of a sum.
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

function unit(vector: Float32Array): readonly number[] {
  const norm = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0))
  return Array.from(vector, value => (norm === 0 ? 0 : value / norm))
}

/** `parseLine`, `parse_line` and `ParseLine` are one name. */
function plainName(name: string): string {
  return name.replaceAll('_', '').toLowerCase()
}

function plainText(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
