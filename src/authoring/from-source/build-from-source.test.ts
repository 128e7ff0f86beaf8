import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadDataset, ownSnippets, snippetsOf } from '../../dataset/index.ts'
import { createRunner, executeAll, passesAll } from '../../runner/index.ts'
import { buildFromSource } from './build-from-source.ts'

const PRICES = `"""Prices of a shop."""
import decimal
from shop.missing import nothing  # not there outside the project

RATES = {"book": 7, "toy": 19}


def with_tax(price, kind):
    """Return a price in cents with the tax of its kind added, rounded down.

    Unknown kinds are taxed like toys.
    """
    rate = RATES.get(kind, RATES["toy"])
    return price + price * rate // 100


def cheapest(prices, limit):
    """Find the lowest price that is at least the limit, or None."""
    best = None
    for price in prices:
        if price >= limit and (best is None or price < best):
            best = price
    return best


def undescribed(prices):
    return len(prices) > 3


def untested(prices):
    """Return the prices in reverse order."""
    return prices[::-1]


def lonely(prices):
    """Return what the rest of the project says."""
    return nothing(prices)


def needs_fixture(prices, path):
    """Return the number of the prices and of the path."""
    return len(prices) + len(path)
`
const TESTS = `import unittest
from shop.prices import with_tax, cheapest, lonely, needs_fixture, undescribed


class TestPrices(unittest.TestCase):
    def test_tax(self):
        self.assertEqual(with_tax(100, "book"), 107)
        self.assertEqual(with_tax(100, "toy"), 119)
        self.assertEqual(with_tax(99, "pen"), 117)


def test_cheapest():
    assert cheapest([5, 3, 8], 4) == 5
    assert cheapest([5, 3, 8], 3) == 3
    assert cheapest([], 3) is None
    assert cheapest([2, 9, 7, 9], 3) == 7


def test_lonely():
    assert lonely([1]) == 2


def test_path(tmp_path):
    count = needs_fixture([1], tmp_path)
    assert count > 1


def test_undescribed():
    assert undescribed([1]) is False
`
const SCRIPT = `
const LIMIT = 3

/** Tells whether a list holds more than the allowed number of names. */
export function isLong(names: readonly string[]): boolean {
  return names.length > LIMIT
}
`
const SCRIPT_TESTS = `
import { expect, test } from 'vitest'
import { isLong } from './names.ts'

test('counts', () => {
  expect(isLong(['a', 'b', 'c'])).toBe(false)
  expect(isLong(['a', 'b', 'c', 'd'])).toBe(true)
})
`

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'from-source-'))
  const files = {
    'shop/prices.py': PRICES,
    'tests/test_prices.py': TESTS,
    'web/names.ts': SCRIPT,
    'web/names.test.ts': SCRIPT_TESTS,
    'node_modules/other/x.ts': SCRIPT,
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

// Real interpreters: every mutant of three small functions is run in its module.
describe('buildFromSource', { timeout: 120_000 }, () => {
  test('makes tasks of Python functions with a description and tests, and says why of the others', async () => {
    const out = join(folder, 'python')
    const report = await buildFromSource({ sources: [folder], language: 'python', out, workers: 1 })

    expect(report).toMatchObject({ functions: 6, tasks: 2, snippets: 10, naming: 0 })
    expect(Object.fromEntries(report.dropped.map(({ id, reason }) => [id, reason]))).toEqual({
      'shop/prices.py#undescribed': 'no description',
      'shop/prices.py#untested': 'no test calls it by name',
      'shop/prices.py#lonely': 'no test passes on it outside the project',
      'shop/prices.py#needs_fixture': 'its tests need fixtures',
    })
    const dataset = await loadDataset({ directory: out })
    expect(dataset.queries.map(({ text }) => text).sort()).toEqual([
      'Find the lowest price that is at least the limit, or None.',
      'Return a price in cents with the tax of its kind added, rounded down.',
    ])
    const shown = snippetsOf(dataset).map(({ text }) => text)
    expect(shown.every(text => text.startsWith('def ') && !text.includes('"""'))).toBe(true)
  })

  test('ships what execution has proved: canonicals pass, distractors fail', async () => {
    const dataset = await loadDataset({ directory: join(folder, 'python') })
    const runner = await createRunner({ workers: 1 })
    try {
      for (const query of dataset.queries) {
        const own = ownSnippets(dataset, query)
        const pairs = own.map(({ id, text }) => ({ id, code: text, tests: [...query.tests] }))
        const results = await executeAll(runner, pairs)
        const passing = results.filter(({ outcomes }) => passesAll(outcomes)).map(({ id }) => id)
        expect(passing).toEqual(query.canonicalIds)
      }
    } finally {
      await runner.close()
    }
  })

  test('reads TypeScript with the cases of Vitest, inside the module', async () => {
    const out = join(folder, 'typescript')
    const options = {
      sources: [join(folder, 'web')],
      language: 'typescript',
      out,
      least: 1,
    } as const
    const report = await buildFromSource({ ...options, workers: 1 })

    expect(report).toMatchObject({ functions: 1, tasks: 1 })
    const { queries, corpus } = await loadDataset({ directory: out })
    expect(queries[0]).toMatchObject({
      functionName: 'isLong',
      domain: 'names.ts',
      language: 'typescript',
    })
    expect(
      corpus.every(
        ({ text, shown }) => text.includes('LIMIT = 3') && !shown?.includes('LIMIT = 3'),
      ),
    ).toBe(true)
  })

  test.each([
    ['a folder that is not there', ['nowhere'], 'must be readable, but nowhere is not'],
    ['a folder without functions', ['tests'], 'must hold top-level python functions'],
  ])('refuses %s', async (_name, names, message) => {
    const sources = names.map(name => (name === 'nowhere' ? name : join(folder, name)))
    const building = buildFromSource({ sources, language: 'python', out: join(folder, 'none') })

    await expect(building).rejects.toThrow(message)
  })
})
