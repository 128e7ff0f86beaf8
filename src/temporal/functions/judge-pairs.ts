import { runnableModule } from '../../project-tests/index.ts'
import { createRunner, executeAll, passesAll, type Runner } from '../../runner/index.ts'
import type { Language, OutcomeLabel } from '../../schema/index.ts'
import type { Commit } from '../git/read-log.ts'
import { cleanMessage } from '../history/clean-message.ts'
import type { FunctionPair } from './function-pair.ts'

/** A function that a commit changed, with the tests of that commit which call it. */
export interface FixedFunction {
  readonly commit: Commit
  readonly path: string
  readonly name: string
  readonly before: string
  readonly after: string
  /** The module after the commit. */
  readonly module: string
  /** One-line assertions, and whole test functions. */
  readonly lineTests: readonly string[]
  readonly wholeTests: readonly string[]
}

/** What execution said. */
export interface JudgedPairs {
  readonly pairs: readonly FunctionPair[]
  readonly notAlone: number
  readonly notFailing: number
}

/** One way to execute a function: alone, or inside its module. */
interface Attempt {
  readonly after: string
  readonly before: string
  readonly tests: readonly string[]
  readonly isAlone: boolean
}

/** Executes every function before and after its fix; the first way that tells them apart counts. */
export async function judgePairs(
  found: readonly FixedFunction[],
  options: {
    readonly language: Language
    readonly startRunner?: (() => Promise<Runner>) | undefined
  },
): Promise<JudgedPairs> {
  if (found.length === 0) return { pairs: [], notAlone: 0, notFailing: 0 }
  const { language, startRunner = () => createRunner({ language }) } = options
  const runner = await startRunner()
  try {
    const verdicts = await Promise.all(found.map(each => judge(each, runner, language)))
    const pairs = verdicts.filter(verdict => typeof verdict !== 'string')
    const count = (reason: string): number => verdicts.filter(verdict => verdict === reason).length
    return { pairs, notAlone: count('not alone'), notFailing: count('not failing') }
  } finally {
    await runner.close()
  }
}

async function judge(
  found: FixedFunction,
  runner: Runner,
  language: Language,
): Promise<FunctionPair | 'not alone' | 'not failing'> {
  let reason: 'not alone' | 'not failing' = 'not alone'
  for (const attempt of await attemptsOf(found, language)) {
    const outcomes = await outcomesOf(runner, attempt.after, attempt.tests)
    const tests = attempt.tests.filter((_, at) => outcomes[at] === 'pass')
    if (tests.length === 0) continue
    const labels = await outcomesOf(runner, attempt.before, tests)
    if (tellsApart(labels))
      return pairOf(found, attempt, { language, tests, labels, level: runner.level })
    reason = 'not failing'
  }
  return reason
}

async function attemptsOf(found: FixedFunction, language: Language): Promise<readonly Attempt[]> {
  const { after, before, lineTests, wholeTests, module } = found
  const alone = { after, before, tests: lineTests, isAlone: true }
  const inside = {
    after: await runnableModule(module, language),
    before: await runnableModule(
      module.replace(after, () => before),
      language,
    ),
    tests: [...lineTests, ...wholeTests],
    isAlone: false,
  }
  return [alone, inside].filter(({ tests }) => tests.length > 0)
}

async function outcomesOf(
  runner: Runner,
  code: string,
  tests: readonly string[],
): Promise<readonly OutcomeLabel[]> {
  const [result] = await executeAll(runner, [{ id: 'fix', code, tests: [...tests] }])
  return result?.outcomes ?? []
}

/** A version that cannot run at all says nothing of the bug. */
function tellsApart(labels: readonly OutcomeLabel[]): boolean {
  return (
    !passesAll(labels) &&
    !labels.every(label => label.startsWith('ERROR') || /NameError|ReferenceError/.test(label))
  )
}

function pairOf(
  { commit, path, name, before, after }: FixedFunction,
  attempt: Attempt,
  run: Pick<FunctionPair, 'language' | 'tests' | 'labels' | 'level'>,
): FunctionPair {
  const modules = { canonical: attempt.after, distractor: attempt.before }
  return {
    id: `${commit.hash.slice(0, 12)}/${path}#${name}`,
    // A subject that is nothing but a reference is still what was said.
    query: cleanMessage(commit.subject, commit.body) || commit.subject,
    functionName: name,
    path,
    commit: commit.hash,
    canonical: after,
    distractor: before,
    ...(attempt.isAlone ? {} : { modules }),
    ...run,
  }
}
