import type { TestModule } from 'vitest/node'
import type { GateReport } from '../analysis/index.ts'

/** What may make the process fail. */
export interface Failures {
  readonly gates: GateReport
  /** What kept the tool from working. */
  readonly problems: readonly string[]
  /** True when queries of measuring suites failed, or their index did. */
  readonly hasFaults: boolean
  /** True when something failed that is not ours: a user's test, a module, an unhandled error. */
  readonly hasOtherFailures: boolean
}

/**
 * Returns the exit code to set, undefined to leave Vitest's own: 1 for a regression, 3 when every
 * failure of the run is one of the infrastructure around the measured queries (DESIGN §5).
 */
export function exitCodeOf(failures: Failures): 1 | 3 | undefined {
  if (failures.gates.exitCode === 1) return 1
  const isOurs = failures.gates.exitCode === 3 || failures.problems.length > 0 || failures.hasFaults
  return isOurs && !failures.hasOtherFailures ? 3 : undefined
}

/** Tells whether anything failed outside the measuring retrieval suites. */
export function hasOtherFailures(
  modules: readonly TestModule[],
  unhandledErrors: readonly unknown[],
): boolean {
  if (unhandledErrors.length > 0) return true
  return modules.some(module => {
    if (module.errors().length > 0) return true
    const failed = [...module.children.allTests('failed')]
    if (failed.some(test => !isMeasuring(test.parent))) return true
    const suites = [...module.children.allSuites()].filter(suite => suite.errors().length > 0)
    return suites.some(suite => !isMeasuring(suite))
  })
}

type Parent = ReturnType<TestModule['children']['at']> | TestModule

function isMeasuring(task: Parent): boolean {
  if (task === undefined) return false
  if (task.meta().retrievalRun?.kind === 'measure') return true
  return 'parent' in task && isMeasuring(task.parent)
}
