import type { BundleCacheRow } from '../../schema/index.ts'
import type { ReleasedBundle } from '../../formats/index.ts'
import type { TreeNode } from '../../syntax/index.ts'
import { canonicalGate } from '../gates/canonical-gate.ts'
import { distractorGate } from '../gates/distractor-gate.ts'
import type { Allowances, Evidence } from '../gates/gate.ts'
import { integrityGate } from '../gates/integrity-gate.ts'
import { runGates, type GateResult } from '../gates/run-gates.ts'
import { schemaGate } from '../gates/schema-gate.ts'
import { semanticsGate } from '../gates/semantics-gate.ts'
import type { ReadTask, TaskSource } from '../source/task-source.ts'
import { cacheRows, ownPairs } from './cache-rows.ts'
import type { DistractorLock } from './distractor-lock.ts'
import type { Executor } from './executor.ts'
import type { KillMatrixRow } from './kill-matrix.ts'
import { runCanonicals } from './run-canonicals.ts'
import { runMutants } from './run-mutants.ts'
import { settleChoice } from './settle-choice.ts'

/** What a dataset is compiled from. */
export interface CompileInput {
  readonly tasks: readonly ReadTask[]
  readonly lock: DistractorLock
  readonly executor: Executor
  readonly parse: (source: string) => TreeNode
  readonly allowances?: Allowances
  /** Queries of the Python tasks of the same paths, for TypeScript tasks. */
  readonly twins?: ReadonlyMap<string, string | undefined>
  /** Rows of an earlier run. */
  readonly matrix?: ReadonlyMap<string, KillMatrixRow>
  readonly progress?: (text: string) => void
}

/** A dataset that has passed the gates of its build. */
export interface Release {
  readonly bundle: ReleasedBundle & { readonly cache: readonly BundleCacheRow[] }
  readonly lock: DistractorLock
  readonly matrix: readonly KillMatrixRow[]
}

/** What compiling came to: a release, or the gates that stopped it. */
export interface Compilation {
  readonly results: readonly GateResult[]
  /** Absent when a gate failed. */
  readonly release: Release | undefined
  /** Everything gathered so far, for gates beyond those of the build. */
  readonly evidence: Evidence
}

/** Evidence of which nothing but the sources is gathered. */
export function sourceEvidence(
  tasks: readonly ReadTask[],
  parse: (source: string) => TreeNode,
): Evidence {
  return {
    tasks,
    parse,
    canonicalRuns: new Map(),
    mutants: new Map(),
    bundle: undefined,
    distractorRuns: new Map(),
    fileProblems: [],
  }
}

/** Compiles task sources into a release; stops at the first stage whose gates fail. */
export async function compileDataset(input: CompileInput): Promise<Compilation> {
  const { allowances, executor, parse } = input
  const { twins } = input
  const sources = {
    ...sourceEvidence(input.tasks, parse),
    ...(twins === undefined ? {} : { twins }),
  }
  const form = runGates([schemaGate, semanticsGate], sources, allowances)
  if (hasViolation(form)) return { results: form, release: undefined, evidence: sources }

  const tasks = input.tasks.flatMap(({ task }) => (task === undefined ? [] : [task]))
  input.progress?.(`running ${tasks.length} canonicals`)
  const canonicalRuns = await runCanonicals(tasks, executor)
  const withRuns = { ...sources, canonicalRuns }
  const canonical = runGates([canonicalGate], withRuns, allowances)
  if (hasViolation(canonical)) {
    return { results: [...form, ...canonical], release: undefined, evidence: withRuns }
  }

  const { release, evidence } = await select(tasks, withRuns, input)
  const [semantics, ...late] = runGates(
    [semanticsGate, distractorGate, integrityGate],
    evidence,
    allowances,
  )
  const results = [...form.slice(0, 1), ...(semantics ? [semantics] : []), ...canonical, ...late]
  return { results, release: hasViolation(results) ? undefined : release, evidence }
}

function hasViolation(results: readonly GateResult[]): boolean {
  return results.some(result => result.violations.length > 0)
}

interface Selected {
  readonly release: Release
  readonly evidence: Evidence
}

async function select(
  tasks: readonly TaskSource[],
  sources: Evidence,
  input: CompileInput,
): Promise<Selected> {
  const { executor, parse, progress } = input
  const { candidates, rows } = await runMutants(tasks, {
    executor,
    parse,
    ...(input.matrix === undefined ? {} : { known: input.matrix }),
    progress: (done, total) => progress?.(`running mutants: ${done}/${total} tasks`),
  })
  progress?.('choosing distractors and running what is shipped under two hash seeds')
  const { lock, bundle, runs } = await settleChoice({ ...input, tasks, candidates })
  const cache = cacheRows(ownPairs(bundle), runs, executor.environment)
  const shipped = { ...bundle, cache }
  return {
    release: { bundle: shipped, lock, matrix: rows },
    evidence: {
      ...sources,
      bundle: shipped,
      mutants: candidates,
      distractorRuns: runs,
    },
  }
}
