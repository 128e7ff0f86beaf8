import type { ExecutionPair, ExecutionResult } from '../../schema/index.ts'

/** Under what conditions pairs are run. */
export interface ExecuteConditions {
  /** CPU milliseconds that one suite may take. */
  readonly cpuMs: number
  /** `PYTHONHASHSEED` of the interpreter. */
  readonly hashSeed: number
  /** True to run one pair at a time, so that nothing else can make it slow. */
  readonly isAlone?: boolean
  /** Set on a run that repeats an earlier one on purpose: it is never answered from memory of it. */
  readonly repetition?: number
}

/** What labels may depend on: they are compared only within one of these. */
export interface ExecutionEnvironment {
  /** Minor version of Python, e.g. `3.11`; of another interpreter with its name, e.g. `node 24.3`. */
  readonly python: string
  /** e.g. `linux-x64`. */
  readonly platform: string
}

/** Runs pairs of code and tests; results come in the order of the pairs. */
export interface Executor {
  readonly environment: ExecutionEnvironment
  execute(
    pairs: readonly ExecutionPair[],
    conditions: ExecuteConditions,
  ): Promise<readonly ExecutionResult[]>
}

/** CPU limit under which mutants are sorted: it changed no label against 1 s on the pilot's tasks. */
export const MUTANT_CPU_MS = 100

/** CPU limit of everything that is shipped: the paper's limit for one suite. */
export const SHIPPED_CPU_MS = 5_000 // ExecRetrieval §3.3

/** The hash seeds under which what is shipped must behave alike. */
export const HASH_SEEDS: readonly [number, number] = [0, 7]
