import { createHash } from 'node:crypto'
import {
  closeSync,
  createReadStream,
  fsyncSync,
  mkdirSync,
  openSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { InfrastructureError, type ExecutionResult } from '../schema/index.ts'
import { parseCacheLine, toCacheLine, type CacheRow } from './cache-line.ts'
import { codeHash, testsHash } from './hashes.ts'
import type { ExecutionEnvironment } from './runner.ts'

/** A remembered execution: everything of a result but the id of the pair. */
export type RememberedExecution = Omit<ExecutionResult, 'id'>

/** Outcomes of earlier executions in one environment, kept in an append-only file. */
export interface ExecutionCache {
  /** Rows that this environment may use. */
  readonly size: number
  /** Lines of the file that were damaged, for example half-written; they are ignored. */
  readonly damaged: number
  get(code: string, tests: readonly string[]): RememberedExecution | undefined
  /** Writes at once, so that an interrupted run loses nothing. */
  put(code: string, tests: readonly string[], execution: RememberedExecution): void
  /** @throws InfrastructureError when rows could not be written; the executions stay valid. */
  flush(): Promise<void>
  close(): Promise<void>
}

const FORMAT = 1

/**
 * Opens the cache file at `path`, or starts one. Rows are found by the content of code and tests and
 * by `environment`; several processes may append at once, as each row is one appending write.
 * @throws InfrastructureError when the file can be neither read nor appended to
 */
export async function openExecutionCache(
  path: string,
  environment: ExecutionEnvironment,
): Promise<ExecutionCache> {
  const descriptor = openForAppending(path)
  const { rows, damaged } = await readRows(path)
  const keyOf = keyFunction(environment)
  const unwritten: { count: number; cause?: unknown } = { count: 0 }
  const append = (row: CacheRow): void => {
    try {
      writeSync(descriptor, toCacheLine(row))
    } catch (cause) {
      unwritten.count += 1
      unwritten.cause = cause
    }
  }
  const check = (): void => {
    if (unwritten.count > 0) throw unwrittenError(path, unwritten.count, unwritten.cause)
  }
  return {
    get size() {
      return rows.size
    },
    damaged,
    get: (code, tests) => rows.get(keyOf(code, tests)),
    put(code, tests, { outcomes, level, cpuMs }) {
      const key = keyOf(code, tests)
      if (rows.has(key) || outcomes.length === 0) return
      rows.set(key, { outcomes, level, cpuMs })
      append({ key, outcomes, level, cpuMs })
    },
    async flush() {
      fsyncSync(descriptor)
      check()
    },
    async close() {
      closeSync(descriptor)
      check()
    },
  }
}

function openForAppending(path: string): number {
  try {
    mkdirSync(dirname(path), { recursive: true })
    return openSync(path, 'a')
  } catch (cause) {
    throw new InfrastructureError(
      `The execution cache must be writable at ${path}, but is not (${reasonOf(cause)}). ` +
        'Name another file, or run without a cache.',
      { cause },
    )
  }
}

async function readRows(
  path: string,
): Promise<{ readonly rows: Map<string, RememberedExecution>; readonly damaged: number }> {
  const rows = new Map<string, RememberedExecution>()
  let damaged = 0
  // A device may be endless.
  if (!statSync(path).isFile()) return { rows, damaged }
  for await (const line of createInterface({
    input: createReadStream(path),
    crlfDelay: Infinity,
  })) {
    if (line === '') continue
    const row = parseCacheLine(line)
    if (row === undefined) damaged += 1
    else rows.set(row.key, { outcomes: [...row.outcomes], level: row.level, cpuMs: row.cpuMs })
  }
  return { rows, damaged }
}

function keyFunction(environment: ExecutionEnvironment) {
  const { language, implementation, version, platform, isolate, seed } = environment
  const { cpuMs, wallFactor, memoryBytes } = environment
  const place = [language, implementation, version, platform, isolate, seed]
  const limits = [cpuMs, wallFactor, memoryBytes]
  return (code: string, tests: readonly string[]): string =>
    createHash('sha256')
      .update(JSON.stringify([FORMAT, codeHash(code), testsHash(tests), place, limits]))
      .digest('hex')
}

function unwrittenError(path: string, count: number, cause: unknown): InfrastructureError {
  return new InfrastructureError(
    `Every execution must be remembered at ${path}, but ${count} could not be written ` +
      `(${reasonOf(cause)}). Their results are valid; free some space and run again to keep them.`,
    { cause },
  )
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
