import { pruneModule, testsCalling } from '../../project-tests/index.ts'
import type { Language } from '../../schema/index.ts'
import { HASH_SEEDS, SHIPPED_CPU_MS, type Executor } from '../compile/executor.ts'
import { SUBJECT, type ProjectFiles, type SourceFunction } from './read-functions.ts'

/** A function with the tests that pass on it. */
export interface VerifiedFunction extends Omit<SourceFunction, 'module'> {
  readonly query: string
  readonly tests: readonly string[]
  /** What of its module is executed around it; empty where it runs alone. */
  readonly context: Context
}

/** The text before and behind a function. */
export interface Context {
  readonly before: string
  readonly after: string
}

/** Why functions became no tasks. */
export type DropReason =
  | 'no description'
  | 'no test calls it by name'
  | 'its tests need fixtures'
  | 'no test passes on it outside the project'
  | 'too few verified mutants'

/** A function that became no task. */
export interface DroppedFunction {
  readonly id: string
  readonly reason: DropReason
}

/** Tests of one task: real suites hold hundreds on one function. */
const MOST_TESTS = 12

/** The text that is executed for a version of a function's code. */
export function executedText({ before, after }: Context, code: string): string {
  return `${before}${code}${after}`
}

/**
 * Finds the tests of each described function and keeps those that pass on it under both hash seeds,
 * alone where as many pass as inside its module.
 */
export async function verifyFunctions(
  { functions, tests }: ProjectFiles,
  language: Language,
  executor: Executor,
): Promise<{
  readonly verified: readonly VerifiedFunction[]
  readonly dropped: readonly DroppedFunction[]
}> {
  const verified: VerifiedFunction[] = []
  const dropped: DroppedFunction[] = []
  for (const each of functions) {
    const { query } = each
    const found = query === undefined ? undefined : await testsCalling(tests, each.name, language)
    const calling = [...new Set([...(found?.lineTests ?? []), ...(found?.wholeTests ?? [])])].slice(
      0,
      MOST_TESTS,
    )
    const passing = await passingTests(each, calling, { language, executor })
    if (query !== undefined && passing.tests.length > 0)
      verified.push({ ...each, query, ...passing })
    else
      dropped.push({
        id: each.id,
        reason: reasonOf(query, calling.length, found?.withFixtures ?? 0),
      })
  }
  return { verified, dropped }
}

function reasonOf(query: string | undefined, calling: number, withFixtures: number): DropReason {
  if (query === undefined) return 'no description'
  if (calling > 0) return 'no test passes on it outside the project'
  return withFixtures > 0 ? 'its tests need fixtures' : 'no test calls it by name'
}

const ALONE: Context = { before: '', after: '' }

async function passingTests(
  subject: SourceFunction,
  tests: readonly string[],
  { language, executor }: { readonly language: Language; readonly executor: Executor },
): Promise<Pick<VerifiedFunction, 'tests' | 'context'>> {
  if (tests.length === 0) return { tests: [], context: ALONE }
  const around = await contextOf(subject, tests, language)
  const alone = await passing(executedText(ALONE, subject.code), tests, executor)
  if (alone.length === tests.length) return { tests: alone, context: ALONE }
  const inside = await passing(executedText(around, subject.code), tests, executor)
  return alone.length >= inside.length
    ? { tests: alone, context: ALONE }
    : { tests: inside, context: around }
}

/** What of the module the function and its tests need. */
async function contextOf(
  { code, module }: SourceFunction,
  tests: readonly string[],
  language: Language,
): Promise<Context> {
  const mark = SUBJECT[language]
  const pruned = await pruneModule(module, [mark, code, ...tests].join('\n'), language)
  const [before = '', after = ''] = pruned.split(mark)
  return { before, after }
}

/** The tests that pass on a text under both hash seeds. */
async function passing(
  code: string,
  tests: readonly string[],
  executor: Executor,
): Promise<readonly string[]> {
  const pairs = [{ id: 'own', code, tests: [...tests] }]
  const runs = await Promise.all(
    HASH_SEEDS.map(hashSeed => executor.execute(pairs, { cpuMs: SHIPPED_CPU_MS, hashSeed })),
  )
  return tests.filter((_, at) => runs.every(([run]) => run?.outcomes[at] === 'pass'))
}
