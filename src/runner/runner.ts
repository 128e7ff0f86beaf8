import type { ExecutionPair, ExecutionResult, IsolationLevel, Language } from '../schema/index.ts'
import type { InterpreterInfo } from './interpreter.ts'
import type { Limits } from './limits.ts'

/** How snippets are to be run. */
export interface RunnerOptions {
  /** Python by default. */
  readonly language?: Language
  /** The level to start with; `lock` by default. */
  readonly level?: IsolationLevel
  /**
   * `preferred` (default) takes the strongest level below `level` that works here and says which;
   * `required` refuses to run with less than `level`.
   */
  readonly isolation?: 'preferred' | 'required'
  /** Processes that run pairs side by side; the number of cores up to four by default. */
  readonly workers?: number
  readonly limits?: Partial<Limits>
  /** Seed of hashes and `random` inside snippets; 0 by default. */
  readonly seed?: number
  /** The interpreter; `python3` or `python` of PATH by default. */
  readonly python?: string
}

/** What accompanies one execution. */
export interface ExecuteOptions {
  readonly signal?: AbortSignal | undefined
  /** CPU milliseconds of the whole suite, instead of the runner's limit. */
  readonly cpuMs?: number | undefined
}

/** Executes snippets against tests, confined. */
export interface Runner {
  /** The level that was achieved. */
  readonly level: IsolationLevel
  readonly interpreter: InterpreterInfo
  /** May be called concurrently; pairs queue over the workers. */
  execute(pair: ExecutionPair, options?: ExecuteOptions): Promise<ExecutionResult>
  /** Null when the interpreter compiles the code, else its error. */
  compiles(code: string): Promise<string | null>
  close(): Promise<void>
}
