import { describe, expect, test } from 'vitest'
import { mapConcurrently } from './map-concurrently.ts'

describe('mapConcurrently', () => {
  test('handles every item once and never more than the limit at a time', async () => {
    const seen: number[] = []
    let running = 0
    let most = 0

    await mapConcurrently([...Array(20).keys()], 3, async item => {
      most = Math.max(most, (running += 1))
      await new Promise(resolve => setImmediate(resolve))
      seen.push(item)
      running -= 1
    })

    expect(seen.toSorted((a, b) => a - b)).toEqual([...Array(20).keys()])
    expect(most).toBe(3)
  })

  test('starts nothing after a failure and throws it', async () => {
    const seen: number[] = []

    const work = mapConcurrently([0, 1, 2, 3], 1, async item => {
      seen.push(item)
      if (item === 1) throw new Error('broken')
    })

    await expect(work).rejects.toThrow('broken')
    expect(seen).toEqual([0, 1])
  })
})
