import { increase, loop, op, wasmModule, type Code } from './wasm-code.ts'

/** Rows of the first matrix that one step takes. */
export const STEP_A = 5
/** Rows of the second matrix that one step takes. */
export const STEP_B = 2
/** Values of a row that one step takes: two vectors of four floats. */
export const STEP_K = 8

const VECTOR_BYTES = 16

// Parameters, then integer locals, then vectors: the order of a WebAssembly function's locals.
const [A, B, C, A_END, B_END, K_BYTES, STRIDE, C_STRIDE] = [0, 1, 2, 3, 4, 5, 6, 7]
const [ROW_B, END, CELL] = [8, 9, 10]
const POINTER_A = 11
const POINTER_B = POINTER_A + STEP_A
const INTEGERS = 3 + STEP_A + STEP_B
const SUM = 8 + INTEGERS
const VALUE_B = SUM + STEP_A * STEP_B
const VALUE_A = VALUE_B + STEP_B
const VECTORS = STEP_A * STEP_B + STEP_B + 1

/**
 * Returns a WebAssembly module whose `run(a, b, c, aEnd, bEnd, kBytes, stride, cStride)` adds the
 * dot products of the first `kBytes` of every row of A with those of B to the matrix C. Rows lie
 * `stride` bytes apart from `a` to `aEnd` (a multiple of 5 rows) and from `b` to `bEnd` (of 2 rows);
 * `kBytes` is a multiple of 32. Five by two rows at a time keep 10 sums and 3 operands in the 15
 * vector registers that V8 leaves: four by three would spill.
 */
export function dotKernel(): Uint8Array<ArrayBuffer> {
  const blockB = [
    ...setPointers(),
    ...sums(sum => [...op.zeroVector, ...op.set(sum)]),
    ...op.get(POINTER_B),
    ...op.get(K_BYTES),
    ...op.addInteger,
    ...op.set(END),
    ...loop(
      [...step(0), ...step(VECTOR_BYTES), ...advance()],
      [...op.get(POINTER_B), ...op.get(END), ...op.isBelow],
    ),
    ...storeSums(),
    ...increase(ROW_B, [...op.get(STRIDE), ...op.constant(STEP_B), ...op.multiplyInteger]),
    ...increase(CELL, op.constant(STEP_B * 4)),
  ]
  const blockA = [
    ...op.get(B),
    ...op.set(ROW_B),
    ...op.get(C),
    ...op.set(CELL),
    ...loop(blockB, [...op.get(ROW_B), ...op.get(B_END), ...op.isBelow]),
    ...increase(A, [...op.get(STRIDE), ...op.constant(STEP_A), ...op.multiplyInteger]),
    ...increase(C, [...op.get(C_STRIDE), ...op.constant(STEP_A), ...op.multiplyInteger]),
  ]
  return wasmModule(
    { parameters: 8, integers: INTEGERS, vectors: VECTORS },
    loop(blockA, [...op.get(A), ...op.get(A_END), ...op.isBelow]),
  )
}

function times(count: number, code: (at: number) => Code): Code {
  return Array.from({ length: count }, (_, at) => code(at)).flat()
}

function sums(code: (sum: number, row: number, column: number) => Code): Code {
  return times(STEP_A, row =>
    times(STEP_B, column => code(SUM + row * STEP_B + column, row, column)),
  )
}

function setPointers(): Code {
  const from = (start: number, row: number, pointer: number): Code => [
    ...op.get(start),
    ...op.get(STRIDE),
    ...op.constant(row),
    ...op.multiplyInteger,
    ...op.addInteger,
    ...op.set(pointer),
  ]
  return [
    ...times(STEP_A, row => from(A, row, POINTER_A + row)),
    ...times(STEP_B, row => from(ROW_B, row, POINTER_B + row)),
  ]
}

/** Four floats of every row: load the two of B once, then one row of A after the other. */
function step(offset: number): Code {
  return [
    ...times(STEP_B, column => [
      ...op.get(POINTER_B + column),
      ...op.loadVector(offset),
      ...op.set(VALUE_B + column),
    ]),
    ...times(STEP_A, row => [
      ...op.get(POINTER_A + row),
      ...op.loadVector(offset),
      ...op.set(VALUE_A),
      ...times(STEP_B, column => addProduct(SUM + row * STEP_B + column, VALUE_B + column)),
    ]),
  ]
}

function addProduct(sum: number, value: number): Code {
  return [...op.get(VALUE_A), ...op.get(value), ...op.get(sum), ...op.multiplyAdd, ...op.set(sum)]
}

function advance(): Code {
  return times(STEP_A + STEP_B, at => increase(POINTER_A + at, op.constant(2 * VECTOR_BYTES)))
}

/** C[row][column] += the four lanes of its sum. */
function storeSums(): Code {
  return sums((sum, row, column) => {
    const address = [
      ...op.get(CELL),
      ...op.get(C_STRIDE),
      ...op.constant(row),
      ...op.multiplyInteger,
      ...op.addInteger,
      ...op.constant(column * 4),
      ...op.addInteger,
    ]
    const lane = (at: number): Code => [...op.get(sum), ...op.lane(at)]
    return [
      ...address,
      ...address,
      ...op.loadFloat,
      ...lane(0),
      ...lane(1),
      ...op.addFloat,
      ...lane(2),
      ...lane(3),
      ...op.addFloat,
      ...op.addFloat,
      ...op.addFloat,
      ...op.storeFloat,
    ]
  })
}
