import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { formatJsonl } from '../../src/formats/index.ts'
import { generateTasks } from '../../src/generation/index.ts'
import { fakeRun } from '../fixtures/generation/fake-run.ts'
import { goodAnswer, rowsFor } from '../fixtures/generation/known-tasks.ts'
import {
  startLoopback,
  type ChatCall,
  type Loopback,
  type Reply,
} from '../fixtures/generation/loopback-server.ts'
import { optionsFor, SETTINGS, temporaryFolder } from '../fixtures/generation/run-options.ts'

const TIMEOUT = 600_000
const NAMES = ['toll_for_trip', 'count_per_bracket', 'reorder_packs']
const cli = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url))

/** Right at the second attempt: each task is paid twice, and no more. */
const secondTry = ({ functionName, repairs }: ChatCall): Reply => {
  const { tests, ...good } = goodAnswer(functionName)
  return { json: { ...good, tests: repairs === 0 ? tests.slice(0, 5) : tests }, delayMs: 15 }
}

interface Killable {
  readonly folder: string
  readonly registry: string
  readonly server: Loopback
  readonly more?: readonly string[]
}

/** Runs the command until it ends, or until it is killed; tells which. */
async function runCommand(
  { folder, registry, server, more = [] }: Killable,
  killAfter?: () => boolean,
) {
  const args = ['generate', '--registry', registry, '--out', folder, '--base-url', server.baseURL]
  const model = ['--model', 'test-model', '--key-from', 'none', '--workers', '1', '--poll', '0.01']
  const child = spawn(process.execPath, [cli, ...args, ...model, ...more])
  const output: string[] = []
  child.stdout.on('data', (data: Buffer) => output.push(data.toString()))
  child.stderr.on('data', (data: Buffer) => output.push(data.toString()))
  const ended = new Promise<number | null>(resolve => child.on('close', resolve))
  const watch = setInterval(() => {
    if (killAfter?.() === true) child.kill('SIGKILL')
  }, 5)
  void ended.then(() => clearInterval(watch))
  return { code: await ended, output: output.join('') }
}

describe.each([
  ['realtime, honouring keys', { honoursKeys: true }, []],
  ['realtime, keeping completions', { keeps: true }, ['--store']],
  ['batch', { batchLooks: 2 }, ['--batch']],
])('kill −9 in %s mode', (_, how, more) => {
  test('resumes at any point, and every request is paid once', { timeout: TIMEOUT }, async () => {
    await using server = await startLoopback(secondTry, how)
    await using folder = await temporaryFolder()
    const registry = join(folder.path, 'registry.jsonl')
    await writeFile(registry, formatJsonl(rowsFor(NAMES.slice(0, 2))))
    const run = { folder: join(folder.path, 'out'), registry, server, more }
    const requests = (): number => server.headers.length

    // Killed right after its first, second or third request has arrived: its answer is lost.
    for (const count of [1, 2, 3]) {
      const before = requests()
      const killed = await runCommand(run, () => requests() >= before + count)
      expect([null, 0]).toContain(killed.code)
    }
    const last = await runCommand(run)

    expect(last.output).toContain('2 accepted · 0 rejected · 0 unanswered · 2 released')
    expect(last.code).toBe(0)
    expect([...server.bills.values()]).toEqual([1, 1, 1, 1])
  })
})

describe('a folder', () => {
  test(
    'is continued after every line of its journal as if it had never stopped',
    { timeout: TIMEOUT },
    async () => {
      await using server = await startLoopback(secondTry)
      await using folder = await temporaryFolder()
      const options = optionsFor(server, folder.path, { registry: rowsFor(NAMES.slice(0, 2)) })
      const journal = join(folder.path, 'journal.jsonl')
      const whole = await fakeRun(options)
      const lines = (await readFile(journal, 'utf8')).trimEnd().split('\n')

      for (let count = 0; count < lines.length; count += 1) {
        const paid = server.calls.length
        const answered = lines
          .slice(0, count)
          .filter(line => line.includes('"kind":"answered"')).length
        await writeFile(
          journal,
          lines
            .slice(0, count)
            .map(line => `${line}\n`)
            .join('') + (lines[count] ?? '').slice(0, count * 3),
        )

        const { report } = await fakeRun(options)

        expect(report.tasks).toEqual(whole.report.tasks)
        expect(report.acceptedByAttempts).toEqual({ 2: 2 })
        expect(server.calls.length - paid).toBe(4 - answered)
      }
    },
  )

  test('is not continued with other settings', async () => {
    await using server = await startLoopback(secondTry)
    await using folder = await temporaryFolder()
    const options = optionsFor(server, folder.path, { registry: rowsFor(NAMES.slice(0, 1)) })
    await fakeRun(options)

    await expect(
      fakeRun({ ...options, settings: { ...SETTINGS, model: 'another' } }),
    ).rejects.toThrow('these differ: model "test-model" → "another"')
  })

  test('asks nothing again when everything is there', async () => {
    await using server = await startLoopback(secondTry)
    await using folder = await temporaryFolder()
    const options = optionsFor(server, folder.path, { registry: rowsFor(NAMES.slice(0, 2)) })
    const first = await fakeRun(options)
    const released = await readFile(join(folder.path, 'released/SHA256SUMS'), 'utf8')

    const second = await fakeRun(options)

    expect(server.calls).toHaveLength(4)
    expect(second.report).toEqual(first.report)
    expect(await readFile(join(folder.path, 'released/SHA256SUMS'), 'utf8')).toBe(released)
  })

  test('does not use a task that a model has chosen whose code it would be', async () => {
    await using server = await startLoopback(secondTry)
    await using folder = await temporaryFolder()
    const provenance = {
      model: 'test',
      answered_model: 'test-model',
      endpoint: 'host',
      mode: 'realtime' as const,
      generated_at: 'now',
      prompt: 'registry@1',
      reasoning_effort: null,
      usage: null,
    }
    const registry = rowsFor(NAMES).map(row => ({
      ...row,
      origin: { kind: 'prompt' as const, provenance },
    }))

    await expect(generateTasks(optionsFor(server, folder.path, { registry }))).rejects.toThrow(
      'must not have chosen its tasks, but "test-model" has chosen 3 of 3',
    )
    expect(server.calls).toEqual([])
  })
})
