import { requireCount } from '../requirement.ts'

const SIZE = 624
const SHIFT = 397
const UPPER = 0x80000000
const LOWER = 0x7fffffff
const TWIST = 0x9908b0df

/** One stream of `numpy.random.RandomState(seed)`. */
export interface Mt19937 {
  /** The next raw 32 bits. */
  nextUint32(): number
  /** The next `RandomState.randint(0, n)` for 1 ≤ n ≤ 2³², by masked rejection. */
  nextBelow(n: number): number
}

/** The Mersenne Twister as `numpy.random.RandomState(seed)` seeds it (Matsumoto & Nishimura 1998). */
export function mt19937(seed: number): Mt19937 {
  requireCount('The seed', seed)
  const state = seeded(seed)
  let at = SIZE
  const nextUint32 = (): number => {
    if (at === SIZE) {
      twist(state)
      at = 0
    }
    const value = tempered(state[at] ?? 0)
    at += 1
    return value
  }
  return {
    nextUint32,
    nextBelow(n) {
      const largest = n - 1
      if (largest === 0) return 0
      const mask = 2 ** (32 - Math.clz32(largest)) - 1
      for (;;) {
        const value = (nextUint32() & mask) >>> 0
        if (value <= largest) return value
      }
    },
  }
}

function seeded(seed: number): Uint32Array {
  const state = new Uint32Array(SIZE)
  state[0] = seed
  for (let at = 1; at < SIZE; at += 1) {
    const before = state[at - 1] ?? 0
    state[at] = Math.imul(1_812_433_253, before ^ (before >>> 30)) + at
  }
  return state
}

function twist(state: Uint32Array): void {
  for (let at = 0; at < SIZE; at += 1) {
    const joined = ((state[at] ?? 0) & UPPER) | ((state[(at + 1) % SIZE] ?? 0) & LOWER)
    const turned = (state[(at + SHIFT) % SIZE] ?? 0) ^ (joined >>> 1)
    state[at] = (joined & 1) === 1 ? turned ^ TWIST : turned
  }
}

function tempered(value: number): number {
  let result = value ^ (value >>> 11)
  result ^= (result << 7) & 0x9d2c5680
  result ^= (result << 15) & 0xefc60000
  return (result ^ (result >>> 18)) >>> 0
}
