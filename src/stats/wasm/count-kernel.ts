import type { Bytes } from './encoding.ts'
import { doWhile, get, i32, set, u16x8, u8x16, when } from './instructions.ts'
import type { WasmFunction } from './module.ts'

/** 128-bit registers, of 16 bytes each, in one row of a block of 0/1 vectors. */
const REGISTERS = 2

/** 0/1 vectors that one pass over the indices counts at once. */
export const COUNT_LANES = 16 * REGISTERS

/** The largest sample whose counts fit 16 bits. */
export const LARGEST_COUNT = 65_535

/** Bytes of one row of a block of 0/1 values. */
export const COUNT_ROW_BYTES = COUNT_LANES

/** Bytes of the row of 16-bit counts made of a block. */
export const COUNT_OUT_BYTES = 2 * COUNT_LANES

/** Rows after which byte counters are added to the 16-bit ones: they hold at most 255. */
const ROWS_A_FLUSH = 252
const UNROLL = 4
const INDEX_BYTES = 4

const [INDICES, END, N, VALUES, OUT] = [0, 1, 2, 3, 4]
/** Locals: ends of the resample and of the flush, the row, byte counters, 16-bit counters. */
const [SAMPLE_END, FLUSH_END, ROW, BYTES_FROM] = [5, 6, 7, 8]
const WORDS_FROM = BYTES_FROM + REGISTERS

const registers = Array.from({ length: REGISTERS }, (_, register) => register)

/**
 * `counts(indices, end, n, values, out)`: for every row of n indices in [indices, end), the sums
 * of the indexed rows of 0/1 bytes as 16-bit numbers, one row of `out` each.
 */
export function countsKernel(): WasmFunction {
  const before = (end: Bytes): Bytes => i32.lessUnsigned(get(INDICES), end)
  const unrolled = i32.subtract(get(FLUSH_END), i32.const((UNROLL - 1) * INDEX_BYTES))
  const body = doWhile(
    before(get(END)),
    set(SAMPLE_END, i32.add(get(INDICES), i32.multiply(get(N), i32.const(INDEX_BYTES)))),
    clear(WORDS_FROM, 2 * REGISTERS),
    doWhile(
      before(get(SAMPLE_END)),
      set(FLUSH_END, i32.add(get(INDICES), i32.const(ROWS_A_FLUSH * INDEX_BYTES))),
      when(i32.lessUnsigned(get(SAMPLE_END), get(FLUSH_END)), set(FLUSH_END, get(SAMPLE_END))),
      clear(BYTES_FROM, REGISTERS),
      when(before(unrolled), doWhile(before(unrolled), addRows(UNROLL))),
      when(before(get(FLUSH_END)), doWhile(before(get(FLUSH_END)), addRows(1))),
      flush(),
    ),
    storeCounts(),
  )
  const locals = [
    ...Array.from({ length: 3 }, () => 'i32' as const),
    ...Array.from({ length: 3 * REGISTERS }, () => 'v128' as const),
  ]
  return { exportAs: 'counts', parameters: 5, locals, body }
}

function clear(from: number, count: number): Bytes {
  const locals = Array.from({ length: count }, (_, index) => from + index)
  return locals.flatMap(local => set(local, u16x8.splat(i32.const(0))))
}

function addRows(rows: number): Bytes {
  const positions = Array.from({ length: rows }, (_, position) => position * INDEX_BYTES)
  return [
    ...positions.flatMap(addRow),
    ...set(INDICES, i32.add(get(INDICES), i32.const(rows * INDEX_BYTES))),
  ]
}

function addRow(position: number): Bytes {
  const index = i32.load(get(INDICES), position)
  const row = i32.add(get(VALUES), i32.shiftLeft(index, i32.const(Math.log2(COUNT_ROW_BYTES))))
  const add = (register: number): Bytes =>
    set(
      BYTES_FROM + register,
      u8x16.add(get(BYTES_FROM + register), u8x16.load(get(ROW), 16 * register)),
    )
  return [...set(ROW, row), ...registers.flatMap(add)]
}

/** Adds the byte counters to the 16-bit ones. */
function flush(): Bytes {
  return registers.flatMap(register => {
    const [low, high] = [WORDS_FROM + 2 * register, WORDS_FROM + 2 * register + 1]
    const bytes = get(BYTES_FROM + register)
    return [
      ...set(low, u16x8.add(get(low), u16x8.extendLow(bytes))),
      ...set(high, u16x8.add(get(high), u16x8.extendHigh(bytes))),
    ]
  })
}

function storeCounts(): Bytes {
  const stores = Array.from({ length: 2 * REGISTERS }, (_, part) =>
    u16x8.store(get(OUT), get(WORDS_FROM + part), 16 * part),
  )
  return [...stores.flat(), ...set(OUT, i32.add(get(OUT), i32.const(COUNT_OUT_BYTES)))]
}
