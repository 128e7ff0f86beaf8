import { describe, expect, test } from 'vitest'
import { toHalfFloats } from './half-float.ts'

/** The definition of IEEE 754 binary16, restated. */
function valueOf(bits: number): number {
  const sign = (bits & 0x8000) === 0 ? 1 : -1
  const exponent = (bits >>> 10) & 0x1f
  const fraction = bits & 0x3ff
  if (exponent === 31) return fraction === 0 ? sign * Infinity : NaN
  if (exponent === 0) return sign * fraction * 2 ** -24
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}

const finite = Array.from({ length: 0x7c00 }, (_, bits) => bits)

describe('toHalfFloats', () => {
  test('keeps every value that a float16 can hold', () => {
    const values = Float32Array.from([...finite, ...finite.map(bits => bits | 0x8000)], valueOf)

    const bits = toHalfFloats(values)

    expect(Array.from(bits, valueOf)).toEqual(Array.from(values))
  })

  test('rounds to the nearer neighbour, and the middle to the even one', () => {
    const pairs = finite.slice(0, -1).map(bits => [valueOf(bits), valueOf(bits + 1)] as const)
    const middles = Float32Array.from(pairs, ([low, high]) => (low + high) / 2)
    const below = Float32Array.from(pairs, ([low, high]) => low + (high - low) * 0.49)
    const above = Float32Array.from(pairs, ([low, high]) => low + (high - low) * 0.51)

    expect(Array.from(toHalfFloats(middles))).toEqual(
      pairs.map((_, bits) => (bits % 2 === 0 ? bits : bits + 1)),
    )
    expect(Array.from(toHalfFloats(below))).toEqual(pairs.map((_, bits) => bits))
    expect(Array.from(toHalfFloats(above))).toEqual(pairs.map((_, bits) => bits + 1))
  })

  test('saves infinities and NaN', () => {
    expect(Array.from(toHalfFloats(Float32Array.of(1e6, -Infinity, NaN, 1e-30)))).toEqual([
      0x7c00, 0xfc00, 0x7e00, 0,
    ])
  })
})
