// Evaluated first in every fresh realm, before the snippet. Nothing of the outer realm is handed in,
// so that nothing can be reached from here. The value of this script is seen by the worker only.
/* oxlint-disable eslint/max-lines-per-function -- one closure: a top-level name would be the snippet's too */
module.exports = seed => {
  'use strict'
  const { getPrototypeOf, getOwnPropertyDescriptor, keys, is, defineProperty } = Object
  const { apply, ownKeys, set } = Reflect
  const ErrorPrototype = Error.prototype
  const isArray = Array.isArray
  const tagOf = value => apply(Object.prototype.toString, value, [])

  const BOXES = new Set(['[object Number]', '[object String]', '[object Boolean]'])

  class AssertionError extends Error {
    constructor(message) {
      super(typeof message === 'string' ? message : 'assertion failed')
      this.code = 'ERR_ASSERTION'
    }
  }
  defineProperty(AssertionError.prototype, 'name', { value: 'AssertionError' })
  const AssertionPrototype = AssertionError.prototype

  const fail = message => {
    if (message instanceof Error) throw message
    // Nobody reads the stack, which takes longer than the assertion.
    const limit = Error.stackTraceLimit
    set(Error, 'stackTraceLimit', 0)
    const error = new AssertionError(message)
    set(Error, 'stackTraceLimit', limit)
    throw error
  }
  const must = (holds, message) => {
    if (!holds) fail(message)
  }

  const same = (left, right, strict, seen) => {
    if (strict ? is(left, right) : left == right || (left !== left && right !== right)) return true
    if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false
    if (strict && getPrototypeOf(left) !== getPrototypeOf(right)) return false
    if (tagOf(left) !== tagOf(right) || isArray(left) !== isArray(right)) return false
    if (seen.some(pair => pair[0] === left && pair[1] === right)) return true
    const deeper = [...seen, [left, right]]
    const alike = (a, b) => same(a, b, strict, deeper)
    return sameContent(left, right, alike) && sameProperties(left, right, alike)
  }
  const sameContent = (left, right, alike) => {
    if (left instanceof Date) return is(left.getTime(), right.getTime())
    if (left instanceof RegExp) return String(left) === String(right) && left.lastIndex === right.lastIndex
    if (left instanceof Error) return left.message === right.message && left.name === right.name
    if (BOXES.has(tagOf(left))) {
      return is(left.valueOf(), right.valueOf())
    }
    if (left instanceof Map) {
      return left.size === right.size && [...left].every(entry => hasMatch(right, entry, alike))
    }
    if (left instanceof Set) {
      return left.size === right.size && [...left].every(item => hasMatch(right, [item, item], alike))
    }
    if (left instanceof ArrayBuffer) return alike([...new Uint8Array(left)], [...new Uint8Array(right)])
    return true
  }
  const hasMatch = (collection, [key, value], alike) => {
    const isMap = collection instanceof Map
    if (collection.has(key)) return !isMap || alike(value, collection.get(key))
    return [...collection].some(other =>
      isMap ? alike(key, other[0]) && alike(value, other[1]) : alike(key, other),
    )
  }
  const enumerable = value =>
    ownKeys(value).filter(key => getOwnPropertyDescriptor(value, key)?.enumerable)
  const sameProperties = (left, right, alike) => {
    const names = enumerable(left)
    if (names.length !== enumerable(right).length) return false
    return names.every(
      name => getOwnPropertyDescriptor(right, name)?.enumerable && alike(left[name], right[name]),
    )
  }

  const isExpected = (error, expected) => {
    if (expected === undefined || typeof expected === 'string') return true
    if (expected instanceof RegExp) return expected.test(String(error))
    if (typeof expected === 'function') {
      if (expected.prototype !== undefined && error instanceof expected) return true
      if (expected === Error || ErrorPrototype.isPrototypeOf(expected.prototype)) return false
      return expected.call({}, error) === true
    }
    return keys(expected).every(key =>
      expected[key] instanceof RegExp
        ? expected[key].test(String(error[key]))
        : same(error[key], expected[key], true, []),
    )
  }
  const expectError = (error, expected, message) => {
    if (isExpected(error, expected)) return
    if (typeof expected === 'function' || expected instanceof RegExp) throw error
    fail(message)
  }
  const throws = (run, expected, message) => {
    try {
      run()
    } catch (error) {
      return expectError(error, expected, message)
    }
    fail(typeof expected === 'string' ? expected : message)
  }
  const rejects = async (promise, expected, message) => {
    try {
      await (typeof promise === 'function' ? promise() : promise)
    } catch (error) {
      return expectError(error, expected, message)
    }
    fail(typeof expected === 'string' ? expected : message)
  }

  const shared = {
    AssertionError,
    ok: must,
    fail,
    throws,
    rejects,
    doesNotThrow: run => void run(),
    doesNotReject: async promise => void (await (typeof promise === 'function' ? promise() : promise)),
    match: (text, pattern, message) => must(pattern.test(text), message),
    doesNotMatch: (text, pattern, message) => must(!pattern.test(text), message),
    ifError: value => must(value === null || value === undefined),
    strictEqual: (a, b, message) => must(is(a, b), message),
    notStrictEqual: (a, b, message) => must(!is(a, b), message),
    deepStrictEqual: (a, b, message) => must(same(a, b, true, []), message),
    notDeepStrictEqual: (a, b, message) => must(!same(a, b, true, []), message),
  }
  const strict = Object.assign((holds, message) => must(holds, message), shared, {
    equal: shared.strictEqual,
    notEqual: shared.notStrictEqual,
    deepEqual: shared.deepStrictEqual,
    notDeepEqual: shared.notDeepStrictEqual,
  })
  const assert = Object.assign((holds, message) => must(holds, message), shared, {
    equal: (a, b, message) => must(a == b || (a !== a && b !== b), message),
    notEqual: (a, b, message) => must(a != b, message),
    deepEqual: (a, b, message) => must(same(a, b, false, []), message),
    notDeepEqual: (a, b, message) => must(!same(a, b, false, []), message),
    strict,
  })
  strict.strict = strict

  const modules = { assert, 'assert/strict': strict }
  const require = name => {
    const known = modules[String(name).replace(/^node:/, '')]
    if (known === undefined) throw new Error(`Cannot find module '${String(name)}'`)
    return known
  }

  // mulberry32: an unseeded snippet is reproducible.
  let state = seed >>> 0
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const hidden = value => ({ value, writable: true, configurable: true, enumerable: false })
  defineProperty(Math, 'random', hidden(random))
  const silent = () => undefined
  const names = ['log', 'error', 'warn', 'info', 'debug', 'trace', 'table', 'dir', 'assert', 'time', 'timeEnd']
  const globals = {
    assert,
    require,
    console: Object.fromEntries(names.map(name => [name, silent])),
    module: { exports: {} },
    exports: {},
  }
  for (const name of keys(globals)) defineProperty(globalThis, name, hidden(globals[name]))

  const builtin = new Map(
    [Error, TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError, AggregateError].map(
      type => [type.prototype, type.name],
    ),
  )
  const [mapGet, IDENTIFIER] = [Map.prototype.get, /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u]
  const [test, call] = [RegExp.prototype.test, apply]

  /** The class name of what was thrown, by data properties only; a proxy's traps may still run. */
  const nameOf = error => {
    if ((typeof error !== 'object' && typeof error !== 'function') || error === null) return 'Thrown'
    const prototype = getPrototypeOf(error)
    if (prototype === null) return 'Thrown'
    const known = call(mapGet, builtin, [prototype])
    if (known !== undefined) return known
    const type = getOwnPropertyDescriptor(prototype, 'constructor')?.value
    const name = typeof type === 'function' ? getOwnPropertyDescriptor(type, 'name')?.value : undefined
    const isName = typeof name === 'string' && name.length <= 80 && !name.includes('$')
    return isName && call(test, IDENTIFIER, [name]) ? name : '?'
  }
  const classify = error => {
    try {
      const isAssertion =
        typeof error === 'object' && error !== null && getPrototypeOf(error) === AssertionPrototype
      return isAssertion ? '' : nameOf(error)
    } catch {
      return '?'
    }
  }

  let settled = 'pending'
  let reason
  const then = Promise.prototype.then
  return {
    classify,
    watch: promise =>
      void call(then, promise, [
        () => void (settled = 'kept'),
        error => {
          settled = 'broken'
          reason = classify(error)
        },
      ]),
    outcome: () => (settled === 'broken' ? `broken:${reason}` : settled),
  }
}
