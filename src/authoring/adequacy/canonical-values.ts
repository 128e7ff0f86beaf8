import type { ExecutionPair } from '../../schema/index.ts'
import { HASH_SEEDS, type Executor } from '../compile/executor.ts'
import type { TaskSource } from '../source/task-source.ts'
import { inputWriterOf } from './input-writer-of.ts'

const CPU_MS = 5_000
const BYTES = 36 // a label holds a class's name of at most 80 characters
const PARTS = 10

/**
 * Evaluates the canonical on inputs; returns the text of each value, undefined where it raises,
 * hangs or the text is longer than 360 bytes. A runner answers with labels alone, so the text
 * leaves it as the names of exceptions, a piece per test.
 */
export async function canonicalValues(
  task: TaskSource,
  inputs: readonly string[],
  executor: Executor,
): Promise<readonly (string | undefined)[]> {
  const { piece } = inputWriterOf(task)
  const pairs = inputs.map((input, at): ExecutionPair => ({
    id: String(at),
    code: task.code,
    tests: Array.from({ length: PARTS + 1 }, (_, part) =>
      piece(task, input, part * BYTES, (part + 1) * BYTES),
    ),
  }))
  const results = await executor.execute(pairs, { cpuMs: CPU_MS, hashSeed: HASH_SEEDS[0] })
  return results.map(result => textOf(result.outcomes))
}

function textOf(outcomes: readonly string[]): string | undefined {
  const pieces = outcomes.map(outcome => /^FAIL:V((?:[0-9a-f]{2})*)$/.exec(outcome)?.[1])
  if (pieces.includes(undefined) || pieces.at(-1) !== '') return undefined
  return Buffer.from(pieces.join(''), 'hex').toString('utf8')
}
