import { describe, expect, test } from 'vitest'
import { pruneModule } from './prune-module.ts'

const PYTHON = `import math
from os import path

__all__ = ["area", "other"]
LIMIT = 3
RATES = {"a": LIMIT}


@decorated
def area(side):
    return scaled(side) * RATES["a"]


def scaled(side):
    return side * 2


class Unused:
    limit = LIMIT


def other():
    return Unused()


if LIMIT > 2:
    LIMIT = kept()


def kept():
    return 1
`

describe('pruneModule', () => {
  test('keeps what Python code needs, directly or not, and what no name can tell', async () => {
    const pruned = await pruneModule(PYTHON, 'area(2)', 'python')

    for (const part of [
      'import math',
      'from os',
      'LIMIT = 3',
      'RATES',
      '@decorated\ndef area',
      'def scaled',
      'if LIMIT',
      'def kept',
    ])
      expect(pruned).toContain(part)
    for (const part of ['__all__', 'class Unused', 'def other']) expect(pruned).not.toContain(part)
  })

  test('leaves a module alone whose every name is wanted', async () => {
    expect(await pruneModule(PYTHON, 'area other __all__', 'python')).toBe(PYTHON)
  })

  test('prunes TypeScript', async () => {
    const source =
      "import { x } from 'y'\nexport const LIMIT = 3\ntype Side = number\ninterface Unused { a: 1 }\nexport function area(side: Side) { return side * LIMIT }\nfunction other() { return 1 }\nconst [a, b] = [1, 2]\n"

    const pruned = await pruneModule(source, 'area(2)', 'typescript')

    expect(pruned).toContain('LIMIT = 3')
    expect(pruned).toContain('type Side')
    expect(pruned).toContain('const [a, b]')
    expect(pruned).not.toMatch(/Unused|other/)
  })
})
