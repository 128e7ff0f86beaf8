import { createRunner, executeAll, scaledBudget } from '../../src/runner/index.ts'
import { cpuSeconds, peakMegabytes } from './cpu-time.ts'
import { planAudit } from './read-pairs.ts'

const CORES = 2 // the machine that the target is set for
const IN_FLIGHT = 16 // pairs that wait for each worker

/**
 * Runs `count` pairs of the released snippets with own and foreign suites, each with a budget scaled
 * from the canonical of its suite, and prints what it took. CPU seconds over two cores is what an
 * idle machine would need; the wall time also holds what others did meanwhile.
 */
export async function audit(folder: string, count: number, workers: number): Promise<void> {
  const { canonicals, pairs } = planAudit(folder, count)
  const before = cpuSeconds()
  const runner = await createRunner({ workers })
  const own = await executeAll(runner, canonicals)
  const wrong = own.filter(({ outcomes }) => outcomes.some(label => label !== 'pass'))
  console.log(`\nCanonicals: ${own.length}, of which ${wrong.length} do not pass`)
  const budgets = new Map(
    canonicals.map(({ queryId }, at) => [queryId, scaledBudget(own[at]?.cpuMs ?? 0)]),
  )
  const started = performance.now()
  const found = { passing: 0, hangs: 0, hangCpu: 0 }
  const rest = pairs.values()
  // A result is counted and let go: the parent's memory must not grow with the pairs.
  const work = async (): Promise<void> => {
    for (const pair of rest) {
      const { outcomes, cpuMs } = await runner.execute(pair, { cpuMs: budgets.get(pair.queryId) })
      if (outcomes.every(label => label === 'pass')) found.passing += 1
      if (!outcomes.includes('TIMEOUT')) continue
      found.hangs += 1
      found.hangCpu += cpuMs / 1000
    }
  }
  await Promise.all(Array.from({ length: workers * IN_FLIGHT }, work))
  const wall = (performance.now() - started) / 1000
  const cpu = cpuSeconds() - before
  await runner.close()
  console.log(
    `Audit: ${pairs.length} pairs, ${found.passing} pass, ${found.hangs} hang (${found.hangCpu.toFixed(1)} CPU s)\n` +
      `  ${cpu.toFixed(1)} CPU s with start and canonicals, ${((cpu / pairs.length) * 1000).toFixed(2)} ms a pair: ` +
      `${(cpu / CORES).toFixed(0)} s on ${CORES} idle cores\n` +
      `  ${wall.toFixed(1)} s wall with ${workers} workers, ${(pairs.length / wall).toFixed(0)} pairs/s\n` +
      `  peak memory of the parent ${peakMegabytes().toFixed(0)} MB`,
  )
}
