import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import fixture from '../../../test/fixtures/stats/pcg64.json' with { type: 'json' }
import { drawIndices } from '../resampling/draw-indices.ts'
import { createKernels } from '../wasm/kernels.ts'
import { createGenerator, pcg64State } from './pcg64.ts'

describe('pcg64State', () => {
  test.each(fixture.seeds)('equals numpy for seed $seed', ({ seed, state, inc }) => {
    expect(pcg64State(BigInt(seed))).toEqual({ state: BigInt(state), increment: BigInt(inc) })
  })

  test('refuses a negative seed', () => {
    expect(() => pcg64State(-1)).toThrow('A seed must be a whole number ≥ 0, but received -1.')
    expect(() => pcg64State(0.5)).toThrow(RangeError)
  })
})

describe('createGenerator', () => {
  test.each(fixture.seeds)('draws the 64 bits of numpy for seed $seed', ({ seed, u64 }) => {
    const generator = createGenerator(BigInt(seed))

    expect(u64.map(() => generator.nextUint64())).toEqual(u64.map(BigInt))
  })

  test.each(fixture.seeds)('draws the doubles of numpy for seed $seed', ({ seed, double }) => {
    const generator = createGenerator(BigInt(seed))

    expect(double.map(() => generator.nextDouble())).toEqual(double)
  })

  test.each(
    fixture.seeds.flatMap(({ seed, ints }) =>
      Object.entries(ints).map(([n, values]) => ({ seed, n: Number(n), values })),
    ),
  )('draws the integers of numpy below $n for seed $seed', ({ seed, n, values }) => {
    const generator = createGenerator(BigInt(seed))

    expect(values.map(() => generator.nextBelow(n))).toEqual(values)
  })

  test.each(fixture.spawn)('follows the spawn key $spawn_key', ({ spawn_key: key, u64 }) => {
    const generator = createGenerator(20260510, key)

    expect(u64.map(() => generator.nextUint64())).toEqual(u64.map(BigInt))
  })

  test('refuses a bound outside 1…2³²', () => {
    expect(() => createGenerator(0).nextBelow(0)).toThrow('must be a whole number in 1…2³²')
    expect(() => createGenerator(0).nextBelow(2 ** 32 + 1)).toThrow(RangeError)
  })
})

describe('drawIndices', () => {
  const full = fixture.full_5000x939

  test('equals all 4,695,000 draws of numpy', () => {
    const indices = drawIndices({ seed: 20260510, replicates: 5000, n: 939 })

    expect(createHash('sha256').update(indices).digest('hex')).toBe(full.sha256_int32_le)
    expect(Array.from(indices.subarray(0, 20))).toEqual(full.row0_head)
    expect(Array.from(indices.subarray(-20))).toEqual(full.row4999_tail)
  })

  test.each([2, 3, 7, 4694, 65_536, 1_500_000_000, 3_000_000_000])(
    'follows the slow generator below %i',
    n => {
      const kernels = createKernels(4 * 1001, 20260510)
      const generator = createGenerator(20260510)

      kernels.draw(0, 4 * 501, n)
      kernels.draw(4 * 501, 4 * 1001, n)

      const drawn = [...new Uint32Array(kernels.buffer, 0, 1001)]
      expect(drawn).toEqual(drawn.map(() => generator.nextBelow(n)))
    },
  )

  test('draws nothing from one value and no row when none is asked for', () => {
    expect(drawIndices({ seed: 1, replicates: 4, n: 1 })).toEqual(new Int32Array(4))
    expect(drawIndices({ seed: 1, replicates: 0, n: 9 })).toEqual(new Int32Array(0))
    expect(() => drawIndices({ seed: 1, replicates: 1, n: 0 })).toThrow(RangeError)
  })
})
