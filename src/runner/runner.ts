import type { ExecutionPair, ExecutionResult, IsolationLevel, Language } from '../schema/index.ts'
import type { Limits } from './limits.ts'

/** How a runner is started; everything has a default. */
export interface RunnerOptions {
  /** The language of every snippet; `python` by default. */
  readonly language?: Language | undefined
  /** The strictest level wanted; `lock` by default. */
  readonly level?: IsolationLevel | undefined
  /** `required` refuses to start below `level`; `preferred` takes the next level and says so. */
  readonly isolation?: 'preferred' | 'required' | undefined
  /** Worker processes; one per core, at most four, by default. */
  readonly workers?: number | undefined
  readonly limits?: Partial<Limits> | undefined
  /** `suite` shares one process among the tests of a pair, `test` gives each its own. */
  readonly isolate?: 'suite' | 'test' | undefined
  /** Seeds string hashing and the global random generator; 0 by default. */
  readonly seed?: number | undefined
  /** Path or name of the Python to use; `python3` on PATH by default. */
  readonly python?: string | undefined
}

/** What executes the snippets; `executable` is for `doctor` only and enters no result. */
export interface InterpreterInfo {
  readonly language: Language
  /** `CPython`, `node` or `Pyodide`. */
  readonly implementation: string
  readonly version: string
  /** Operating system and machine, for example `linux-x64`. */
  readonly platform: string
  readonly executable: string
}

/** Everything besides code and tests that an outcome may depend on. */
export interface ExecutionEnvironment {
  readonly language: Language
  readonly implementation: string
  readonly version: string
  readonly platform: string
  readonly cpuMs: number
  readonly wallFactor: number
  readonly memoryBytes: number
  readonly isolate: 'suite' | 'test'
  readonly seed: number
}

/** What one execution may be given besides its pair. */
export interface ExecuteOptions {
  readonly signal?: AbortSignal | undefined
  /** CPU budget of this suite, for example scaled from its canonical's own time. */
  readonly cpuMs?: number | undefined
}

/** Executes pairs in isolation; `execute` may be called concurrently. */
export interface Runner {
  /** The level that was achieved and that every result carries. */
  readonly level: IsolationLevel
  readonly interpreter: InterpreterInfo
  execute(pair: ExecutionPair, options?: ExecuteOptions): Promise<ExecutionResult>
  /** Null when the code can be compiled, else the reason why not. */
  compiles(code: string): Promise<string | null>
  close(): Promise<void>
}

/** A runner as `createRunner` starts it. */
export interface StartedRunner extends Runner {
  readonly limits: Limits
  /** What cache rows of this runner are keyed by, besides code and tests. */
  readonly environment: ExecutionEnvironment
  /** Why stricter levels than `level` were not achieved; empty when the wanted one was. */
  readonly degraded: readonly LevelReport[]
}

/** Whether one isolation level can be had here, and why not. */
export interface LevelReport {
  readonly level: IsolationLevel
  readonly available: boolean
  /** Empty when available. */
  readonly reason: string
}
