import { describe, expect, test } from 'vitest'
import { fakeRun } from '../fixtures/generation/fake-run.ts'
import { goodAnswer, rowsFor } from '../fixtures/generation/known-tasks.ts'
import { startLoopback, type ChatCall, type Reply } from '../fixtures/generation/loopback-server.ts'
import { optionsFor, temporaryFolder } from '../fixtures/generation/run-options.ts'

const good = ({ functionName }: ChatCall): Reply => ({ json: goodAnswer(functionName) })
const weakFirst = (call: ChatCall): Reply => {
  const answer = goodAnswer(call.functionName)
  const isWeak = call.functionName === 'toll_for_trip' && call.repairs === 0
  return { json: isWeak ? { ...answer, tests: [] } : answer }
}

describe('batch mode', () => {
  test('asks all tasks in one batch, and what has to go back in the next', async () => {
    await using server = await startLoopback(weakFirst, { batchLooks: 2 })
    await using folder = await temporaryFolder()

    const { report } = await fakeRun(optionsFor(server, folder.path, { mode: 'batch' }))

    expect(server.batches.map(({ input }) => input.trim().split('\n').length)).toEqual([6, 1])
    expect(server.batches.map(({ looks }) => looks)).toEqual([3, 3])
    expect(report.tasks).toMatchObject({ accepted: 6, released: 6 })
    expect(report.acceptedByAttempts).toEqual({ 1: 5, 2: 1 })
    const [line = ''] = server.batches[0]?.input.split('\n') ?? []
    expect(JSON.parse(line)).toMatchObject({
      custom_id: expect.stringMatching(/^[0-9a-f]{64}$/),
      method: 'POST',
      url: '/v1/chat/completions',
      body: { model: 'test-model', max_completion_tokens: 4_000 },
    })
  })

  test('asks again what a batch has not done, and leaves it unanswered after the second time', async () => {
    await using server = await startLoopback(call =>
      call.functionName === 'toll_for_trip' ? { status: 500 } : good(call),
    )
    await using folder = await temporaryFolder()
    const registry = rowsFor(['toll_for_trip', 'reorder_packs'])

    const { report } = await fakeRun(optionsFor(server, folder.path, { mode: 'batch', registry }))

    expect(server.batches).toHaveLength(2)
    expect(report.tasks).toMatchObject({ accepted: 1, rejected: 0, unanswered: 1, released: 1 })
  })

  test('takes the answers of a batch that has expired', async () => {
    await using server = await startLoopback(
      call =>
        call.functionName === 'toll_for_trip' && call.count === 1 ? { status: 408 } : good(call),
      { batchStatus: number => ({ status: number === 1 ? 'expired' : 'completed' }) },
    )
    await using folder = await temporaryFolder()
    const registry = rowsFor(['toll_for_trip', 'reorder_packs'])

    const { report } = await fakeRun(optionsFor(server, folder.path, { mode: 'batch', registry }))

    expect(report.tasks).toMatchObject({ accepted: 2, unanswered: 0 })
    expect([...server.bills.values()]).toEqual([1, 1])
  })

  test('ends when the server refuses a batch as a whole', async () => {
    await using server = await startLoopback(good, {
      batchStatus: () => ({ status: 'failed', errors: { data: [{ message: 'model not found' }] } }),
    })
    await using folder = await temporaryFolder()

    await expect(fakeRun(optionsFor(server, folder.path, { mode: 'batch' }))).rejects.toThrow(
      /batch_1 is failed: model not found and brought none/,
    )
  })

  test('is taken in when the next run is in realtime mode', async () => {
    let isGone = true
    await using server = await startLoopback(good, { batchLooks: 1 })
    await using folder = await temporaryFolder()
    const options = optionsFor(server, folder.path, { registry: rowsFor(['toll_for_trip']) })
    const abort = new AbortController()
    const progress = (): void => {
      if (isGone) abort.abort(new Error('stopped by hand'))
    }

    await expect(
      fakeRun({ ...options, mode: 'batch', signal: abort.signal, progress }),
    ).rejects.toThrow('stopped by hand')
    isGone = false
    const { report } = await fakeRun(options)

    expect(report.tasks.accepted).toBe(1)
    expect(server.batches).toHaveLength(1)
    expect([...server.bills.values()]).toEqual([1])
  })
})
