import type { IsolationLevel } from '../schema/index.ts'
import type { LevelReport } from './runner.ts'
import { selfTest, type Probe } from './self-test.ts'
import type { Worker } from './worker.ts'

/** Tells whether a level can be had, by starting a worker and running its self-test. */
export async function reportLevel(
  level: IsolationLevel,
  probes: readonly Probe[],
  start: () => Promise<Worker>,
): Promise<LevelReport> {
  let worker: Worker | undefined
  try {
    worker = await start()
    const failure = await selfTest(worker, probes)
    return { level, available: failure === undefined, reason: failure ?? '' }
  } catch (error) {
    return {
      level,
      available: false,
      reason: error instanceof Error ? error.message : String(error),
    }
  } finally {
    await worker?.kill()
  }
}
