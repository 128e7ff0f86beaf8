import { createHash } from 'node:crypto'
import { z } from 'zod'
import { formatNpz, parseNpz, type NpyArray } from '../formats/index.ts'
import { InputError } from '../schema/index.ts'
import { renderText, type EmbedderRecipe, type Matrix, type Side } from './embedder.ts'

/** The vectors of one side, with what they were made of. */
export interface FrozenSide {
  readonly ids: readonly string[]
  /** The start of the SHA-256 of each rendered text. */
  readonly hashes: readonly string[]
  readonly vectors: Matrix
}

/** Vectors of a dataset under one recipe, as `embed freeze` writes them. */
export interface FrozenVectors {
  readonly recipe: EmbedderRecipe
  readonly document: FrozenSide
  readonly query: FrozenSide
}

const PREFIX = { document: '', query: 'query_' } as const
const HASH_LENGTH = 16

const Parameters = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
)
const Recipe = z.object({
  id: z.string(),
  version: z.string(),
  dims: z.int().positive(),
  maxTokens: z.int().positive(),
  queryTemplate: z.string(),
  documentTemplate: z.string(),
  pooling: z.string(),
  isNormalized: z.boolean(),
  dtype: z.string(),
  similarity: z.enum(['cosine', 'dot']),
  batchSize: z.int().positive(),
  batchTokens: z.int().positive().exactOptional(),
  model: z.string().exactOptional(),
  revision: z.string().exactOptional(),
  overlong: z.enum(['refuse', 'cut', 'windows']).exactOptional(),
  queryParameters: Parameters.exactOptional(),
  documentParameters: Parameters.exactOptional(),
  trainedUntil: z.string().exactOptional(),
  documentation: z.string().exactOptional(),
  note: z.string().exactOptional(),
}) satisfies z.ZodType<EmbedderRecipe>

/** Returns what a rendered text is known by in a frozen archive. */
export function textHash(recipe: EmbedderRecipe, text: string, side: Side): string {
  return createHash('sha256')
    .update(renderText(recipe, text, side))
    .digest('hex')
    .slice(0, HASH_LENGTH)
}

/** Formats frozen vectors as a `.npz` archive: equal vectors, equal bytes. */
export function formatFrozen({ recipe, document, query }: FrozenVectors): Uint8Array {
  const sideOf = (
    side: Side,
    { ids, hashes, vectors }: FrozenSide,
  ): (readonly [string, NpyArray])[] => [
    [`${PREFIX[side]}vectors`, { shape: [vectors.rows, vectors.dims], data: vectors.data }],
    [`${PREFIX[side]}ids`, { shape: [ids.length], data: ids }],
    [`${PREFIX[side]}sha256`, { shape: [hashes.length], data: hashes }],
  ]
  const text: NpyArray = { shape: [1], data: [JSON.stringify(recipe)] }
  return formatNpz(
    new Map([
      ...sideOf('document', document),
      ...sideOf('query', query),
      ['recipe', text] as const,
    ]),
  )
}

/**
 * Parses an archive that `embed freeze` wrote.
 * @throws InputError when an array is missing or has another shape
 */
export function parseFrozen(bytes: Uint8Array, file: string): FrozenVectors {
  const arrays = parseNpz(bytes, file)
  const [text = ''] = strings(arrays, 'recipe', file)
  const recipe = Recipe.safeParse(parseJson(text))
  if (!recipe.success) throw broken(file, `its recipe is not one: ${z.prettifyError(recipe.error)}`)
  const sideOf = (side: Side): FrozenSide => {
    const ids = strings(arrays, `${PREFIX[side]}ids`, file)
    const hashes = strings(arrays, `${PREFIX[side]}sha256`, file)
    const array = arrays.get(`${PREFIX[side]}vectors`)
    const [rows = 0, dims = 0] = array?.shape ?? []
    const isWhole = rows === ids.length && rows === hashes.length && dims === recipe.data.dims
    if (!isWhole || !(array?.data instanceof Float32Array)) {
      throw broken(
        file,
        `${PREFIX[side]}vectors must be float32 of ${ids.length} × ${recipe.data.dims}`,
      )
    }
    return { ids, hashes, vectors: { rows, dims, data: array.data } }
  }
  return { recipe: recipe.data, document: sideOf('document'), query: sideOf('query') }
}

function strings(
  arrays: ReadonlyMap<string, NpyArray>,
  key: string,
  file: string,
): readonly string[] {
  const data = arrays.get(key)?.data
  if (data !== undefined && !(data instanceof Float32Array || data instanceof Float64Array))
    return data
  throw broken(
    file,
    `it has no array "${key}" of text, only ${Array.from(arrays.keys()).join(', ')}`,
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function broken(file: string, reason: string): InputError {
  return new InputError(
    `${file} must be an archive that "vitest-retrieval embed freeze" wrote, but ${reason}. Freeze the vectors anew.`,
  )
}
