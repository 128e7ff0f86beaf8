import { z } from 'zod'
import { Language } from './language.ts'

/**
 * How strictly a snippet was confined while it ran, strongest first: `bwrap` (L3: namespaces and
 * lock), `lock` (L2: Landlock, seccomp, rlimits), `rlimit` (L1), `process` (L0), `wasm` (Pyodide,
 * a convenience that is never called isolated).
 */
export const ISOLATION_LEVELS = ['bwrap', 'lock', 'rlimit', 'process', 'wasm'] as const

/** One of the isolation levels. */
export const IsolationLevel = z.enum(ISOLATION_LEVELS)
export type IsolationLevel = z.infer<typeof IsolationLevel>

/**
 * The outcome of one test: `pass`, `FAIL` (bare assertion failure), `FAIL:<Exception>`, `TIMEOUT`
 * or `ERROR:<Kind>` (ExecRetrieval §3.3). `?` stands for an exception whose name is no identifier.
 */
export const OutcomeLabel = z
  .string()
  .regex(/^(pass|FAIL|TIMEOUT|(FAIL|ERROR):([\p{ID_Start}_][\p{ID_Continue}]*|\?))$/u)
export type OutcomeLabel = z.infer<typeof OutcomeLabel>

/** A snippet and the tests that it is to be run against. */
export const ExecutionPair = z.object({
  id: z.string(),
  code: z.string(),
  tests: z.array(z.string()),
})
export type ExecutionPair = Readonly<z.infer<typeof ExecutionPair>>

/** What running one pair showed; `outcomes` holds one label per test, in test order. */
export const ExecutionResult = z.object({
  id: z.string(),
  outcomes: z.array(OutcomeLabel),
  level: IsolationLevel,
  cpuMs: z.number().nonnegative(),
})
export type ExecutionResult = Readonly<z.infer<typeof ExecutionResult>>

/** A file of pairs to execute: its language, then the pairs. */
export const ExecutionRequest = z.object({ language: Language, pairs: z.array(ExecutionPair) })
export type ExecutionRequest = Readonly<z.infer<typeof ExecutionRequest>>
