import { describe, expect, test } from 'vitest'
import { lintSnippet } from './lint-snippet.ts'

describe('lintSnippet', () => {
  test('finds nothing in honest code', () => {
    const code = `import re
from dataclasses import dataclass

@dataclass
class Frame:
    width: int

    def __eq__(self, other):
        return self.width == other.width

def execute_order(items, exit_code=0):
    """Returns the frame of each gcd."""
    return [re.sub("a", "b", item) for item in items if item.f_back_up != exit_code]
`

    expect(lintSnippet(code)).toEqual([])
  })

  test.for([
    ['frames', 'import sys\nsys._getframe(1)'],
    ['frames', 'import inspect\ninspect.currentframe().f_back'],
    ['frames', 'import sys\nsys.settrace(print)'],
    ['frames', 'x = 1\n(i for i in []).gi_frame'],
    ['frames', 'try: 1 / 0\nexcept Exception as e: e.__traceback__.tb_frame'],
    ['gc', 'x = 1\nimport gc'],
    ['gc', 'x = 1\nfrom gc import get_objects'],
    ['ctypes', 'x = 1\nfrom ctypes import CDLL'],
    ['ctypes', 'x = 1\nimport _ctypes'],
    ['exit', 'import os\nos._exit(0)'],
    ['exit', 'from os import _exit as leave\nfrom os import _exit'],
    ['exit', 'def f():\n    raise SystemExit'],
    ['exit', 'import sys\nsys.exit()'],
    ['exit', '"use strict"\nprocess.exit(0)'],
    ['always-equal', 'class Yes:\n    def __eq__(self, other): return True'],
    ['always-equal', 'class Yes:\n    def __eq__(self, other) -> bool:\n        return True'],
    ['always-equal', 'class Yes:\n    __eq__ = lambda self, other: True'],
    ['harness', 'x = 1\nAssertionError = ValueError'],
    ['harness', 'import sys\nsys.modules["pytest"] = None'],
    ['harness', 'x = 1\npytest.raises = print'],
    ['processes', 'import os\nos.fork()'],
    ['processes', 'x = 1\nimport subprocess'],
    ['patching', 'import builtins\nbuiltins.len = lambda _: 3'],
    ['patching', 'import builtins\nsetattr(builtins, "len", print)'],
    ['patching', '"use strict"\nObject.prototype.valueOf = () => 1'],
  ] as const)('flags %s in %j', ([kind, code]) => {
    expect(lintSnippet(code).map(flag => flag.kind)).toContain(kind)
  })

  test('names the first line of every kind once', () => {
    const code = 'x = 1\nimport gc\nimport ctypes\ngc.collect()\n\nimport ctypes as c\n'

    expect(lintSnippet(code)).toEqual([
      { kind: 'gc', line: 2 },
      { kind: 'ctypes', line: 3 },
    ])
  })

  test('takes time in proportion to the length of the code', () => {
    const odd = [
      'def __eq__(',
      '__eq__ = lambda ',
      'raise ',
      'os . ',
      'sys . modules ',
      ' '.repeat(20),
    ]

    for (const piece of odd) expect(lintSnippet(piece.repeat(20_000))).toBeDefined()
  })
})
