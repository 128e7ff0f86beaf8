import { InputError } from '../schema/index.ts'
import { HEADER_LENGTH_AT, NPY_MAGIC, parseNpyHeader } from './npy-header.ts'
import { decodeElements, dtypeOf, encodeElements, type NpyElements } from './npy-elements.ts'

/** An array in row-major order (C order), whatever the order in its file. */
export interface NpyArray {
  readonly shape: readonly number[]
  /** `Float32Array` for f2 and f4, `Float64Array` for f8 and whole numbers, strings for text. */
  readonly data: NpyElements
}

/** Data starts at a multiple of this, so that it can be mapped as numbers. */
const ALIGNMENT = 64

/**
 * Parses a `.npy` file of numbers or text, versions 1 to 3, either byte and element order.
 * @throws InputError on object arrays (pickles run code), other types, and a broken file
 */
export function parseNpy(bytes: Uint8Array, file: string): NpyArray {
  const { descr, isFortran, shape, start } = parseNpyHeader(bytes, file)
  const dtype = dtypeOf(descr, file)
  const count = shape.reduce((product, size) => product * size, 1)
  const expected = count * dtype.bytes
  if (bytes.length - start !== expected) {
    throw new InputError(
      `${file} must hold ${expected} bytes of data for shape (${shape.join(', ')}) and type ` +
        `${descr}, but holds ${bytes.length - start}. Write or download the file again.`,
    )
  }
  const data = decodeElements(bytes.subarray(start), dtype, { count, file })
  return { shape, data: isFortran && shape.length > 1 ? toRowMajor(data, shape) : data }
}

/** Formats an array as `.npy` version 1 in C order: f4, f8, or text of the widest string. */
export function formatNpy({ shape, data }: NpyArray): Uint8Array {
  const count = shape.reduce((product, size) => product * size, 1)
  if (count !== data.length) {
    throw new InputError(
      `An array of shape (${shape.join(', ')}) must hold ${count} elements, but holds ` +
        `${data.length}. Correct the shape.`,
    )
  }
  const { descr, bytes } = encodeElements(data)
  const tuple = shape.length === 1 ? `${shape[0]},` : shape.join(', ')
  const dictionary = `{'descr': '${descr}', 'fortran_order': False, 'shape': (${tuple}), }`
  const padding = ALIGNMENT - ((HEADER_LENGTH_AT + 2 + dictionary.length + 1) % ALIGNMENT)
  const header = `${dictionary}${' '.repeat(padding)}\n`
  const result = new Uint8Array(HEADER_LENGTH_AT + 2 + header.length + bytes.length)
  result.set(Buffer.from(`${NPY_MAGIC}\u0001\u0000`, 'latin1'))
  new DataView(result.buffer).setUint16(HEADER_LENGTH_AT, header.length, true)
  result.set(Buffer.from(header, 'latin1'), HEADER_LENGTH_AT + 2)
  result.set(bytes, HEADER_LENGTH_AT + 2 + header.length)
  return result
}

/** Moves elements from column-major to row-major order. */
function toRowMajor(data: NpyElements, shape: readonly number[]): NpyElements {
  const sources = columnMajorPositions(shape, data.length)
  if (!(data instanceof Float32Array || data instanceof Float64Array)) {
    return data.map((_, index) => data[sources[index] ?? 0] ?? '')
  }
  return data.map((_, index) => data[sources[index] ?? 0] ?? Number.NaN)
}

/** For every element in row-major order, its place in column-major order. */
function columnMajorPositions(shape: readonly number[], count: number): Float64Array {
  const strides = shape.map((_, axis) => shape.slice(0, axis).reduce((all, size) => all * size, 1))
  const position = shape.map(() => 0)
  const places = new Float64Array(count)
  let place = 0
  for (let index = 0; index < count; index += 1) {
    places[index] = place
    for (let axis = shape.length - 1; axis >= 0; axis -= 1) {
      const [size, stride] = [shape[axis] ?? 1, strides[axis] ?? 0]
      const next = (position[axis] ?? 0) + 1
      position[axis] = next % size
      place += next === size ? stride * (1 - size) : stride
      if (next < size) break
    }
  }
  return places
}
