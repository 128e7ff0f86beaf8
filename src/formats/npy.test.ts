import { describe, expect, test } from 'vitest'
import { formatNpy, parseNpy } from './index.ts'

describe('parseNpy on a Node buffer', () => {
  test('reads float32 values from every alignment', () => {
    const bytes = formatNpy({ shape: [2], data: Float32Array.of(1.5, -2) })
    for (const shift of [0, 1, 2, 3]) {
      const buffer = Buffer.alloc(bytes.length + shift)
      buffer.set(bytes, shift)

      expect([...parseNpy(buffer.subarray(shift), 'a.npy').data]).toEqual([1.5, -2])
    }
  })
})
