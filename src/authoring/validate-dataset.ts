import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import {
  BUNDLE_FILES,
  CHECKSUM_FILE,
  parseBundle,
  parseChecksums,
  parseExecutionCache,
  sha256Of,
  type NamedText,
} from '../formats/index.ts'
import { InputError } from '../schema/index.ts'
import { loadParser, parseOnce } from '../syntax/index.ts'
import { arityOf } from './adequacy/arity-of.ts'
import { toldApart } from './adequacy/told-apart.ts'
import { crossSweep } from './adequacy/cross-sweep.ts'
import { pathsOf, readMatrix } from './dataset-files.ts'
import { withExecutor } from './with-executor.ts'
import { ownPairs } from './compile/cache-rows.ts'
import { sourceEvidence } from './compile/compile-dataset.ts'
import { HASH_SEEDS, type Executor } from './compile/executor.ts'
import { runCanonicals, runUnderSeeds } from './compile/run-canonicals.ts'
import { runMutants } from './compile/run-mutants.ts'
import type { Allowances, Evidence } from './gates/gate.ts'
import { GATES } from './gates/index.ts'
import { runGates, type GateResult } from './gates/run-gates.ts'
import { readReviews } from './source/read-reviews.ts'
import { readTasks } from './source/read-tasks.ts'

/** How to validate a dataset. */
export interface ValidateOptions {
  /** Holds `tasks/`, `kill-matrix.jsonl` and `released/`. */
  readonly directory: string
  readonly workers?: number | undefined
  /** True to run everything again instead of believing kill matrix and memory. */
  readonly isCold?: boolean | undefined
  readonly allowances?: Allowances | undefined
  /** How many more runs, each under a hash seed drawn by chance; none when absent. */
  readonly flakyRuns?: number | undefined
  readonly progress?: ((text: string) => void) | undefined
  readonly executor?: Executor | undefined
}

/**
 * Judges sources and released bundle by every gate; what has not been run before with the same
 * interpreter is executed.
 * @throws InputError when a file is missing or broken
 */
export async function validateDataset(options: ValidateOptions): Promise<readonly GateResult[]> {
  const evidence = await withExecutor(options, executor => gather(options, executor))
  return runGates(GATES, evidence, options.allowances)
}

async function gather(options: ValidateOptions, executor: Executor): Promise<Evidence> {
  const { directory, progress } = options
  const paths = pathsOf(options)
  const parse = parseOnce(await loadParser('python'))
  const read = await readTasks(join(directory, 'tasks'))
  const tasks = read.flatMap(({ task }) => (task === undefined ? [] : [task]))
  const seeds = randomSeeds(options.flakyRuns ?? 0)
  if (seeds.length > 0) progress?.(`further hash seeds: ${seeds.join(', ')}`)
  progress?.(`running ${tasks.length} canonicals`)
  const canonicalRuns = await runCanonicals(tasks, executor, seeds)
  const known = options.isCold === true ? undefined : await readMatrix(paths.matrix)
  const { candidates } = await runMutants(tasks, {
    executor,
    parse,
    ...(known === undefined ? {} : { known }),
    progress: (done, total) => progress?.(`running mutants: ${done}/${total} tasks`),
  })
  const apart = await toldApart(tasks, { candidates, parse, executor })
  const { bundle, problems } = await readReleased(paths.released)
  const reviews = await readReviews(join(directory, 'reviews.jsonl'))
  progress?.(`running what is shipped under ${HASH_SEEDS.length + seeds.length} hash seeds`)
  const distractorRuns = await runUnderSeeds(ownPairs(bundle), executor, seeds)
  progress?.('running canonicals on the tests of other tasks')
  const sweep = await crossSweep(
    tasks.map(task => ({ task, arity: arityOf(task, parse) })),
    executor,
  )
  return {
    ...sourceEvidence(read, parse),
    crossSweep: sweep,
    canonicalRuns,
    mutants: candidates,
    toldApart: apart,
    bundle,
    distractorRuns,
    fileProblems: problems,
    ...(reviews === undefined ? {} : { reviews }),
  }
}

/** Chance is wanted here: a fixed seed would look at the same order of sets every time. */
function randomSeeds(count: number): readonly number[] {
  return Array.from({ length: count }, () => randomInt(2 ** 32 - 1)) // the range of PYTHONHASHSEED
}

async function readReleased(directory: string): Promise<{
  readonly bundle: NonNullable<Evidence['bundle']>
  readonly problems: readonly string[]
}> {
  if (!existsSync(directory)) {
    throw new InputError(
      `A dataset must have been built before it is validated, but ${directory} does not exist. ` +
        'Run "vitest-retrieval dataset build".',
    )
  }
  const read = (name: string): Promise<NamedText> => readNamed(join(directory, name))
  const [queries, corpus, distractors, cache, sums] = await Promise.all([
    read(BUNDLE_FILES.queries),
    read(BUNDLE_FILES.corpus),
    read(BUNDLE_FILES.distractors),
    read(BUNDLE_FILES.cache),
    read(CHECKSUM_FILE),
  ])
  const bundle = {
    ...parseBundle({ queries, corpus, distractors }),
    cache: parseExecutionCache(cache),
  }
  return { bundle, problems: await checksumProblems(directory, sums) }
}

async function checksumProblems(
  directory: string,
  { file, text }: NamedText,
): Promise<readonly string[]> {
  const sums = parseChecksums(text, file)
  const found = await readdir(directory, { recursive: true, withFileTypes: true })
  const names = found
    .filter(entry => entry.isFile())
    .map(entry => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(name => name !== CHECKSUM_FILE)
  const unlisted = names.filter(name => !sums.has(name))
  const wrong: string[] = unlisted.map(name => `${name} must be listed in ${CHECKSUM_FILE}.`)
  for (const [name, expected] of sums) {
    const sum = existsSync(join(directory, name))
      ? sha256Of(await readFile(join(directory, name)))
      : 'no such file'
    if (sum !== expected) {
      wrong.push(
        `${name} must have the SHA-256 ${expected} of ${CHECKSUM_FILE}, but has ${sum}. ` +
          'Restore it, or build again.',
      )
    }
  }
  return wrong
}

async function readNamed(file: string): Promise<NamedText> {
  try {
    return { file, text: await readFile(file, 'utf8') }
  } catch (cause) {
    throw new InputError(`A released bundle must hold ${file}, but it cannot be read.`, { cause })
  }
}
