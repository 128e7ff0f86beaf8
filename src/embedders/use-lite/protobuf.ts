/** One field of a protocol buffer message, encoded. */
export type Field = Uint8Array

/** A field with a 64-bit integer. */
export function integer(tag: number, value: number | bigint): Field {
  return concat([varint(tag << 3), varint(value)])
}

/** A field with a 32-bit float. */
export function float(tag: number, value: number): Field {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setFloat32(0, value, true)
  return concat([varint((tag << 3) | 5), bytes])
}

/** A field with raw bytes. */
export function bytes(tag: number, value: Uint8Array): Field {
  return concat([varint((tag << 3) | 2), varint(value.length), value])
}

/** A field with a string. */
export function text(tag: number, value: string): Field {
  return bytes(tag, new TextEncoder().encode(value))
}

/** A field with a message of these fields. */
export function message(tag: number, fields: readonly Field[]): Field {
  return bytes(tag, concat(fields))
}

/** Joins encoded fields. */
export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

function varint(value: number | bigint): Uint8Array {
  const digits: number[] = []
  let rest = BigInt.asUintN(64, BigInt(value))
  do {
    const more = rest > 0x7fn
    digits.push(Number(rest & 0x7fn) | (more ? 0x80 : 0))
    rest >>= 7n
  } while (rest > 0n)
  return Uint8Array.from(digits)
}
