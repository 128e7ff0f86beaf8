import { expect, test } from 'vitest'
import { vocabularyOverlap } from './vocabulary.ts'

const HALF = '≥ 50 % of the query terms'
const cases = [
  // Terms: price, basket, round, total. Three stand in all lines, one in the gold file's.
  {
    text: 'price basket round total',
    added: { all: ['price = basket', '# round'], gold: ['price = 1'] },
  },
  // Terms: colour, screen. None is added.
  { text: 'colour screen', added: { all: ['x = 1'], gold: [] } },
]
/** "price" stands in 10 of 40 files, "round" in one: only the second is rare. */
const corpus = Array.from({ length: 40 }, (_, at) => ({
  text: `${at < 10 ? 'price' : 'other'} ${at === 0 ? 'round' : ''}`,
}))

test('counts each rule over all lines and over those of the gold files', () => {
  const rows = vocabularyOverlap(cases, corpus)

  expect(Object.fromEntries(rows.map(({ rule, all, gold }) => [rule, [all, gold]]))).toEqual({
    [HALF]: [1, 0],
    '≥ 3 terms': [1, 0],
    'any term': [1, 1],
    'any rare term (in ≤ 5 % of files)': [1, 0],
    'any term in an added comment': [1, 0],
  })
})
