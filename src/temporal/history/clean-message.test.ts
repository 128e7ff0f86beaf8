import { describe, expect, test } from 'vitest'
import { cleanMessage, queryTerms } from './clean-message.ts'

describe('cleanMessage', () => {
  test.each([
    ['feat(core): Show totals (#123)', '', 'Show totals'],
    ['fix!: Refuse empty baskets', '', 'Refuse empty baskets'],
    ['Merge pull request #7 from a/b', 'Sort by price', 'Sort by price'],
    ['Sort', 'Co-authored-by: A <a@b.c>\nSigned-off-by: A <a@b.c>', 'Sort'],
    ['Sort', 'Fixes #12\nCloses https://example.org/1', 'Sort'],
    ['Sort', '(cherry picked from commit 0123abc)', 'Sort'],
    [
      'Sort by price',
      'Look at   https://example.org/x for\tmore',
      'Sort by price\nLook at for more',
    ],
    ['Sort (again)', 'as owner/repo#12 asked', 'Sort (again)\nas asked'],
  ])('turns %j, %j into %j', (subject, body, expected) => {
    expect(cleanMessage(subject, body)).toBe(expected)
  })

  test('keeps what merely looks like a trailer', () => {
    expect(cleanMessage('Note: prices are wrong', '')).toBe('prices are wrong')
    expect(cleanMessage('Sort', 'The fixes are below')).toBe('Sort\nThe fixes are below')
  })
})

test('queryTerms drops stop words, short words and repeats', () => {
  expect(queryTerms('Fix the price of a price_list, and add it to Basket')).toEqual([
    'price',
    'price_list',
    'basket',
  ])
})
