import { InfrastructureError, type IsolationLevel } from '../schema/index.ts'
import type { LevelReport } from './runner.ts'

/** The level that was achieved, and the stricter ones that were not. */
export interface ChosenLevel {
  readonly level: IsolationLevel
  readonly degraded: readonly LevelReport[]
}

/** What was asked for. */
export interface LevelWish {
  readonly wanted: IsolationLevel
  readonly isolation?: 'preferred' | 'required' | undefined
}

/** The levels of a process that is not a sandbox of its own, strictest first. */
export const PROCESS_LEVELS: readonly IsolationLevel[] = ['bwrap', 'lock', 'rlimit', 'process']

/**
 * Returns the strictest level, from the wanted one down, that passes its self-test.
 * @throws InfrastructureError when the required level, or any level, is not to be had
 */
export async function chooseLevel(
  { wanted, isolation }: LevelWish,
  report: (level: IsolationLevel) => Promise<LevelReport>,
): Promise<ChosenLevel> {
  const from = PROCESS_LEVELS.indexOf(wanted)
  const isOnly = isolation === 'required' || from === -1
  const degraded: LevelReport[] = []
  for (const level of isOnly ? [wanted] : PROCESS_LEVELS.slice(from)) {
    const found = await report(level)
    if (found.available) return { level, degraded }
    degraded.push(found)
  }
  const reasons = degraded.map(({ level, reason }) => `${level}: ${reason}`).join('; ')
  const advice =
    isolation === 'required'
      ? "Use isolation: 'preferred' to accept a weaker level."
      : 'Run "vitest-retrieval doctor" to see what is wrong.'
  throw new InfrastructureError(
    `Executing snippets needs the isolation level "${wanted}", but it is not to be had here ` +
      `(${reasons}). ${advice}`,
  )
}
