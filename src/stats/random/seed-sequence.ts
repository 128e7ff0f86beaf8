/** The seed of a random stream: any whole number ≥ 0. */
export type Seed = number | bigint

const POOL_SIZE = 4
const XSHIFT = 16
const INIT_A = 0x43b0d7e5
const MULT_A = 0x931e8875
const INIT_B = 0x8b51f9dd
const MULT_B = 0x58f38ded
const MIX_LEFT = 0xca01f9dd
const MIX_RIGHT = 0x4973f715

/**
 * `count` 32-bit words from `numpy.random.SeedSequence(seed, spawn_key=spawnKey)`, word for word
 * (O'Neill's seed_seq_fe).
 */
export function seedWords(
  seed: Seed,
  count: number,
  spawnKey: readonly number[] = [],
): Uint32Array {
  const pool = mixedPool(entropyWords(seed, spawnKey))
  const words = new Uint32Array(count)
  let constant = INIT_B
  for (let index = 0; index < count; index += 1) {
    let value = (pool[index % POOL_SIZE] ?? 0) ^ constant
    constant = Math.imul(constant, MULT_B)
    value = Math.imul(value, constant)
    words[index] = value ^ (value >>> XSHIFT)
  }
  return words
}

function entropyWords(seed: Seed, spawnKey: readonly number[]): readonly number[] {
  const words = wordsOf(seed)
  if (spawnKey.length === 0) return words
  const padding = Array.from({ length: Math.max(0, POOL_SIZE - words.length) }, () => 0)
  return [...words, ...padding, ...spawnKey.flatMap(wordsOf)]
}

function wordsOf(seed: Seed): readonly number[] {
  if (typeof seed === 'number' ? !Number.isSafeInteger(seed) || seed < 0 : seed < 0n) {
    throw new RangeError(
      `A seed must be a whole number ≥ 0, but received ${seed}. Pass a safe integer or a bigint.`,
    )
  }
  const words: number[] = []
  let rest = BigInt(seed)
  do {
    words.push(Number(rest & 0xffffffffn))
    rest >>= 32n
  } while (rest > 0n)
  return words
}

function mixedPool(entropy: readonly number[]): Uint32Array {
  const pool = new Uint32Array(POOL_SIZE)
  let constant = INIT_A
  const hash = (word: number): number => {
    let value = word ^ constant
    constant = Math.imul(constant, MULT_A)
    value = Math.imul(value, constant)
    return (value ^ (value >>> XSHIFT)) >>> 0
  }
  const mixInto = (target: number, word: number): void => {
    const value = Math.imul(MIX_LEFT, pool[target] ?? 0) - Math.imul(MIX_RIGHT, hash(word))
    pool[target] = value ^ (value >>> XSHIFT)
  }
  for (let index = 0; index < POOL_SIZE; index += 1) pool[index] = hash(entropy[index] ?? 0)
  for (let source = 0; source < POOL_SIZE; source += 1) {
    for (let target = 0; target < POOL_SIZE; target += 1) {
      if (source !== target) mixInto(target, pool[source] ?? 0)
    }
  }
  for (const word of entropy.slice(POOL_SIZE)) {
    for (let target = 0; target < POOL_SIZE; target += 1) mixInto(target, word)
  }
  return pool
}
