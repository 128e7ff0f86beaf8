import { randomBytes } from 'node:crypto'
import type { IsolationLevel } from '../schema/index.ts'
import { readRecords } from './record-reader.ts'
import type { Worker } from './worker.ts'

/** A pair with a known outcome. */
export interface Probe {
  readonly code: string
  readonly test: string
  /** Any of these is right. */
  readonly expected: readonly string[]
}

const BASIC: readonly Probe[] = [
  { code: 'def f(x): return x + 1', test: 'assert f(1) == 2', expected: ['pass'] },
  { code: 'def f(x): return x', test: 'assert f(1) == 2', expected: ['FAIL'] },
  // An unreadable standard library would otherwise look like a fault of the snippet.
  { code: 'import colorsys, shlex, wave', test: 'assert shlex', expected: ['pass'] },
  { code: 'def f():\n    while True: pass', test: 'f()', expected: ['TIMEOUT'] },
]

// Behind namespaces a file is not denied but absent.
const DENIED = ['FAIL:PermissionError', 'FAIL:FileNotFoundError']

const CONFINED: readonly Probe[] = [
  { code: 'def f(): open("/etc/passwd")', test: 'f()', expected: DENIED },
  { code: 'def f(): open("/tmp/vitest-retrieval", "w")', test: 'f()', expected: DENIED },
  { code: 'import os\ndef f(): os.listdir("/")', test: 'f()', expected: DENIED },
  { code: 'import socket\ndef f(): socket.socket()', test: 'f()', expected: DENIED },
  { code: 'import os\ndef f(): os.fork()', test: 'f()', expected: DENIED },
  { code: 'import os\ndef f(): os.kill(os.getppid(), 0)', test: 'f()', expected: DENIED },
  { code: 'import os\ndef f(): os.execv("/bin/true", ["true"])', test: 'f()', expected: DENIED },
  { code: 'import os\ndef f(): os.chmod("/dev/null", 0)', test: 'f()', expected: DENIED },
]

const HANG_MS = 150

/** The pairs whose outcomes show that Python keeps what a level promises. */
export function pythonProbes(level: IsolationLevel): readonly Probe[] {
  return isConfined(level) ? [...BASIC, ...CONFINED] : BASIC
}

// In the realm of a test there is nothing to escape with; what is left is that verdicts are right.
const JAVASCRIPT: readonly Probe[] = [
  { code: 'function f(x) { return x + 1 }', test: 'assert.equal(f(1), 2)', expected: ['pass'] },
  { code: 'function f(x) { return x }', test: 'assert.equal(f(1), 2)', expected: ['FAIL'] },
  { code: 'var p = typeof process', test: 'assert.equal(p, "undefined")', expected: ['pass'] },
  { code: 'function f() { for (;;); }', test: 'f()', expected: ['TIMEOUT'] },
]

/** The pairs whose outcomes show that Node keeps what a level promises. */
export function javascriptProbes(): readonly Probe[] {
  return JAVASCRIPT
}

function isConfined(level: IsolationLevel): boolean {
  return level === 'lock' || level === 'bwrap'
}

/** Returns what a worker does wrong, undefined when it keeps the promises of its level. */
export async function selfTest(
  worker: Worker,
  probes: readonly Probe[],
): Promise<string | undefined> {
  for (const { code, test, expected } of probes) {
    const nonce = randomBytes(8).toString('hex')
    const body = { code, tests: [test], nonce, canary: 1, cpuMs: HANG_MS, careful: true }
    const { records, ending } = await worker.ask({ body, wallMs: HANG_MS * 100 })
    const [label] = readRecords(records, { nonce, tests: 1, canary: 1, ending })
    if (label === undefined || !expected.includes(label)) {
      const right = expected.join(' or ')
      return `its self-test ${JSON.stringify(`${code}\n${test}`)} gave ${label}, not ${right}`
    }
  }
  return undefined
}
