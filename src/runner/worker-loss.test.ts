import { readFileSync, readdirSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createRunner } from './create-runner.ts'
import { cpuMilliseconds } from './process-clock.ts'
import { reportRunners } from './report-levels.ts'
import type { StartedRunner } from './runner.ts'

const PATIENCE = { timeout: 60_000, interval: 5 }
const add = { id: 'next', code: 'def add(a, b): return a + b', tests: ['assert add(1, 2) == 3'] }
const slow =
  'def f():\n    total = 0\n    for x in range(1_000_000): total += x\n    return total\n'
const hang = 'def f():\n    while True: pass\n'

/** The children of a process, where the system tells them as a file. */
function childrenOf(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap(thread =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1')
        .split(' ')
        .filter(Boolean)
        .map(Number),
    )
  } catch {
    return []
  }
}

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1')
  } catch {
    return ''
  }
}

interface Busy {
  readonly worker: number
  readonly child: number
}

/** A worker that has a pair, other than those that are known. */
async function busyWorker(known: readonly number[] = []): Promise<Busy> {
  return vi.waitUntil(() => {
    const workers = childrenOf(process.pid).filter(pid => commandOf(pid).includes('zygote.py'))
    const worker = workers.find(pid => !known.includes(pid) && childrenOf(pid).length > 0)
    const child = worker === undefined ? undefined : childrenOf(worker)[0]
    return worker === undefined || child === undefined ? undefined : { worker, child }
  }, PATIENCE)
}

/** A Node that has computed for longer than it takes to start. */
async function busyNode(known?: number): Promise<number> {
  return vi.waitUntil(
    () =>
      childrenOf(process.pid).find(
        pid =>
          pid !== known &&
          commandOf(pid).includes('--max-old-space-size=512') &&
          (cpuMilliseconds(pid) ?? 0) > 1000,
      ),
    PATIENCE,
  )
}

const isGone = (pid: number): Promise<true> =>
  vi.waitUntil((): true | undefined => (commandOf(pid) === '' ? true : undefined), PATIENCE)

const [python] = await reportRunners()
const canFork = process.platform === 'linux' && python?.problem === undefined

describe.skipIf(!canFork)('a worker that is killed from outside', { timeout: 120_000 }, () => {
  let runner: StartedRunner
  afterEach(() => runner.close())

  test('costs its pair nothing the first time', async () => {
    runner = await createRunner({ workers: 1, limits: { cpuMs: 60_000 } })
    const outcome = runner.execute({ id: 'p', code: slow, tests: ['assert f() == 499999500000'] })
    const { worker, child } = await busyWorker()
    process.kill(worker, 'SIGKILL')

    expect((await outcome).outcomes).toEqual(['pass'])
    expect(await isGone(child)).toBe(true)
    expect((await runner.execute(add)).outcomes).toEqual(['pass'])
  })

  test('is said to be lost the second time, and takes no other pair with it', async () => {
    runner = await createRunner({ workers: 1, limits: { cpuMs: 60_000 } })
    const outcome = runner.execute({ id: 'p', code: hang, tests: ['f()', 'assert f'] })
    const first = await busyWorker()
    process.kill(first.worker, 'SIGKILL')
    const second = await busyWorker([first.worker])
    const waiting = runner.execute(add)
    process.kill(second.worker, 'SIGKILL')

    expect((await outcome).outcomes).toEqual(['ERROR:RunnerLost', 'ERROR:RunnerLost'])
    expect((await waiting).outcomes).toEqual(['pass'])
    expect(await isGone(first.child)).toBe(true)
    expect(await isGone(second.child)).toBe(true)
  })

  test('that judges JavaScript is replaced in the same way', async () => {
    runner = await createRunner({ language: 'javascript', workers: 1, limits: { cpuMs: 60_000 } })
    const run = runner.execute({ id: 'p', code: 'function f() { for (;;); }', tests: ['f()'] })
    const first = await busyNode()
    process.kill(first, 'SIGKILL')
    process.kill(await busyNode(first), 'SIGKILL')

    expect((await run).outcomes).toEqual(['ERROR:RunnerLost'])
    const next = { id: 'n', code: 'var f = () => 1', tests: ['assert.equal(f(), 1)'] }
    expect((await runner.execute(next)).outcomes).toEqual(['pass'])
  })
})
