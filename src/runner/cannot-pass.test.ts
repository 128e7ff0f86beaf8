import { describe, expect, test } from 'vitest'
import { cannotPass } from './cannot-pass.ts'

const tests = ['assert target(1) == 2']

describe('cannotPass', () => {
  test('is true for a snippet that never spells the name', () => {
    expect(cannotPass('def other(x):\n    return x + 1\n', tests, 'target')).toBe(true)
  })

  test.for([
    ['def target(x): return x', 'defines it'],
    ['def other(x): return x\nother.x = "target"', 'spells it in a string'],
    ['exec("def tar" + "get(x): return 2")', 'builds it from parts'],
    ['globals()["tar" + "get"] = lambda x: 2', 'reaches its globals'],
    ['import builtins\nsetattr(builtins, "tar" + "get", abs)', 'patches builtins'],
    ['from helpers import *', 'imports names it does not spell'],
    ['def 𝓉arget(x): return 2', 'spells it in another script'],
    ['object.__subclasses__()', 'uses dunder attributes'],
  ] as const)('says nothing of %j, which %s', ([code]) => {
    expect(cannotPass(code, tests, 'target')).toBe(false)
  })

  test.for([
    ['assert True or target(1)'],
    ['with pytest.raises(NameError):\n    target(1)'],
    ['try:\n    assert target(1)\nexcept NameError: pass'],
    ['assert other(1) == 2'],
  ])('says nothing when %j is the only test', suite => {
    expect(cannotPass('x = 1', suite, 'target')).toBe(false)
  })
})
