import { type Bytes, signed, unsigned } from './encoding.ts'

/*
 * WebAssembly instructions as functions that nest like the expressions they stand for:
 * `i32.add(get(0), i32.const(4))`. Opcodes as in the core specification 2.0.
 */

type Binary = (left: Bytes, right: Bytes) => Bytes

const binary =
  (...opcode: Bytes): Binary =>
  (left, right) => [...left, ...right, ...opcode]
const unary =
  (...opcode: Bytes) =>
  (value: Bytes): Bytes => [...value, ...opcode]
const simd = (code: number): Bytes => [0xfd, ...unsigned(code)]
const at = (offset: number, alignment: number): Bytes => [alignment, ...unsigned(offset)]

/** Reads a local. */
export const get = (local: number): Bytes => [0x20, ...unsigned(local)]
/** Sets a local. */
export const set = (local: number, value: Bytes): Bytes => [...value, 0x21, ...unsigned(local)]
/** Reads a global. */
export const getGlobal = (index: number): Bytes => [0x23, ...unsigned(index)]
/** Sets a global. */
export const setGlobal = (index: number, value: Bytes): Bytes => [
  ...value,
  0x24,
  ...unsigned(index),
]
/** Calls a function of the module. */
export const call = (index: number, ...args: readonly Bytes[]): Bytes => [
  ...args.flat(),
  0x10,
  ...unsigned(index),
]

/** Repeats `body` while `condition` holds at its end; the body runs at least once. */
export const doWhile = (condition: Bytes, ...body: readonly Bytes[]): Bytes => [
  0x03,
  0x40,
  ...body.flat(),
  ...condition,
  0x0d,
  0x00,
  0x0b,
]

/** Runs `body` when `condition` holds. */
export const when = (condition: Bytes, ...body: readonly Bytes[]): Bytes => [
  ...condition,
  0x04,
  0x40,
  ...body.flat(),
  0x0b,
]

/** Runs `then` when `condition` holds and `otherwise` when not. */
export const choose = (condition: Bytes, then: Bytes, otherwise: Bytes): Bytes => [
  ...condition,
  0x04,
  0x40,
  ...then,
  0x05,
  ...otherwise,
  0x0b,
]

/** Whole numbers of 32 bits. */
export const i32 = {
  const: (value: number): Bytes => [0x41, ...signed(BigInt(value))],
  load: (address: Bytes, offset = 0): Bytes => [...address, 0x28, ...at(offset, 2)],
  store: (address: Bytes, value: Bytes): Bytes => [...address, ...value, 0x36, ...at(0, 2)],
  isZero: unary(0x45),
  lessUnsigned: binary(0x49),
  greaterOrEqualUnsigned: binary(0x4f),
  add: binary(0x6a),
  subtract: binary(0x6b),
  multiply: binary(0x6c),
  and: binary(0x71),
  shiftLeft: binary(0x74),
  shiftRight: binary(0x76),
  wrap: unary(0xa7),
}

/** Whole numbers of 64 bits. */
export const i64 = {
  const: (value: bigint): Bytes => [0x42, ...signed(BigInt.asIntN(64, value))],
  lessUnsigned: binary(0x54),
  add: binary(0x7c),
  multiply: binary(0x7e),
  and: binary(0x83),
  xor: binary(0x85),
  shiftRight: binary(0x88),
  rotateRight: binary(0x8a),
  extend: unary(0xad),
}

/** Two doubles in one register. */
export const f64x2 = {
  load: (address: Bytes, offset = 0): Bytes => [...address, ...simd(0x00), ...at(offset, 3)],
  store: (address: Bytes, value: Bytes, offset = 0): Bytes => [
    ...address,
    ...value,
    ...simd(0x0b),
    ...at(offset, 3),
  ],
  add: binary(...simd(0xf0)),
  divide: binary(...simd(0xf3)),
  /** Both lanes set to a whole number. */
  splatUnsigned: (value: Bytes): Bytes => [...value, 0xb8, ...simd(0x14)],
}

/** Sixteen bytes in one register. */
export const u8x16 = {
  load: f64x2.load,
  add: binary(...simd(0x6e)),
  splat: unary(...simd(0x0f)),
}

/** Eight 16-bit numbers in one register. */
export const u16x8 = {
  store: f64x2.store,
  add: binary(...simd(0x8e)),
  splat: unary(...simd(0x10)),
  extendLow: unary(...simd(0x89)),
  extendHigh: unary(...simd(0x8a)),
}
