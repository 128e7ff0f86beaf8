import { z } from 'zod'
import { formatJsonl, parseJsonl, sha256Of } from '../../formats/index.ts'
import type { TaskSource } from '../source/task-source.ts'
import type { ExecutionEnvironment } from './executor.ts'

/** One letter per test: p pass, F bare assertion failure, X other exception, T timeout, E error. */
const Letters = z.string().regex(/^[pFXTE]*$/)

/** A row of the kill matrix: what every mutant of one task did to every test. */
export const KillMatrixRow = z.object({
  task: z.string(),
  code_sha256: z.string(),
  tests_sha256: z.string(),
  python: z.string(),
  platform: z.string(),
  cpu_ms: z.number(),
  mutants: z.record(z.string(), Letters),
})
export type KillMatrixRow = Readonly<z.infer<typeof KillMatrixRow>>

/** Parses a kill matrix; the rows by task id. */
export function parseKillMatrix(text: string, file: string): ReadonlyMap<string, KillMatrixRow> {
  return new Map(parseJsonl(text, KillMatrixRow, { file }).map(row => [row.task, row]))
}

/** Formats a kill matrix, sorted as given. */
export function formatKillMatrix(rows: Iterable<KillMatrixRow>): string {
  return formatJsonl([...rows])
}

/** Returns the first fields of a task's row, by which a remembered row is known to be current. */
export function rowIdentity(
  task: TaskSource,
  environment: ExecutionEnvironment,
  cpuMs: number,
): Omit<KillMatrixRow, 'mutants'> {
  return {
    task: task.id,
    code_sha256: sha256Of(task.code),
    tests_sha256: sha256Of(JSON.stringify(task.tests)),
    python: environment.python,
    platform: environment.platform,
    cpu_ms: cpuMs,
  }
}

/** Tells whether a remembered row holds the outcomes of exactly these mutants of this task. */
export function isCurrent(
  row: KillMatrixRow,
  identity: Omit<KillMatrixRow, 'mutants'>,
  mutantIds: readonly string[],
): boolean {
  const { mutants, ...known } = row
  const ids = Object.keys(mutants)
  return (
    Object.entries(identity).every(([key, value]) => Reflect.get(known, key) === value) &&
    ids.length === new Set(mutantIds).size &&
    mutantIds.every(id => id in mutants)
  )
}

/** Writes outcome labels as letters: the exception's name is dropped. */
export function toLetters(outcomes: readonly string[]): string {
  return outcomes.map(letterOf).join('')
}

/** Reads letters as outcome labels; an exception's name is not known any more. */
export function fromLetters(letters: string): readonly string[] {
  return Array.from(letters, letter => LABELS[letter] ?? 'ERROR:Unknown')
}

const LABELS: Readonly<Record<string, string>> = {
  p: 'pass',
  F: 'FAIL',
  X: 'FAIL:Exception',
  T: 'TIMEOUT',
  E: 'ERROR:Unknown',
}

function letterOf(outcome: string): string {
  if (outcome === 'pass') return 'p'
  if (outcome === 'FAIL') return 'F'
  if (outcome === 'TIMEOUT') return 'T'
  return outcome.startsWith('FAIL:') ? 'X' : 'E'
}
