/** Bytes of WebAssembly code or of a section. */
export type Bytes = readonly number[]

/** The value types that the kernels use. */
export const TYPE = { i32: 0x7f, i64: 0x7e, v128: 0x7b } as const

/** Unsigned LEB128. */
export function unsigned(value: number): Bytes {
  const bytes: number[] = []
  let rest = value
  while (rest >= 128) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return [...bytes, rest]
}

/** Signed LEB128. */
export function signed(value: bigint): Bytes {
  const bytes: number[] = []
  let rest = value
  for (;;) {
    const low = Number(rest & 127n)
    rest >>= 7n
    const isLast = (rest === 0n && low < 64) || (rest === -1n && low >= 64)
    if (isLast) return [...bytes, low]
    bytes.push(low + 128)
  }
}

/** A vector of the binary format: the number of items, then the items. */
export function vector(items: readonly Bytes[]): Bytes {
  return [...unsigned(items.length), ...items.flat()]
}

/** A length-prefixed run of bytes. */
export function sized(bytes: Bytes): Bytes {
  return [...unsigned(bytes.length), ...bytes]
}

/** A UTF-8 name; the kernels use ASCII only. */
export function name(text: string): Bytes {
  return sized(Array.from(text, letter => letter.charCodeAt(0)))
}

/** A section of a module. */
export function section(id: number, items: readonly Bytes[]): Bytes {
  return [id, ...sized(vector(items))]
}
