import { describe, expect, test } from 'vitest'
import { changedFunctions } from './changed-functions.ts'

describe('changedFunctions', () => {
  test('finds top-level functions whose text changed', async () => {
    const before =
      'export async function load() { return 1 }\nfunction same() {}\nclass A { load() {} }\n'

    const found = await changedFunctions('a.ts', before, before.replace('return 1', 'return 2'))

    expect(found.map(({ name }) => name)).toEqual(['load'])
    expect(found[0]?.before).toContain('return 1')
  })
})
