import { enumerateMutants, type Candidate, type Mutant } from '../../mutation/index.ts'
import type { ExecutionPair } from '../../schema/index.ts'
import type { TreeNode } from '../../syntax/index.ts'
import type { TaskSource } from '../source/task-source.ts'
import { HASH_SEEDS, MUTANT_CPU_MS, type Executor } from './executor.ts'
import {
  fromLetters,
  isCurrent,
  rowIdentity,
  toLetters,
  type KillMatrixRow,
} from './kill-matrix.ts'

/** How to run the mutants of many tasks. */
export interface RunMutantsOptions {
  readonly executor: Executor
  readonly parse: (source: string) => TreeNode
  /** Rows of an earlier run: those that are still current are not run again. */
  readonly known?: ReadonlyMap<string, KillMatrixRow>
  readonly progress?: (done: number, total: number) => void
}

/** The outcomes of every mutant of every task. */
export interface MutantRuns {
  readonly candidates: ReadonlyMap<string, readonly Candidate[]>
  /** One row per task, in the order of the tasks. */
  readonly rows: readonly KillMatrixRow[]
  /** How many mutants were run now, not remembered. */
  readonly executed: number
}

interface Plan {
  readonly task: TaskSource
  readonly mutants: readonly Mutant[]
  readonly identity: Omit<KillMatrixRow, 'mutants'>
}

const TASKS_AT_ONCE = 40

/**
 * Runs every mutant of every task against the task's tests, 100 ms of CPU a suite; a timeout is
 * repeated alone. Outcomes are those of the kill matrix: exceptions without their names.
 */
export async function runMutants(
  tasks: readonly TaskSource[],
  options: RunMutantsOptions,
): Promise<MutantRuns> {
  const plans = tasks.map(task => planOf(task, options))
  const current = plans.map(plan => rememberedRow(plan, options.known))
  const missing = plans.filter((_, at) => current[at] === undefined)
  const fresh = new Map<string, KillMatrixRow>()
  for (let at = 0; at < missing.length; at += TASKS_AT_ONCE) {
    const rows = await runPlans(missing.slice(at, at + TASKS_AT_ONCE), options.executor)
    for (const row of rows) fresh.set(row.task, row)
    options.progress?.(Math.min(at + TASKS_AT_ONCE, missing.length), missing.length)
  }
  const rows = plans.flatMap(({ task }, at) => current[at] ?? fresh.get(task.id) ?? [])
  return {
    rows,
    candidates: new Map(plans.map((plan, at) => [plan.task.id, candidatesOf(plan, rows[at])])),
    executed: missing.reduce((sum, plan) => sum + plan.mutants.length, 0),
  }
}

function planOf(task: TaskSource, { parse, executor }: RunMutantsOptions): Plan {
  return {
    task,
    mutants: enumerateMutants(task.code, parse, { language: task.language }),
    identity: rowIdentity(task, executor.environment, MUTANT_CPU_MS),
  }
}

function rememberedRow(
  plan: Plan,
  known: ReadonlyMap<string, KillMatrixRow> | undefined,
): KillMatrixRow | undefined {
  const row = known?.get(plan.task.id)
  const ids = plan.mutants.map(mutant => mutant.id)
  return row !== undefined && isCurrent(row, plan.identity, ids) ? row : undefined
}

async function runPlans(
  plans: readonly Plan[],
  executor: Executor,
): Promise<readonly KillMatrixRow[]> {
  const pairs = plans.flatMap(({ task, mutants }) => mutants.map(mutant => pairOf(task, mutant)))
  const outcomes = await settle(pairs, executor)
  return plans.map(({ task, mutants, identity }) => {
    const letters = mutants.map(
      mutant => [mutant.id, toLetters(outcomes.get(pairId(task, mutant)) ?? [])] as const,
    )
    return { ...identity, mutants: Object.fromEntries(letters) }
  })
}

async function settle(
  pairs: readonly ExecutionPair[],
  executor: Executor,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const conditions = { cpuMs: MUTANT_CPU_MS, hashSeed: HASH_SEEDS[0] }
  const first = await executor.execute(pairs, conditions)
  const outcomes = new Map(first.map(result => [result.id, result.outcomes]))
  const late = pairs.filter(pair => outcomes.get(pair.id)?.includes('TIMEOUT'))
  const again = await executor.execute(late, { ...conditions, isAlone: true })
  for (const result of again) outcomes.set(result.id, result.outcomes)
  return outcomes
}

function candidatesOf(plan: Plan, row: KillMatrixRow | undefined): readonly Candidate[] {
  return plan.mutants.map(mutant => ({
    mutant,
    outcomes: fromLetters(row?.mutants[mutant.id] ?? ''),
  }))
}

function pairId(task: TaskSource, mutant: Mutant): string {
  return `${task.id}/${mutant.id}`
}

function pairOf(task: TaskSource, mutant: Mutant): ExecutionPair {
  return { id: pairId(task, mutant), code: mutant.code, tests: [...task.tests] }
}
