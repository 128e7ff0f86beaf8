import type { IsolationLevel } from '../schema/index.ts'
import type { Zygote } from './zygote.ts'

interface Probe {
  readonly code: string
  readonly test: string
  readonly expected: string
}

const BASIC: readonly Probe[] = [
  { code: 'def f(x): return x + 1', test: 'assert f(1) == 2', expected: 'pass' },
  { code: 'def f(x): return x', test: 'assert f(1) == 2', expected: 'FAIL' },
  { code: 'def f():\n    import colorsys, shlex\n    return 1', test: 'assert f() == 1', expected: 'pass' },
  { code: 'def f():\n    while True: pass', test: 'f()', expected: 'TIMEOUT' },
]

const CONFINED: readonly Probe[] = [
  { code: 'def f(): return open("/etc/passwd").read()', test: 'f()', expected: 'FAIL:PermissionError' },
  { code: 'import socket\ndef f(): return socket.socket()', test: 'f()', expected: 'FAIL:PermissionError' },
  { code: 'import os\ndef f(): return os.fork()', test: 'f()', expected: 'FAIL:PermissionError' },
]

/** Returns what a worker of this level does wrong, undefined when it keeps its promises. */
export async function selfTest(
  start: () => Promise<Zygote>,
  level: IsolationLevel,
): Promise<string | undefined> {
  const probes = level === 'lock' || level === 'bwrap' ? [...BASIC, ...CONFINED] : BASIC
  let zygote: Zygote | undefined
  try {
    zygote = await start()
    for (const { code, test, expected } of probes) {
      const { outcomes } = await zygote.ask({ id: '', code, tests: [test], cpuMs: 300 })
      const [label] = Array.isArray(outcomes) ? outcomes : []
      if (label !== expected) return `${JSON.stringify(code)} gave ${label}, not ${expected}`
    }
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    zygote?.kill()
  }
}
