import type { Bytes } from './encoding.ts'
import { call, choose, doWhile, f64x2, get, i32, set, when } from './instructions.ts'
import type { WasmFunction } from './module.ts'

/** 128-bit registers, of two doubles each, in one row of a block. */
const REGISTERS = 2

/** Vectors that one pass over the indices sums at once. */
export const LANES = 2 * REGISTERS

/** Bytes of one row of a block. */
export const ROW_BYTES = 8 * LANES

/** Room for the pending halves of the pairwise sum. */
export const SCRATCH_BYTES = 64 * ROW_BYTES

const BLOCK = 128
/** numpy's running sums: row i of a block goes to sum i mod 8. */
const SUMS = 8
/** Sums kept in registers at a time; with more, the engine would spill them. */
const SUMS_AT_ONCE = 2
const INDEX_BYTES = 4

/** Position of the parameters shared by both summing functions. */
const [INDICES, COUNT, VALUES, OUT] = [0, 1, 2, 3]
const REGISTER_OFFSETS = Array.from({ length: REGISTERS }, (_, register) => register * 16)

const indexBytes = (count: Bytes): Bytes => i32.multiply(count, i32.const(INDEX_BYTES))

/** Locals of `sumBlock` after its parameters; the registers of the sums follow. */
const [END, CURSOR, ROW, FIRST_SUM] = [4, 5, 6, 7]

const wholeEnd = i32.subtract(get(END), i32.const((SUMS - 1) * INDEX_BYTES))
const moreGroups = i32.lessUnsigned(get(CURSOR), wholeEnd)
const moreRows = i32.lessUnsigned(get(CURSOR), get(END))

/**
 * `sumBlock(indices, count, values, out)`: sums up to 128 indexed rows as numpy does, eight
 * running sums and a rest, or one running sum below eight rows.
 */
export function sumBlockKernel(): WasmFunction {
  const isLong = i32.greaterOrEqualUnsigned(get(COUNT), i32.const(SUMS))
  const firstSums = Array.from({ length: SUMS / SUMS_AT_ONCE }, (_, pass) => pass * SUMS_AT_ONCE)
  const body = [
    set(CURSOR, get(INDICES)),
    set(END, i32.add(get(INDICES), indexBytes(get(COUNT)))),
    when(isLong, ...firstSums.map(sumEveryEighth), joinSums()),
    when(moreRows, doWhile(moreRows, addRow(0, 0), forward(1))),
    eachRegister((register, offset) => f64x2.store(get(OUT), get(sumLocal(0, register)), offset)),
  ].flat()
  const locals = [
    ...Array.from({ length: 3 }, () => 'i32' as const),
    ...Array.from({ length: SUMS * REGISTERS }, () => 'v128' as const),
  ]
  return { parameters: 4, locals, body }
}

function forward(rows: number): Bytes {
  return set(CURSOR, i32.add(get(CURSOR), i32.const(rows * INDEX_BYTES)))
}

function sumLocal(sum: number, register: number): number {
  return FIRST_SUM + sum * REGISTERS + register
}

function eachRegister(emit: (register: number, offset: number) => Bytes): Bytes {
  return REGISTER_OFFSETS.flatMap((offset, register) => emit(register, offset))
}

/** One pass over the rows of `SUMS_AT_ONCE` of the eight sums. */
function sumEveryEighth(firstSum: number): Bytes {
  const sums = Array.from({ length: SUMS_AT_ONCE }, (_, index) => firstSum + index)
  const addRows = doWhile(moreGroups, ...sums.map(sum => addRow(sum, sum)), forward(SUMS))
  return [
    ...set(CURSOR, get(INDICES)),
    ...sums.flatMap(startSum),
    ...forward(SUMS),
    ...when(moreGroups, addRows),
  ]
}

function startSum(sum: number): Bytes {
  return [
    ...setRow(sum),
    ...eachRegister((register, offset) =>
      set(sumLocal(sum, register), f64x2.load(get(ROW), offset)),
    ),
  ]
}

function addRow(sum: number, position: number): Bytes {
  const added = (register: number, offset: number): Bytes =>
    f64x2.add(get(sumLocal(sum, register)), f64x2.load(get(ROW), offset))
  return [
    ...setRow(position),
    ...eachRegister((register, offset) => set(sumLocal(sum, register), added(register, offset))),
  ]
}

function setRow(position: number): Bytes {
  const index = i32.load(get(CURSOR), position * INDEX_BYTES)
  return set(ROW, i32.add(get(VALUES), i32.shiftLeft(index, i32.const(Math.log2(ROW_BYTES)))))
}

/** ((s₀ + s₁) + (s₂ + s₃)) + ((s₄ + s₅) + (s₆ + s₇)) into s₀. */
function joinSums(): Bytes {
  return eachRegister(register => {
    const tree = (from: number, count: number): Bytes =>
      count === 1
        ? get(sumLocal(from, register))
        : f64x2.add(tree(from, count / 2), tree(from + count / 2, count / 2))
    return set(sumLocal(0, register), tree(0, SUMS))
  })
}

/**
 * `sum(indices, count, values, out)`: numpy's pairwise sum; halves above 128 rows are rounded down
 * to multiples of eight. Needs free space behind `out`: one row a level of the recursion.
 */
export function sumKernel(sumBlock: number, self: number): WasmFunction {
  const half = 4
  const later = i32.add(get(OUT), i32.const(ROW_BYTES))
  const isBlock = i32.lessUnsigned(get(COUNT), i32.const(BLOCK + 1))
  const split = [
    set(half, i32.and(i32.shiftRight(get(COUNT), i32.const(1)), i32.const(-8))),
    call(self, get(INDICES), get(half), get(VALUES), get(OUT)),
    call(
      self,
      i32.add(get(INDICES), indexBytes(get(half))),
      i32.subtract(get(COUNT), get(half)),
      get(VALUES),
      later,
    ),
    ...REGISTER_OFFSETS.map(offset =>
      f64x2.store(
        get(OUT),
        f64x2.add(f64x2.load(get(OUT), offset), f64x2.load(later, offset)),
        offset,
      ),
    ),
  ].flat()
  const whole = call(sumBlock, get(INDICES), get(COUNT), get(VALUES), get(OUT))
  return { parameters: 4, locals: ['i32'], body: choose(isBlock, whole, split) }
}

/**
 * `means(indices, end, n, values, out, scratch)`: the mean of every row of n indices in
 * [indices, end), one row of `out` each.
 */
export function meansKernel(sum: number): WasmFunction {
  const [indices, end, n, values, out, scratch] = [0, 1, 2, 3, 4, 5]
  const body = doWhile(
    i32.lessUnsigned(get(indices), get(end)),
    call(sum, get(indices), get(n), get(values), get(scratch)),
    ...REGISTER_OFFSETS.map(offset =>
      f64x2.store(
        get(out),
        f64x2.divide(f64x2.load(get(scratch), offset), f64x2.splatUnsigned(get(n))),
        offset,
      ),
    ),
    set(indices, i32.add(get(indices), indexBytes(get(n)))),
    set(out, i32.add(get(out), i32.const(ROW_BYTES))),
  )
  return { exportAs: 'means', parameters: 6, locals: [], body }
}
