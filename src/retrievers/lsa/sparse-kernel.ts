import { increase, loop, op, wasmModule, type Code } from '../../similarity/index.ts'

/** Floats of a row that one pass over the entries sums: eight vectors stay in registers. */
export const LANE_FLOATS = 32
/** An entry of the sparse matrix: where its row of the dense one starts, in bytes, and its value. */
export const ENTRY_BYTES = 8

const VECTOR_BYTES = 16
const VECTORS = (LANE_FLOATS * 4) / VECTOR_BYTES

// Parameters, then integer locals, then vectors.
const [ENTRIES, ENTRIES_END, SUMS, SUMS_END, DENSE] = [0, 1, 2, 3, 4]
const [ENTRY, ROW] = [5, 6]
const SUM = 7
const VALUE = SUM + VECTORS

const loadInteger: Code = [0x28, 2, 0]
const loadSplat = (offset: number): Code => [0xfd, 0x09, 2, offset]
const multiplyVector: Code = [0xfd, 0xe6, 0x01]
const addVector: Code = [0xfd, 0xe4, 0x01]
const storeVector = (offset: number): Code => [0xfd, 0x0b, 4, offset]

/**
 * Returns a WebAssembly module whose `run(entries, entriesEnd, sums, sumsEnd, dense)` writes one row
 * of sparse × dense in float32: Σ value · (row of the dense matrix) over at least one entry. Rows
 * have a multiple of 32 floats.
 */
export function sparseKernel(): Uint8Array<ArrayBuffer> {
  const addEntry = [
    ...op.get(ENTRY),
    ...loadInteger,
    ...op.get(DENSE),
    ...op.addInteger,
    ...op.set(ROW),
    ...op.get(ENTRY),
    ...loadSplat(4),
    ...op.set(VALUE),
    ...eachVector(addProduct),
    ...increase(ENTRY, op.constant(ENTRY_BYTES)),
  ]
  const block = [
    ...eachVector(at => [...op.zeroVector, ...op.set(SUM + at)]),
    ...op.get(ENTRIES),
    ...op.set(ENTRY),
    ...loop(addEntry, [...op.get(ENTRY), ...op.get(ENTRIES_END), ...op.isBelow]),
    ...eachVector(at => [...op.get(SUMS), ...op.get(SUM + at), ...storeVector(at * VECTOR_BYTES)]),
    ...increase(SUMS, op.constant(LANE_FLOATS * 4)),
    ...increase(DENSE, op.constant(LANE_FLOATS * 4)),
  ]
  return wasmModule(
    { parameters: 5, integers: 2, vectors: VECTORS + 1 },
    loop(block, [...op.get(SUMS), ...op.get(SUMS_END), ...op.isBelow]),
  )
}

function addProduct(at: number): Code {
  return [
    ...op.get(SUM + at),
    ...op.get(VALUE),
    ...op.get(ROW),
    ...op.loadVector(at * VECTOR_BYTES),
    ...multiplyVector,
    ...addVector,
    ...op.set(SUM + at),
  ]
}

function eachVector(code: (at: number) => Code): Code {
  return Array.from({ length: VECTORS }, (_, at) => code(at)).flat()
}
