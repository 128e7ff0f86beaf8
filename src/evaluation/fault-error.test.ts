import { describe, expect, test } from 'vitest'
import { syntheticDataset } from '../../test/e2e/synthetic.ts'
import { causeOf } from './fault-error.ts'

const [first, second] = syntheticDataset(2).queries
if (first === undefined || second === undefined) throw new Error('the dataset has queries')

describe('causeOf', () => {
  test('is equal for two queries that fail alike', () => {
    const messageOf = (query: typeof first): string =>
      `POST /search {"q":"${query.text}"} for ${query.id}: 503 after 1.25 s ` +
      `(request ${query === first ? '6f9619ff-8b86-d011-b42d-00cf4fc964ff' : '00000000-8b86-d011-b42d-00cf4fc964aa'})`

    expect(causeOf(messageOf(first), first)).toBe(causeOf(messageOf(second), second))
  })

  test('differs for different faults', () => {
    expect(causeOf('connection refused', first)).not.toBe(causeOf('invalid key', first))
  })
})
