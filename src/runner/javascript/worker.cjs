// A warm Node that judges pairs, each test in a realm of its own. It is evaluated from text, as it may
// not read files. Requests come as JSON lines on descriptor 0; answers go to descriptor 1 in frames of
// `<id> <CPU microseconds> <ending> <length>` and so many bytes, a frame `part` for every record.
'use strict'
const vm = require('node:vm')
const { writeSync } = require('node:fs')
const { stripTypeScriptTypes } = require('node:module')

const { language, seed, realm } = JSON.parse(process.env.RUNNER_SETTINGS)
delete process.env.RUNNER_SETTINGS
const { cpuUsage } = process
const START = 'module.exports ='
const makeTools = realm.slice(realm.indexOf(START) + START.length)
const realmScript = new vm.Script(`(${makeTools})(${Number(seed)})`, { filename: 'realm' })
const canary = { script: new vm.Script('assert(false)', { filename: 'test' }), isAsync: false }
const drain = new vm.Script('')
const scripts = new Map()
const MOST_SCRIPTS = 2000

process.on('unhandledRejection', () => undefined)
// Types are stripped by a WebAssembly module, which has to load before the doors are closed.
if (language === 'typescript') stripTypeScriptTypes('let x: number')
// `import()` in a snippet rejects with an error of this realm. It must lead nowhere.
const functions = [() => 0, async () => 0, function* () {}, async function* () {}]
for (const maker of functions) Object.defineProperty(Object.getPrototypeOf(maker), 'constructor', { value: undefined })
for (const intrinsic of [Object, Function, Array, Error, String, Number, Promise, Map, Set, RegExp, JSON]) {
  Object.freeze(intrinsic)
  if (intrinsic.prototype) Object.freeze(intrinsic.prototype)
}

/** Types are taken off; what modules add to a script is turned into its equivalent. */
function toScript(source) {
  const code = language === 'typescript' ? withoutTypes(source) : source
  return code
    .replace(/^([ \t]*)export\s+(?:default\s+)?(?=(?:async\s+)?(?:function|class|const|let|var)\b)/gm, '$1')
    .replace(/^[ \t]*export\s*\{[^}]*\};?[ \t]*$/gm, '')
    .replace(/^([ \t]*)import\s+(?:\*\s+as\s+)?(\w+)\s+from\s*(['"][^'"]+['"])/gm, '$1var $2 = require($3)')
    .replace(
      /^([ \t]*)import\s*\{([^}]*)\}\s*from\s*(['"][^'"]+['"])/gm,
      (_, indent, names, from) => `${indent}var {${names.replace(/\bas\b/g, ':')}} = require(${from})`,
    )
}

function withoutTypes(source) {
  try {
    return stripTypeScriptTypes(source, { mode: 'strip' })
  } catch (error) {
    // Enums and parameter properties need code in place of types.
    if (error.code !== 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX') throw error
    return stripTypeScriptTypes(source, { mode: 'transform' })
  }
}

/** Returns a script, whether its value is a promise to wait for, or that there is none. */
function compile(source, filename) {
  const key = `${filename} ${source}`
  const known = scripts.get(key)
  if (known !== undefined) return known
  if (scripts.size >= MOST_SCRIPTS) scripts.clear()
  const compiled = compileAnew(source, filename)
  scripts.set(key, compiled)
  return compiled
}

function compileAnew(source, filename) {
  let code
  try {
    code = toScript(source)
    return { script: new vm.Script(code, { filename }), isAsync: false }
  } catch {
    if (code === undefined || !/\bawait\b/.test(code)) return { isAsync: false }
  }
  try {
    return { script: new vm.Script(`(async () => {${code}\n})()`, { filename }), isAsync: true }
  } catch {
    return { isAsync: false }
  }
}

function freshRealm() {
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, { microtaskMode: 'afterEvaluate' })
  return { context, tools: realmScript.runInContext(context) }
}

function judge(code, test, { context, tools }) {
  if (code !== undefined) {
    if (code.script === undefined) return 'ERROR:SyntaxError'
    try {
      code.script.runInContext(context)
    } catch (error) {
      return `ERROR:${tools.classify(error) || 'AssertionError'}`
    }
  }
  if (test.script === undefined) return 'FAIL:SyntaxError'
  try {
    const value = test.script.runInContext(context)
    return test.isAsync ? settle(tools, value, context) : 'pass'
  } catch (error) {
    return failure(tools.classify(error))
  }
}

function settle(tools, promise, context) {
  tools.watch(promise)
  drain.runInContext(context)
  const outcome = tools.outcome()
  if (outcome === 'kept') return 'pass'
  return outcome === 'pending' ? 'FAIL:Pending' : failure(outcome.slice('broken:'.length))
}

function failure(name) {
  return typeof name === 'string' && name !== '' ? `FAIL:${name}` : 'FAIL'
}

function frame(id, micros, ending, text) {
  const bytes = Buffer.from(text)
  const data = Buffer.concat([Buffer.from(`${id} ${micros} ${ending} ${bytes.length}\n`), bytes])
  let sent = 0
  while (sent < data.length) {
    try {
      sent += writeSync(1, data, sent)
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error
    }
  }
}

function answer(request) {
  const { id, nonce } = request
  const before = cpuUsage()
  const done = () => {
    const { user, system } = cpuUsage(before)
    return user + system
  }
  if (request.compile !== undefined) {
    const { script } = compile(request.compile, 'snippet')
    const verdict = script === undefined ? JSON.stringify(reasonOf(request.compile)) : 'valid'
    return frame(id, done(), 'exit-0', `${nonce} 0 ${verdict}\n${nonce} 1 done\n`)
  }
  const code = compile(request.code, 'snippet')
  const { tests } = request
  let at = 0
  const record = label => {
    frame(id, 0, 'part', `${nonce} ${at} ${label}\n`)
    at += 1
  }
  for (let index = 0; index <= tests.length; index += 1) {
    if (index === request.canary) record(judge(undefined, canary, untouched))
    if (index < tests.length) record(judge(code, compile(tests[index], 'test'), freshRealm()))
  }
  frame(id, done(), 'exit-0', `${nonce} ${at} done\n`)
}

function reasonOf(source) {
  try {
    return `SyntaxError: ${String(new vm.Script(toScript(source), { filename: 'snippet' }))}`
  } catch (error) {
    return `SyntaxError: ${String(error.message).replace(/\s+/g, ' ')}`
  }
}

// No snippet ever comes here: what makes this realm's only test pass has changed the judge itself.
const untouched = freshRealm()

let pending = ''
process.stdin.setEncoding('utf8')
process.stdin.on('data', text => {
  pending += text
  for (let end = pending.indexOf('\n'); end !== -1; end = pending.indexOf('\n')) {
    const line = pending.slice(0, end)
    pending = pending.slice(end + 1)
    answer(JSON.parse(line))
  }
})
process.stdin.on('end', () => process.exit(0))
writeSync(1, `ready ${process.pid}\n`)
