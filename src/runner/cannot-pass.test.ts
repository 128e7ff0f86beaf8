import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cannotPass } from './cannot-pass.ts'
import { findPython } from './find-python.ts'

const suite = ['assert target(-2) == 2']
const python = await findPython().catch(() => undefined)

/** Runs a program with an input and returns the JSON that it prints. */
function ask(program: string, input: unknown): unknown {
  const text = execFileSync(python?.executable ?? '', ['-S', '-c', program], {
    input: JSON.stringify(input),
    encoding: 'utf8',
  })
  return JSON.parse(text)
}

// Each binds the name `target` without spelling it in one piece, or makes the test pass otherwise.
const TRICKS: readonly string[] = [
  'globals()["tar" "get"] = abs',
  'locals()["tar" "get"] = abs',
  'vars()["tar" "get"] = abs',
  'exec("tar" + "get = abs")',
  'eval("glob" "als()")["tar" "get"] = abs',
  'exec(compile("tar" "get = abs", "", "exec"))',
  'import builtins\nsetattr(builtins, "tar" "get", abs)',
  'import builtins as b\nb.setattr(b, "tar" "get", abs)',
  'import sys\nsetattr(sys.modules["builtins"], "tar" "get", abs)',
  'import sys\nsys._getframe().f_globals["tar" "get"] = abs',
  'import inspect\ninspect.currentframe().f_globals["tar" "get"] = abs',
  '(lambda: 0).__globals__["tar" "get"] = abs',
  'def f(): pass\nf.__globals__["tar" "get"] = abs',
  '__builtins__["tar" "get"] = abs',
  '__import__("builtins").__dict__["tar" "get"] = abs',
  'frame = (i for i in [1]).gi_frame\nframe.f_builtins["tar" "get"] = abs',
  'async def f(): pass\nc = f()\nc.cr_frame.f_globals["tar" "get"] = abs\nc.close()',
  'try: 1 / 0\nexcept Exception as e: e.__traceback__.tb_frame.f_globals["tar" "get"] = abs',
  'import gc\nd = [d for d in gc.get_objects() if isinstance(d, dict) and d.get("abs") is abs and "len" in d]\nd[0]["tar" "get"] = abs',
  'import string\nclass A:\n    def f(self): pass\nd = string.Formatter().get_field("0.f._" "_globals_" "_", (A,), {})[0]\nd["tar" "get"] = abs',
  'import functools, enum, collections\nclass A: pass\nholder = A()\nholder.__dict__["tar" "get"] = abs\nfunctools.update_wrapper(enum.sys.modules["builtins"], holder, assigned=("tar" "get",), updated=())',
  'from functools import singledispatch\n@singledispatch\ndef f(x): pass\ndef g(x: "glob" "als().__setitem__(\'tar\' \'get\', abs) or int"): pass\nf.register(g)',
  'from typing import get_type_hints as hints\ndef g(x: "glob" "als().__setitem__(\'tar\' \'get\', abs) or int"): pass\nhints(g)',
  'import enum\nenum.sys.modules["builtins"].__dict__["tar" "get"] = abs',
  'import re, math\nre.enum.sys.modules["builtins"].__dict__["tar" "get"] = abs',
  'import collections\ncollections._sys.modules["builtins"].__dict__["tar" "get"] = abs',
  'import timeit\ntimeit.timeit("glob" "als()[\'builtins\'] if 0 else None; import buil" "tins; buil" "tins.tar" "get = abs", number=1)',
  'import code\ncode.InteractiveInterpreter().runsource("import buil" "tins; buil" "tins.tar" "get = abs")',
  'import unittest.mock as m\nm.patch("buil" "tins.tar" "get", abs, create=True).start()',
  'import operator\noperator.setitem(operator.attrgetter("_" "_globals_" "_")(lambda: 0), "tar" "get", abs)',
  'import ctypes\nctypes.pythonapi.PyRun_SimpleString(b"import buil" b"tins; buil" b"tins.tar" b"get = abs")',
  'from importlib import import_module as i\ni("buil" "tins").__dict__["tar" "get"] = abs',
  'import types\ntypes.FunctionType((lambda: 0).__code__, globals()).__globals__["tar" "get"] = abs',
  'class A:\n    import builtins\n    builtins.__dict__["tar" "get"] = abs',
  'print(x := globals().update({"tar" "get": abs}))',
  'del globals()["__name__"]; globals()["tar" "get"] = abs',
  'def 𝓉arget(x): return abs(x)',
  'ｔarget = abs',
]

describe('cannotPass', () => {
  test.for([
    'def other(x):\n    return x + 1\n',
    'import re\nfrom collections import deque, Counter as C  # two of them\ndef other(x): return re.sub("a", "b", x)',
    'import math, bisect as b\nfrom datetime import date\nclass Other:\n    width = 3\n',
    'from typing import List\ndef other(rows: List[int]) -> int:\n    return sum(row for row in rows)',
  ])('is true for %j, which never spells the name', code => {
    expect(cannotPass(code, suite, 'target')).toBe(true)
  })

  test.for([
    ['def target(x): return x', 'defines it'],
    ['target = abs', 'assigns it'],
    ['print(target := abs)', 'assigns it in an expression'],
    ['from math import fabs as target', 'imports it'],
    ['for target in [abs]: pass', 'binds it in a loop'],
    ['def f():\n    global target\n    target = abs\nf()', 'binds it from inside'],
    ['class target: pass', 'makes a class of it'],
    ['def other(x): return x\nother.x = "target"', 'spells it in a text'],
    ['from helpers import *', 'imports names it does not spell'],
    ['from math import (\n    fabs,\n)', 'imports in a way that is not understood'],
    ['"""An import of sorts."""', 'speaks of imports'],
    ['import numpy', 'imports a module that is not known'],
  ] as const)('says nothing of %j, which %s', ([code]) => {
    expect(cannotPass(code, suite, 'target')).toBe(false)
  })

  test.for(TRICKS)('is not deceived by %j', code => {
    expect(cannotPass(code, suite, 'target')).toBe(false)
  })

  test.skipIf(python === undefined)('is tested with tricks that work', () => {
    const program = `
import builtins, json, sys, types
codes = json.load(sys.stdin)
worked = []
for code in codes:
    module = types.ModuleType("snippet")
    sys.modules["snippet"] = module
    module.__dict__["__builtins__"] = builtins.__dict__
    try:
        exec(code, module.__dict__)
        exec("assert target(-2) == 2", module.__dict__)
        worked.append(True)
    except BaseException as error:
        worked.append(repr(error))
    builtins.__dict__.pop("target", None)
sys.stdout = sys.__stdout__
print("\\n" + json.dumps(worked))`
    const text = execFileSync(python?.executable ?? '', ['-S', '-c', program], {
      input: JSON.stringify(TRICKS),
      encoding: 'utf8',
    })
    const worked = z.array(z.unknown()).parse(JSON.parse(text.trim().split('\n').at(-1) ?? '[]'))

    expect(
      TRICKS.filter((_, at) => worked[at] !== true).map((code, at) => [code, worked[at]]),
    ).toEqual([])
  })

  test.for([
    ['assert True or target(1)'],
    ['assert target(1) if False else True'],
    ['with pytest.raises(NameError):\n    target(1)'],
    ['try:\n    assert target(1)\nexcept NameError: pass'],
    ['assert other(1) == 2'],
    ['target = abs\nassert target(1)'],
    ['assert (lambda: 1 or target(1))'],
  ])('says nothing when %j is the only test', tests => {
    expect(cannotPass('x = 1', tests, 'target')).toBe(false)
  })

  test.for([
    'sum',
    'sorted',
    'not',
    'lambda',
    'exit',
    'license',
    'pytest',
    'ValueError',
    '_',
    'a b',
  ])('says nothing of the name %j, which needs no binding', name => {
    expect(cannotPass('x = 1', [`assert ${name}([1])`], name)).toBe(false)
  })

  test.skipIf(python === undefined)('allows no way through modules to what binds names', () => {
    // Every path through public attributes from a module that may be imported to one of these.
    const paths = z.array(z.string()).parse(
      ask(
        `
import builtins, gc, importlib, importlib.util, inspect, json, os, sys, types, typing, functools, string
roots = json.load(sys.stdin)
ends = [builtins.exec, builtins.eval, builtins.compile, builtins.globals, builtins.locals, builtins.vars,
        builtins.setattr, builtins.getattr, builtins.delattr, builtins.__import__, builtins, sys, os, gc,
        inspect, importlib, types, typing.get_type_hints, typing.ForwardRef, functools.update_wrapper,
        functools.wraps, functools.singledispatch, functools.singledispatchmethod, string.Formatter]
ends = {id(end) for end in ends}
found = []
def walk(path, module, above):
    for name, value in list(vars(module).items()):
        if name.startswith("_"):
            continue
        here = path + "." + name
        if id(value) in ends:
            found.append(here)
        elif isinstance(value, types.ModuleType) and value not in above:
            walk(here, value, above + [value])
for root in roots:
    if root in sys.modules or importlib.util.find_spec(root):
        walk(root, importlib.import_module(root), [])
print(json.dumps(found))`,
        allowedModules(),
      ),
    )
    const open = paths.filter(path =>
      cannotPass(`import ${path.split('.')[0]}\nx = ${path}`, suite, 'target'),
    )

    expect(allowedModules()).toContain('re')
    expect(paths.length).toBeGreaterThan(40)
    expect(open).toEqual([])
  })
})

/** The modules of the standard library that a snippet may import and still be judged. */
function allowedModules(): readonly string[] {
  const source = readFileSync(new URL('./cannot-pass.ts', import.meta.url), 'utf8')
  const words = new Set(source.match(/\b[a-z]+\b/g))
  return [...words].filter(word => cannotPass(`import ${word}`, suite, 'target'))
}
