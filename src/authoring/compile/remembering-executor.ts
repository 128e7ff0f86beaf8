import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { formatJsonl, parseJsonl, sha256Of } from '../../formats/index.ts'
import { ExecutionResult, type ExecutionPair } from '../../schema/index.ts'
import type { ExecuteConditions, Executor } from './executor.ts'

/** What is remembered of one run: everything it may depend on is in the key. */
const Remembered = z.object({ key: z.string(), result: ExecutionResult.omit({ id: true }) })

/** An executor that answers from memory what it has run before. */
export interface RememberingExecutor extends Executor {
  /** How many pairs were run, not remembered. */
  readonly executed: number
  /** Writes the memory, with what was asked for this time and nothing else. */
  save(): Promise<void>
}

/**
 * Puts a memory in a file in front of an executor. A file that cannot be read is no error: the
 * memory starts empty, as it does when cold. Pairs whose outcome is an infrastructure error are never remembered.
 */
export async function rememberingExecutor(
  executor: Executor,
  file: string,
  isCold = false,
): Promise<RememberingExecutor> {
  const known = isCold ? new Map<string, ExecutionResult>() : await readMemory(file)
  const used = new Map<string, ExecutionResult>()
  let executed = 0
  return {
    environment: executor.environment,
    get executed() {
      return executed
    },
    execute: async (pairs, conditions) => {
      const keys = pairs.map(pair => keyOf(pair, conditions, executor))
      const missing = pairs.filter((_, at) => !known.has(keys[at] ?? ''))
      const fresh = await executor.execute(missing, conditions)
      executed += fresh.length
      missing.forEach((pair, at) => {
        const result = fresh[at]
        if (result !== undefined) known.set(keyOf(pair, conditions, executor), result)
      })
      return pairs.flatMap(({ id }, at) => {
        const key = keys[at] ?? ''
        const result = known.get(key)
        if (result === undefined) return []
        if (!result.outcomes.some(isLost)) used.set(key, result)
        return [Object.assign({}, result, { id })]
      })
    },
    save: () => writeMemory(file, used),
  }
}

function isLost(outcome: string): boolean {
  return outcome === 'ERROR:RunnerLost'
}

function keyOf(
  pair: ExecutionPair,
  { cpuMs, hashSeed, isAlone = false, repetition = 0 }: ExecuteConditions,
  { environment }: Executor,
): string {
  const { python, platform } = environment
  const conditions = [cpuMs, hashSeed, isAlone, repetition, python, platform]
  return sha256Of(JSON.stringify([pair.code, pair.tests, conditions])).slice(0, 32)
}

async function readMemory(file: string): Promise<Map<string, ExecutionResult>> {
  if (!existsSync(file)) return new Map()
  try {
    const rows = parseJsonl(await readFile(file, 'utf8'), Remembered, { file })
    return new Map(rows.map(({ key, result }) => [key, { id: '', ...result }]))
  } catch {
    // A memory that was cut off costs time, never a verdict.
    return new Map()
  }
}

async function writeMemory(
  file: string,
  results: ReadonlyMap<string, ExecutionResult>,
): Promise<void> {
  const rows = [...results].map(([key, { outcomes, level, cpuMs }]) => ({
    key,
    result: { outcomes, level, cpuMs },
  }))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, formatJsonl(rows))
  await rename(`${file}.new`, file)
}
