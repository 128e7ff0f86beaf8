import { InputError } from '../schema/index.ts'

/** The elements of an array in the order of its file. */
export type NpyElements = Float32Array | Float64Array | readonly string[]

/** An element type that can be read without running code. */
export interface Dtype {
  /** f float, i signed, u unsigned, b boolean, U code points, S bytes. */
  readonly kind: string
  /** Bytes of one element. */
  readonly bytes: number
  readonly isLittle: boolean
}

const NUMBERS = new Set(['f2', 'f4', 'f8', 'i1', 'i2', 'i4', 'i8', 'u1', 'u2', 'u4', 'u8', 'b1'])

/**
 * Reads a type such as `<f4` or `<U12`.
 * @throws InputError on object arrays and types that hold neither numbers nor text
 */
export function dtypeOf(descr: string, file: string): Dtype {
  const [, order = '', kind = '', digits = ''] = /^([<>=|]?)([a-zA-Z])(\d*)$/.exec(descr) ?? []
  if (kind === 'O') {
    throw new InputError(
      `${file} must hold plain numbers or text, but holds Python objects, which only a ` +
        'pickle can store and which would run code. Save with allow_pickle=False, ids with dtype="U".',
    )
  }
  const isLittle = order !== '>'
  if (kind === 'U') return { kind, bytes: 4 * Number(digits), isLittle }
  if (kind === 'S') return { kind, bytes: Number(digits), isLittle }
  if (NUMBERS.has(kind + digits)) return { kind, bytes: Number(digits), isLittle }
  throw new InputError(
    `${file} must hold floats, whole numbers, booleans or text, but holds type "${descr}". ` +
      'Convert it, for example with astype("float32").',
  )
}

/** Decodes `count` elements; f2 and f4 stay single precision, other numbers become doubles. */
export function decodeElements(
  bytes: Uint8Array,
  dtype: Dtype,
  { count, file }: { readonly count: number; readonly file: string },
): NpyElements {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const { kind } = dtype
  if (kind === 'U' || kind === 'S') {
    return Array.from({ length: count }, (_, index) => textAt(view, dtype, index))
  }
  if (kind === 'f' && dtype.bytes === 4 && dtype.isLittle) return singles(bytes, count)
  if (kind === 'f' && dtype.bytes < 8) {
    return Float32Array.from({ length: count }, (_, index) => numberAt(view, dtype, index))
  }
  const numbers = new Float64Array(count)
  for (let index = 0; index < count; index += 1) numbers[index] = numberAt(view, dtype, index)
  if (kind !== 'f' && numbers.some(value => !Number.isSafeInteger(value))) {
    throw new InputError(`${file} must hold whole numbers below 2⁵³. Save large ids as text.`)
  }
  return numbers
}

function singles(bytes: Uint8Array, count: number): Float32Array {
  const isAligned = bytes.byteOffset % 4 === 0
  // `slice` of a Node Buffer shares its memory; that of a plain Uint8Array copies.
  const source = isAligned ? bytes : Uint8Array.prototype.slice.call(bytes)
  return new Float32Array(source.buffer, source.byteOffset, count)
}

function numberAt(view: DataView, { kind, bytes, isLittle }: Dtype, index: number): number {
  const at = index * bytes
  if (kind === 'f') {
    if (bytes === 2) return halfToNumber(view.getUint16(at, isLittle))
    return bytes === 4 ? view.getFloat32(at, isLittle) : view.getFloat64(at, isLittle)
  }
  const isSigned = kind === 'i'
  if (bytes === 1) return isSigned ? view.getInt8(at) : view.getUint8(at)
  if (bytes === 2) return isSigned ? view.getInt16(at, isLittle) : view.getUint16(at, isLittle)
  if (bytes === 4) return isSigned ? view.getInt32(at, isLittle) : view.getUint32(at, isLittle)
  return Number(isSigned ? view.getBigInt64(at, isLittle) : view.getBigUint64(at, isLittle))
}

/** The value of an IEEE 754 half: 1 sign, 5 exponent and 10 fraction bits. */
export function halfToNumber(bits: number): number {
  const sign = bits >= 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 0x1f
  const fraction = bits & 0x3ff
  if (exponent === 0x1f) return fraction === 0 ? sign * Infinity : Number.NaN
  if (exponent === 0) return sign * fraction * 2 ** -24
  return sign * (1024 + fraction) * 2 ** (exponent - 25)
}

/** Text without the zero code points that pad it. */
function textAt(view: DataView, { kind, bytes, isLittle }: Dtype, index: number): string {
  const from = index * bytes
  if (kind === 'S') {
    const raw = Buffer.from(view.buffer, view.byteOffset + from, bytes)
    return raw.toString('utf8').replace(/\0+$/, '')
  }
  const points = Array.from({ length: bytes / 4 }, (_, at) =>
    view.getUint32(from + 4 * at, isLittle),
  )
  const end = points.findLastIndex(point => point !== 0) + 1
  return points.slice(0, end).map(toCharacter).join('')
}

function toCharacter(point: number): string {
  return point > 0x10ffff ? '\uFFFD' : String.fromCodePoint(point)
}

/** Encodes elements little-endian and names their type. */
export function encodeElements(data: NpyElements): {
  readonly descr: string
  readonly bytes: Uint8Array
} {
  if (data instanceof Float32Array) return { descr: '<f4', bytes: numberBytes(data, 'setFloat32') }
  if (data instanceof Float64Array) return { descr: '<f8', bytes: numberBytes(data, 'setFloat64') }
  const texts = data.map(text => Array.from(text, letter => letter.codePointAt(0) ?? 0))
  const width = Math.max(1, ...texts.map(points => points.length))
  const view = new DataView(new ArrayBuffer(4 * width * texts.length))
  for (const [index, points] of texts.entries()) {
    for (const [at, point] of points.entries()) {
      view.setUint32(4 * (index * width + at), point, true)
    }
  }
  return { descr: `<U${width}`, bytes: new Uint8Array(view.buffer) }
}

function numberBytes(
  data: Float32Array | Float64Array,
  write: 'setFloat32' | 'setFloat64',
): Uint8Array {
  const size = data.BYTES_PER_ELEMENT
  const view = new DataView(new ArrayBuffer(size * data.length))
  for (let index = 0; index < data.length; index += 1)
    view[write](size * index, data[index] ?? 0, true)
  return new Uint8Array(view.buffer)
}
