import { type Seed, seedWords } from './seed-sequence.ts'

const MASK_64 = (1n << 64n) - 1n
const MASK_128 = (1n << 128n) - 1n
const MULTIPLIER = 0x2360ed051fc65da44385df649fccf645n

/** State and increment of a PCG64 stream: two 128-bit numbers. */
export interface Pcg64State {
  readonly state: bigint
  readonly increment: bigint
}

/** The state of `numpy.random.PCG64(seed)` before its first draw (O'Neill 2014, XSL-RR). */
export function pcg64State(seed: Seed, spawnKey: readonly number[] = []): Pcg64State {
  const words = seedWords(seed, 8, spawnKey)
  const pair = (index: number): bigint =>
    BigInt(words[index] ?? 0) | (BigInt(words[index + 1] ?? 0) << 32n)
  const initial = (pair(0) << 64n) | pair(2)
  const increment = ((((pair(4) << 64n) | pair(6)) << 1n) | 1n) & MASK_128
  return { state: step(increment + initial, increment), increment }
}

function step(state: bigint, increment: bigint): bigint {
  return (state * MULTIPLIER + increment) & MASK_128
}

function output(state: bigint): bigint {
  const folded = ((state >> 64n) ^ state) & MASK_64
  const turn = state >> 122n
  return ((folded >> turn) | (folded << (64n - turn))) & MASK_64
}

/** One stream of `numpy.random.default_rng(seed)`, drawn number by number. */
export interface Generator {
  /** The next raw 64 bits. */
  nextUint64(): bigint
  /** The next `Generator.random()`: a double in [0, 1). */
  nextDouble(): number
  /** The next `Generator.integers(0, n)` for 1 ≤ n ≤ 2³²; n = 1 draws nothing. */
  nextBelow(n: number): number
}

/**
 * A stream equal to `numpy.random.default_rng(seed)`. Clear and slow (about 1 µs a draw): for many
 * bounded draws use `drawIndices`.
 */
export function createGenerator(seed: Seed, spawnKey: readonly number[] = []): Generator {
  const { state: first, increment } = pcg64State(seed, spawnKey)
  let state = first
  let buffered: number | undefined
  const nextUint64 = (): bigint => {
    state = step(state, increment)
    return output(state)
  }
  const nextUint32 = (): number => {
    if (buffered !== undefined) {
      const high = buffered
      buffered = undefined
      return high
    }
    const bits = nextUint64()
    buffered = Number(bits >> 32n)
    return Number(bits & 0xffffffffn)
  }
  return {
    nextUint64,
    nextDouble: () => Number(nextUint64() >> 11n) / 2 ** 53,
    nextBelow: n => boundedDraw(n, nextUint32),
  }
}

/** Lemire's unbiased draw from [0, n) out of 32-bit words (2019). */
function boundedDraw(n: number, nextUint32: () => number): number {
  if (!Number.isSafeInteger(n) || n < 1 || n > 2 ** 32) {
    throw new RangeError(`The bound must be a whole number in 1…2³², but received ${n}.`)
  }
  if (n === 1) return 0
  if (n === 2 ** 32) return nextUint32()
  const threshold = BigInt((2 ** 32 - n) % n)
  let product = BigInt(nextUint32()) * BigInt(n)
  while ((product & 0xffffffffn) < threshold) product = BigInt(nextUint32()) * BigInt(n)
  return Number(product >> 32n)
}
