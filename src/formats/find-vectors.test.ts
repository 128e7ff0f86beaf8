import { describe, expect, test } from 'vitest'
import { findVectors } from './find-vectors.ts'
import type { NpyArray } from './npy.ts'

const matrix = (rows: number, from = 0): NpyArray => ({
  shape: [rows, 2],
  data: Float32Array.from({ length: rows * 2 }, (_, at) => from + at),
})
const list = (...ids: readonly string[]): NpyArray => ({ shape: [ids.length], data: [...ids] })
const corpus = { side: 'corpus', ids: ['a', 'b', 'c'], file: 'm.npz' } as const
const queries = { side: 'queries', ids: ['q1', 'q2'], file: 'm.npz' } as const

describe('findVectors', () => {
  test('tells the sides apart by their number of rows, in file order', () => {
    const arrays = new Map([
      ['arr_0', matrix(2)],
      ['arr_1', matrix(3, 10)],
    ])

    expect(findVectors(arrays, queries)).toMatchObject({ key: 'arr_0', idsKey: undefined, rows: 2 })
    expect(findVectors(arrays, corpus)).toMatchObject({ key: 'arr_1', dims: 2 })
  })

  test('orders rows by an array of ids, and leaves out rows that nobody asked for', () => {
    const arrays = new Map([
      ['vectors', matrix(4)],
      ['names', list('c', 'x', 'a', 'b')],
    ])

    const found = findVectors(arrays, corpus)

    expect(found).toMatchObject({ key: 'vectors', idsKey: 'names', rows: 3 })
    expect([...found.data]).toEqual([4, 5, 6, 7, 0, 1])
  })

  test('lets names decide where several matrices fit', () => {
    const arrays = new Map([
      ['query_embeddings', matrix(2)],
      ['corpus_embeddings', matrix(2, 10)],
    ])

    expect(findVectors(arrays, queries).key).toBe('query_embeddings')
    expect(findVectors(arrays, { ...corpus, ids: ['a', 'b'] }).key).toBe('corpus_embeddings')
  })

  test('turns float64 into float32', () => {
    const arrays = new Map([['c', { shape: [3, 1], data: new Float64Array([0.1, 0.2, 0.3]) }]])

    expect([...findVectors(arrays, corpus).data]).toEqual([0.1, 0.2, 0.3].map(Math.fround))
  })

  test.each([
    [new Map([['v', matrix(4)]]), 'corpus with 3 rows'],
    [
      new Map([
        ['v', matrix(3)],
        ['w', matrix(3)],
      ]),
      'but 2 fit among: v (3 × 2), w (3 × 2)',
    ],
    [new Map<string, NpyArray>(), 'but 0 fit among: nothing'],
    [
      new Map([
        ['v', matrix(3)],
        ['ids', list('a', 'b', 'c', 'd')],
      ]),
      'but 0 fit',
    ],
  ])('refuses archives that leave it open (%#)', (arrays, message) => {
    expect(() => findVectors(arrays, corpus)).toThrow(message)
  })
})
