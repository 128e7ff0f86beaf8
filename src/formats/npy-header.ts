import { InputError } from '../schema/index.ts'

/** The first six bytes of a `.npy` file, as Latin-1. */
export const NPY_MAGIC = '\u0093NUMPY'
/** Where the length of the header stands: 2 bytes in version 1, 4 bytes later. */
export const HEADER_LENGTH_AT = 8

/** What a `.npy` file says of its array. */
export interface NpyHeader {
  /** The element type, such as `<f4`. */
  readonly descr: string
  /** Column-major order. */
  readonly isFortran: boolean
  readonly shape: readonly number[]
  /** Where the data starts. */
  readonly start: number
}

/**
 * Parses the header of a `.npy` file from its first bytes, for readers that map or stream the data.
 * @throws InputError when it is none of version 1 to 3, or its type has fields
 */
export function parseNpyHeader(bytes: Uint8Array, file: string): NpyHeader {
  const latin = (from: number, to: number): string =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1', from, to)
  const version = bytes[6] ?? 0
  if (bytes.length < 12 || latin(0, 6) !== NPY_MAGIC || version < 1 || version > 3) {
    const begin = latin(0, Math.min(12, bytes.length))
    throw brokenHeader(file, 'a .npy header of version 1, 2 or 3', begin)
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const textAt = version === 1 ? HEADER_LENGTH_AT + 2 : HEADER_LENGTH_AT + 4
  const length =
    version === 1 ? view.getUint16(HEADER_LENGTH_AT, true) : view.getUint32(HEADER_LENGTH_AT, true)
  const start = textAt + length
  const text = start <= bytes.length ? latin(textAt, start) : ''
  const descr = /'descr'\s*:\s*'([^']*)'/.exec(text)?.[1]
  const order = /'fortran_order'\s*:\s*(True|False)/.exec(text)?.[1]
  const sizes = /'shape'\s*:\s*\(([\d\s,L]*)\)/.exec(text)?.[1]
  if (descr === undefined || order === undefined || sizes === undefined) {
    throw brokenHeader(file, 'a header with a plain type, an order and a shape', text.slice(0, 120))
  }
  const shape = Array.from(sizes.matchAll(/\d+/g), ([size]) => Number(size))
  return { descr, isFortran: order === 'True', shape, start }
}

function brokenHeader(file: string, wanted: string, received: string): InputError {
  return new InputError(
    `${file} must begin with ${wanted}, but begins with ${JSON.stringify(received)}. ` +
      'Write it with numpy.save or numpy.savez from a plain array.',
  )
}
