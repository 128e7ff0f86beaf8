/*
 * A minimal assembler for WebAssembly: instructions as byte lists, and one module that holds one
 * function and imports its memory (WebAssembly core specification 2.0, §5).
 */

/** Encoded instructions. */
export type Code = readonly number[]

const HEADER = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00] // magic number, version 1
const I32 = 0x7f
const V128 = 0x7b
const VOID = 0x40
const FUNCTION = 0x60

/** Instructions in use; `offset` is added to the address on the stack. */
export const op = {
  get: (local: number): Code => [0x20, ...unsigned(local)],
  set: (local: number): Code => [0x21, ...unsigned(local)],
  constant: (value: number): Code => [0x41, ...signed(value)],
  addInteger: [0x6a] as Code,
  multiplyInteger: [0x6c] as Code,
  isBelow: [0x49] as Code,
  loadFloat: [0x2a, 2, 0] as Code,
  storeFloat: [0x38, 2, 0] as Code,
  addFloat: [0x92] as Code,
  loadVector: (offset: number): Code => [0xfd, 0, 4, ...unsigned(offset)],
  zeroVector: [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0)] as Code,
  lane: (at: number): Code => [0xfd, 0x1f, at],
  /** Relaxed SIMD (WebAssembly 3.0): a · b + c in each lane, rounded once or twice. */
  multiplyAdd: [0xfd, 0x85, 0x02] as Code,
}

/** Runs `body` once and again as long as `condition` leaves a true value. */
export function loop(body: Code, condition: Code): Code {
  return [0x03, VOID, ...body, ...condition, 0x0d, 0x00, 0x0b]
}

/** Adds `value` to an integer local. */
export function increase(local: number, value: Code): Code {
  return [...op.get(local), ...value, ...op.addInteger, ...op.set(local)]
}

/** What the one function of a module takes and keeps: integers first, then vectors. */
export interface Signature {
  readonly parameters: number
  readonly integers: number
  readonly vectors: number
}

/** Returns a module with the function `run` over an imported memory `host.memory`. */
export function wasmModule(
  { parameters, integers, vectors }: Signature,
  body: Code,
): Uint8Array<ArrayBuffer> {
  const type = [FUNCTION, ...list(Array.from({ length: parameters }, () => [I32])), 0]
  const locals = list([
    [...unsigned(integers), I32],
    [...unsigned(vectors), V128],
  ])
  const code = [...locals, ...body, 0x0b]
  return Uint8Array.from([
    ...HEADER,
    ...section(1, list([type])),
    ...section(2, list([[...name('host'), ...name('memory'), 0x02, 0x00, 0x00]])),
    ...section(3, list([[0]])),
    ...section(7, list([[...name('run'), 0x00, 0x00]])),
    ...section(10, list([[...unsigned(code.length), ...code]])),
  ])
}

function section(id: number, content: Code): Code {
  return [id, ...unsigned(content.length), ...content]
}

function list(items: readonly Code[]): Code {
  return [...unsigned(items.length), ...items.flat()]
}

function name(text: string): Code {
  return list(Array.from(text, letter => [letter.charCodeAt(0)]))
}

function unsigned(value: number): Code {
  const bytes: number[] = []
  let rest = value
  do {
    const more = rest > 0x7f
    bytes.push((rest & 0x7f) | (more ? 0x80 : 0))
    rest >>>= 7
  } while (rest > 0)
  return bytes
}

function signed(value: number): Code {
  const bytes: number[] = []
  let rest = value
  for (;;) {
    const low = rest & 0x7f
    rest >>= 7
    const isDone = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0)
    bytes.push(isDone ? low : low | 0x80)
    if (isDone) return bytes
  }
}
