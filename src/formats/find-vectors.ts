import { InputError } from '../schema/index.ts'
import type { NpyArray } from './npy.ts'

/** Which side of a comparison vectors are on. */
export type VectorSide = 'queries' | 'corpus'

/** What is looked for in an archive. */
export interface VectorRequest {
  readonly side: VectorSide
  /** The ids of the dataset, in the order of its files. */
  readonly ids: readonly string[]
  /** The archive, for errors. */
  readonly file: string
}

/** A matrix found in an archive, its rows in the order of the ids that were asked for. */
export interface FoundVectors {
  readonly key: string
  /** The array of ids that ordered the rows; undefined when they stand in file order. */
  readonly idsKey: string | undefined
  readonly rows: number
  readonly dims: number
  readonly data: Float32Array
}

type Matrix = { readonly key: string; readonly shape: readonly number[]; readonly data: Numbers }
type Numbers = Float32Array | Float64Array

/** Words that array names of a side hold. */
const NAMES: Readonly<Record<VectorSide, RegExp>> = {
  queries: /quer|question|^q(_|$)/i,
  corpus: /corp|doc|code|snippet|passage|^[cd](_|$)/i,
}

/**
 * Finds the vectors of one side in an archive, whatever its arrays are called: by an array of ids
 * that covers those asked for, else by the number of rows, in file order. Names decide only between
 * several that fit.
 * @throws InputError when none fits or several do, listing the arrays there are
 */
export function findVectors(
  arrays: ReadonlyMap<string, NpyArray>,
  request: VectorRequest,
): FoundVectors {
  const matrices = [...arrays].flatMap(([key, { shape, data }]) =>
    shape.length === 2 && isNumeric(data) ? [{ key, shape, data }] : [],
  )
  const lists = [...arrays].flatMap(([key, { shape, data }]) =>
    shape.length === 1 && !isNumeric(data) ? [{ key, ids: data }] : [],
  )
  const list = lists.find(({ ids }) => covers(ids, request.ids))
  const rows = list?.ids.length ?? request.ids.length
  const fitting = matrices.filter(({ shape }) => shape[0] === rows)
  const named = fitting.filter(({ key }) => NAMES[request.side].test(key))
  const [found, ...others] = named.length > 0 ? named : fitting
  if (found === undefined || others.length > 0) throw unclear(arrays, request, fitting.length)
  return ordered(found, list, request.ids)
}

function isNumeric(data: NpyArray['data']): data is Numbers {
  return data instanceof Float32Array || data instanceof Float64Array
}

function covers(ids: readonly string[], wanted: readonly string[]): boolean {
  const known = new Set(ids)
  return wanted.every(id => known.has(id))
}

function ordered(
  { key, shape, data }: Matrix,
  list: { readonly key: string; readonly ids: readonly string[] } | undefined,
  wanted: readonly string[],
): FoundVectors {
  const dims = shape[1] ?? 0
  const values = data instanceof Float32Array ? data : Float32Array.from(data)
  const found = { key, idsKey: list?.key, rows: wanted.length, dims }
  const isInOrder = list === undefined || wanted.every((id, at) => list.ids[at] === id)
  if (isInOrder && values.length === wanted.length * dims) return { ...found, data: values }
  const position = new Map((list?.ids ?? wanted).map((id, at) => [id, at]))
  const moved = new Float32Array(wanted.length * dims)
  for (const [row, id] of wanted.entries()) {
    const at = position.get(id) ?? 0
    moved.set(values.subarray(at * dims, (at + 1) * dims), row * dims)
  }
  return { ...found, data: moved }
}

function unclear(
  arrays: ReadonlyMap<string, NpyArray>,
  { side, ids, file }: VectorRequest,
  fitting: number,
): InputError {
  const there = [...arrays].map(([key, { shape }]) => `${key} (${shape.join(' × ')})`).join(', ')
  return new InputError(
    `${file} must hold one float matrix of the ${side} with ${ids.length} rows, in the order of ` +
      `the dataset or beside an array of its ids, but ${fitting} fit among: ${there || 'nothing'}. ` +
      'Write it with numpy.savez(file, vectors=…, ids=…).',
  )
}
