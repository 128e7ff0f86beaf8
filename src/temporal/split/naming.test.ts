import { describe, expect, test, vi } from 'vitest'
import { definitionsOf } from '../../syntax/index.ts'
import { namingOf, symbolReader } from './naming.ts'

const gold = [
  {
    id: 'shop/basket.py',
    text: 'class Basket:\n    def total_of(self):\n        return readPrice\n',
  },
  { id: 'shop/io.py', text: 'def load(path):\n    return path\n' },
]
const namingIn = (text: string) => namingOf(text, gold, symbolReader(definitionsOf))

describe('namingOf', () => {
  test.each([
    ['mend basket.py', 'path'],
    ['The Basket is empty', 'path'], // the stem, in any case
    ['mend io.py', 'path'],
    ['the io of shops', 'none'], // a stem of two letters is a word
    ['total_of gives None', 'symbol'],
    ['`load` twice', 'symbol'],
    ['call load() once', 'symbol'],
    ['load the file', 'none'], // prose
    ['readPrice is slow', 'none'], // used there, not defined
    ['other_name is slow', 'none'],
  ] as const)('reads "%s" as %s', async (text, naming) => {
    expect(await namingIn(text)).toBe(naming)
  })

  test('parses each file once, and none that does not spell the word', async () => {
    const read = vi.fn(definitionsOf)
    const symbolsOf = symbolReader(read)

    await namingOf('no_such_name', gold, symbolsOf)
    expect(read).not.toHaveBeenCalled()
    await namingOf('total_of', gold, symbolsOf)
    await namingOf('total_of again', gold, symbolsOf)
    expect(read).toHaveBeenCalledTimes(1)
  })
})
