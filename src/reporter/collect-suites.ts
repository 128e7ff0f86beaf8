import type { TestCase, TestModule, TestSuite } from 'vitest/node'
import {
  OUTCOME_VERSION,
  QueryOutcome,
  RunHeader,
  type FailedOutcome,
  type NotMeasuredOutcome,
} from '../schema/index.ts'
import { projectName } from './project-name.ts'
import type { TwiceMerged } from './twice-merged.ts'

/** One retrieval suite as the reporter finds it in a finished run. */
export interface CollectedSuite {
  readonly project: string
  readonly file: string
  readonly header: RunHeader
  /** One per query that was not filtered out. */
  readonly outcomes: readonly QueryOutcome[]
  /** Test cases that a name filter, `only` or an interruption kept from running. */
  readonly unasked: number
  /** The message of a failed `index()`. */
  readonly indexError: string | undefined
  /** True when several blobs hold the file: which of them is here, nobody knows. */
  readonly isTwice: boolean
}

/** What the retrieval suites of a finished run say. */
export interface Collection {
  readonly suites: readonly CollectedSuite[]
  /** Records that could not be read, for example those of another version. */
  readonly problems: readonly string[]
}

/** Reads every retrieval suite out of finished test modules. */
export function collectSuites(
  modules: readonly TestModule[],
  twice: readonly TwiceMerged[] = [],
): Collection {
  const suites: CollectedSuite[] = []
  const problems: string[] = []
  // A merge hands a file over once per blob that holds it.
  for (const module of [...new Set(modules)].sort(byProjectAndFile)) {
    for (const suite of module.children.allSuites()) {
      const meta = suite.meta().retrievalRun
      if (meta === undefined) continue
      const header = RunHeader.safeParse(meta)
      if (header.success) {
        const isTwice = twice.some(({ file }) => file === module.moduleId)
        suites.push({ ...collectSuite(module, suite, header.data), isTwice })
      } else problems.push(unreadable(module, suite.fullName))
    }
  }
  return { suites, problems }
}

/** The order in which Vitest runs files depends on their size and their last duration. */
function byProjectAndFile(a: TestModule, b: TestModule): number {
  const [first, second] = [a, b].map(each =>
    JSON.stringify([projectName(each.project.name), each.relativeModuleId]),
  )
  return (first ?? '') < (second ?? '') ? -1 : 1
}

function collectSuite(
  module: TestModule,
  suite: TestSuite,
  header: RunHeader,
): Omit<CollectedSuite, 'isTwice'> {
  const indexError = suite.errors()[0]?.message
  const outcomes = [...suite.children.allTests()].flatMap(test =>
    outcomeOfTest(test, header, indexError),
  )
  return {
    project: projectName(module.project.name),
    file: module.relativeModuleId,
    header,
    outcomes,
    unasked: suite.children.size - outcomes.length,
    indexError,
  }
}

function outcomeOfTest(
  test: TestCase,
  header: RunHeader,
  indexError: string | undefined,
): readonly QueryOutcome[] {
  // What was parsed is a copy: of 20,000 outcomes only one may stay in memory.
  const { retrieval } = test.meta()
  const recorded = QueryOutcome.safeParse(retrieval).success ? retrieval : undefined
  const result = test.result()
  if (indexError !== undefined) return [notMeasured(test, `index() failed: ${indexError}`)]
  if (result.state === 'failed' && !isJudgedMiss(header, recorded)) {
    return [recorded?.state === 'failed' ? recorded : failed(test)]
  }
  return recorded === undefined ? [] : [recorded]
}

/** In an asserting suite a red test with a measurement is a broken promise, not a fault. */
function isJudgedMiss(header: RunHeader, outcome: QueryOutcome | undefined): boolean {
  return header.kind === 'assert' && outcome?.state === 'measured'
}

function failed(test: TestCase): FailedOutcome {
  const message = test.result().errors?.[0]?.message ?? 'the test failed without an error'
  const kind = /timed out/i.test(message) ? 'timeout' : 'test'
  const cause = message.replace(/\d+/g, '#')
  return { ...identityOf(test), state: 'failed', fault: { kind, message, cause } }
}

function notMeasured(test: TestCase, reason: string): NotMeasuredOutcome {
  return { ...identityOf(test), state: 'not-measured', reason }
}

function identityOf(test: TestCase): {
  version: typeof OUTCOME_VERSION
  queryId: string
  domain: string
  language: string
} {
  return { version: OUTCOME_VERSION, queryId: queryIdOf(test), domain: '', language: '' }
}

/** Test cases are named by their query id; some Vitest versions quote names made by `%s`. */
function queryIdOf(test: TestCase): string {
  return test.name.replace(/^'(.*)'$/, '$1')
}

function unreadable(module: TestModule, suite: string): string {
  return (
    `The suite "${suite}" in ${module.relativeModuleId} carries a retrieval record that this ` +
    'version cannot read. Use one version of vitest-retrieval in all shards and projects.'
  )
}
