import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseNpyHeader } from './npy-header.ts'
import { formatNpy, type NpyArray, parseNpy } from './npy.ts'
import { formatNpz, parseNpz } from './npz.ts'

/** Files written by numpy, see make-numpy.py beside them. */
const bytesOf = (name: string): Uint8Array =>
  readFileSync(new URL(`../../test/fixtures/formats/${name}`, import.meta.url))
const arraysOf = (name: string): ReadonlyMap<string, NpyArray> => parseNpz(bytesOf(name), name)
const grid = Array.from({ length: 12 }, (_, index) => (index - 5) / 8)
const ids = ['c_0001', 'c_0002_m1', 'naïve-é', '𝔘']

describe('parseNpz', () => {
  const arrays = arraysOf('stored.npz')

  test.each(['f2', 'f4'])('reads %s in single precision', key => {
    expect(arrays.get(key)).toEqual({ shape: [3, 4], data: Float32Array.from(grid) })
  })

  test.each(['f8', 'big', 'fortran'])('reads %s in double precision and row-major order', key => {
    expect(arrays.get(key)).toEqual({ shape: [3, 4], data: Float64Array.from(grid) })
  })

  test('reads three axes in Fortran order', () => {
    const data = Float32Array.from({ length: 24 }, (_, index) => index)

    expect(arrays.get('cube')).toEqual({ shape: [2, 3, 4], data })
  })

  test('reads text of code points and bytes, either byte order', () => {
    expect(arrays.get('ids')).toEqual({ shape: [4], data: ids })
    expect(arrays.get('big_ids')).toEqual({ shape: [4], data: ids })
    expect(arrays.get('bytes')).toEqual({ shape: [2], data: ['ab', 'c'] })
  })

  test('reads every kind of half', () => {
    const subnormal = [2 ** -24, 1023 * 2 ** -24]
    const expected = [0, -0, 1, -2, 65504, ...subnormal, Infinity, -Infinity, 1365 / 4096]

    expect(arrays.get('halves')?.data).toEqual(Float32Array.from(expected))
  })

  test('reads whole numbers, booleans, a scalar and an empty array', () => {
    expect(arrays.get('whole')?.data).toEqual(Float64Array.of(1, -2, 2 ** 40))
    expect(arrays.get('small')?.data).toEqual(Float64Array.of(7, 255))
    expect(arrays.get('flags')?.data).toEqual(Float64Array.of(1, 0))
    expect(arrays.get('scalar')).toEqual({ shape: [], data: Float64Array.of(2.5) })
    expect(arrays.get('empty')).toEqual({ shape: [0, 3], data: new Float32Array() })
  })

  test.each(['deflated.npz', 'streamed.npz'])('reads %s', name => {
    expect(arraysOf(name).get('f4')).toEqual({ shape: [3, 4], data: Float32Array.from(grid) })
  })

  test('reads zip64 entries and a zip64 directory', () => {
    const bytes = Uint8Array.from(bytesOf('zip64.npz'))
    const expected = { shape: [3, 4], data: Float32Array.from(grid) }

    expect(parseNpz(bytes, 'zip64.npz')).toEqual(
      new Map([
        ['a', expected],
        ['b', expected],
      ]),
    )
    // The end record then refers to the zip64 one.
    bytes.fill(0xff, bytes.length - 14, bytes.length - 2)
    expect(parseNpz(bytes, 'zip64.npz')).toEqual(
      new Map([
        ['a', expected],
        ['b', expected],
      ]),
    )
  })

  test('refuses object arrays, whose pickles run code', () => {
    expect(() => arraysOf('objects.npz')).toThrow(
      'objects.npz:ids.npy must hold plain numbers or text, but holds Python objects',
    )
  })

  test.each([
    ['a cut archive', (bytes: Buffer) => bytes.subarray(0, -30), 'has no directory at its end'],
    ['nothing', () => Buffer.alloc(0), 'has no directory at its end'],
    ['a changed byte', (bytes: Buffer) => flip(bytes, 200), 'has wrong bytes in "f2.npy"'],
    ['a moved start', (bytes: Buffer) => bytes.subarray(1), 'must be an intact zip archive'],
  ])('refuses %s', (_, damage, message) => {
    expect(() => parseNpz(damage(Buffer.from(bytesOf('stored.npz'))), 'x.npz')).toThrow(message)
  })

  test('refuses other files, repeated keys and compressed garbage', () => {
    const text = formatNpz(new Map([['a', { shape: [1], data: ['x'] }]]))
    const renamed = Buffer.from(
      Buffer.from(text).toString('latin1').replaceAll('.npy', '.txt'),
      'latin1',
    )
    const twins = formatNpz(new Map(['a', 'b'].map(key => [key, { shape: [0], data: [] }])))
    const repeated = Buffer.from(
      Buffer.from(twins).toString('latin1').replaceAll('b.npy', 'a.npy'),
      'latin1',
    )

    expect(() => parseNpz(renamed, 'x.npz')).toThrow(
      'must hold .npy arrays only, but holds "a.txt"',
    )
    expect(() => parseNpz(repeated, 'x.npz')).toThrow('holds "a.npy" twice')
    expect(() => parseNpz(flip(Buffer.from(bytesOf('deflated.npz')), 80), 'x.npz')).toThrow(
      'f4.npy',
    )
  })

  test('survives any damage with an InputError', () => {
    const original = Buffer.from(bytesOf('deflated.npz'))
    fc.assert(
      fc.property(fc.array(fc.nat(original.length - 1), { minLength: 1, maxLength: 4 }), places => {
        const bytes = places.reduce(flip, Buffer.from(original))

        expect(['InputError', 'none']).toContain(faultOf(() => parseNpz(bytes, 'x.npz')))
      }),
      { seed: 13, numRuns: 500 },
    )
  })
})

describe('formatNpz', () => {
  test('gives back what it wrote, in order and byte for byte the same', () => {
    const single = fc.float32Array({ maxLength: 20 })
    const double = fc.float64Array({ maxLength: 20 })
    const text = fc.array(
      fc.string({ unit: 'grapheme' }).filter(value => !value.includes('\0')),
      { maxLength: 9 },
    )
    fc.assert(
      fc.property(single, double, text, (a, b, c) => {
        const arrays = new Map(
          [a, b, c].map((data, index) => [`k${index}`, { shape: [data.length], data }]),
        )
        const bytes = formatNpz(arrays)

        expect([...parseNpz(bytes, 'x.npz')]).toEqual([...arrays])
        expect(formatNpz(arrays)).toEqual(bytes)
      }),
      { seed: 1, numRuns: 100 },
    )
  })

  test('refuses a shape that does not fit', () => {
    expect(() => formatNpy({ shape: [2, 2], data: [''] })).toThrow(
      'must hold 4 elements, but holds 1',
    )
  })
})

describe('parseNpy', () => {
  test('reads version 2 and tells where mapped data starts', () => {
    const bytes = bytesOf('version2.npy')

    expect(parseNpy(bytes, 'v2')).toEqual({ shape: [3, 4], data: Float32Array.from(grid) })
    expect(parseNpyHeader(bytes.subarray(0, 128), 'v2')).toEqual({
      descr: '<f4',
      isFortran: false,
      shape: [3, 4],
      start: 128,
    })
  })

  test.each([
    ['structured.npy', 'a header with a plain type'],
    ['complex.npy', 'must hold floats, whole numbers, booleans or text, but holds type "<c8"'],
    ['huge-whole.npy', 'must hold whole numbers below 2⁵³'],
  ])('refuses %s', (name, message) => {
    expect(() => parseNpy(bytesOf(name), name)).toThrow(message)
  })

  test('refuses missing and surplus data and what is no .npy file', () => {
    const bytes = bytesOf('version2.npy')

    expect(() => parseNpy(bytes.subarray(0, -4), 'x')).toThrow('must hold 48 bytes of data')
    expect(() => parseNpy(Buffer.concat([bytes, bytes]), 'x')).toThrow('but holds 224')
    expect(() => parseNpy(Buffer.from('{"not": "numpy"}'), 'x')).toThrow(
      'must begin with a .npy header',
    )
  })
})

function faultOf(work: () => unknown): string {
  try {
    work()
    return 'none'
  } catch (error) {
    return error instanceof Error ? error.name : String(error)
  }
}

function flip(bytes: Buffer, place: number): Buffer {
  bytes[place] = (bytes[place] ?? 0) ^ 0x55
  return bytes
}
