import { type Bytes, name, section, sized, TYPE, unsigned, vector } from './encoding.ts'

const MAGIC_AND_VERSION: Bytes = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]

/** One function of a module, without a result or with one i64. */
export interface WasmFunction {
  readonly exportAs?: string
  /** Number of i32 parameters. */
  readonly parameters: number
  readonly result?: 'i64'
  /** Types of the locals after the parameters. */
  readonly locals: readonly (keyof typeof TYPE)[]
  readonly body: Bytes
}

/** A mutable global that JavaScript may set. */
export interface WasmGlobal {
  readonly name: string
  readonly type: 'i32' | 'i64'
}

/** Encodes a module that imports its memory as `env.memory` and exports functions and globals. */
export function encodeModule(
  functions: readonly WasmFunction[],
  globals: readonly WasmGlobal[],
): Uint8Array<ArrayBuffer> {
  const exports = [
    ...functions.flatMap(({ exportAs }, index) =>
      exportAs === undefined ? [] : [[...name(exportAs), 0x00, ...unsigned(index)]],
    ),
    ...globals.map((global, index) => [...name(global.name), 0x03, ...unsigned(index)]),
  ]
  return Uint8Array.from([
    ...MAGIC_AND_VERSION,
    ...section(1, functions.map(signature)),
    ...section(2, [[...name('env'), ...name('memory'), 0x02, 0x00, 0x01]]),
    ...section(
      3,
      functions.map((_, index) => unsigned(index)),
    ),
    ...section(6, globals.map(globalEntry)),
    ...section(7, exports),
    ...section(10, functions.map(code)),
  ])
}

function signature({ parameters, result }: WasmFunction): Bytes {
  const types = Array.from({ length: parameters }, () => [TYPE.i32])
  return [0x60, ...vector(types), ...vector(result === undefined ? [] : [[TYPE.i64]])]
}

function globalEntry({ type }: WasmGlobal): Bytes {
  const zero = type === 'i32' ? 0x41 : 0x42
  return [TYPE[type], 0x01, zero, 0x00, 0x0b]
}

function code({ locals, body }: WasmFunction): Bytes {
  const declared = locals.map(type => [0x01, TYPE[type]])
  return sized([...vector(declared), ...body, 0x0b])
}
