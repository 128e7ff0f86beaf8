import { joinBundle } from '../../dataset/index.ts'
import { InputError, type Language } from '../../schema/index.ts'
import { loadParser, parseOnce } from '../../syntax/index.ts'
import { cacheRows, ownPairs } from '../compile/cache-rows.ts'
import type { Executor } from '../compile/executor.ts'
import { runUnderSeeds } from '../compile/run-canonicals.ts'
import { runnerExecutor } from '../compile/runner-executor.ts'
import { writeBundle } from '../compile/write-release.ts'
import { chooseMutants } from './choose-mutants.ts'
import { composeSourceBundle } from './compose-source-bundle.ts'
import { readProject } from './read-functions.ts'
import { verifyFunctions, type DroppedFunction } from './verify-functions.ts'

/** A project and where its dataset goes. */
export interface FromSourceOptions {
  /** Folders of the code. */
  readonly sources: readonly string[]
  /** Folders of the tests; test files among the sources when absent. */
  readonly tests?: readonly string[] | undefined
  readonly language: Language
  /** The directory of the bundle; replaced as a whole. */
  readonly out: string
  /** Fewest distractors of a task; 3 when absent. */
  readonly least?: number | undefined
  readonly seed?: number | undefined
  readonly workers?: number | undefined
  readonly progress?: ((text: string) => void) | undefined
  readonly executor?: Executor | undefined
}

/** What became of a project's functions. */
export interface FromSourceReport {
  readonly functions: number
  readonly tasks: number
  readonly snippets: number
  /** Tasks whose query spells the function's own name. */
  readonly naming: number
  readonly dropped: readonly DroppedFunction[]
}

const DEFAULT_SEED = 20_260_510 // ExecRetrieval §4
const LEAST = 3

/**
 * Turns the functions of a project into tasks: the description is the query, the project's own tests
 * judge, verified mutants deceive. Everything is executed in the runner, a function alone or inside its
 * module without the rest of the project.
 * @throws InputError when a folder is missing, or no function becomes a task
 */
export async function buildFromSource(options: FromSourceOptions): Promise<FromSourceReport> {
  if (options.executor !== undefined) return build(options, options.executor)
  const executor = await runnerExecutor(options.workers, options.language)
  try {
    return await build(options, executor)
  } finally {
    await executor.close()
  }
}

async function build(options: FromSourceOptions, executor: Executor): Promise<FromSourceReport> {
  const { language, progress, least = LEAST, seed = DEFAULT_SEED } = options
  const parse = parseOnce(await loadParser(language))
  const project = await readProject({ ...options, parse })
  progress?.(`${project.functions.length} functions, ${project.tests.length} test files`)
  const { verified, dropped } = await verifyFunctions(project, language, executor)
  progress?.(`${verified.length} functions pass their tests`)
  const choice = await chooseMutants(verified, { language, parse, executor, seed, progress })
  const isEnough = ({ id }: { readonly id: string }): boolean =>
    (choice.get(id) ?? []).length >= least
  const tasks = verified.filter(isEnough)
  const few = verified.filter(each => !isEnough(each))
  const report = {
    functions: project.functions.length,
    tasks: tasks.length,
    naming: tasks.filter(({ query, name }) => new RegExp(`\\b${name}\\b`).test(query)).length,
    dropped: [
      ...dropped,
      ...few.map(({ id }) => ({ id, reason: 'too few verified mutants' as const })),
    ],
  }
  if (tasks.length === 0) throw new InputError(nothingLeft(report))
  const bundle = composeSourceBundle(tasks, choice, language)
  joinBundle(bundle)
  const pairs = ownPairs(bundle)
  const cache = cacheRows(pairs, await runUnderSeeds(pairs, executor), executor.environment)
  await writeBundle({ bundle: { ...bundle, cache } }, options.out)
  return { ...report, snippets: bundle.corpus.length }
}

function nothingLeft({
  functions,
  dropped,
}: Pick<FromSourceReport, 'functions' | 'dropped'>): string {
  const counts = Map.groupBy(dropped, ({ reason }) => reason)
  const reasons = [...counts].map(([reason, group]) => `${group.length} ${reason}`).join(', ')
  return (
    `A project must hold a function with a description and tests that run without the rest of it, but ` +
    `of ${functions} functions none is left (${reasons}). Name folders with --tests, or lower --least.`
  )
}
