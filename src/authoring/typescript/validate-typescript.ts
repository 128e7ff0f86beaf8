import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { BUNDLE_FILES, parseBundle, parseExecutionCache, poolFile } from '../../formats/index.ts'
import { InputError } from '../../schema/index.ts'
import { loadParser } from '../../syntax/index.ts'
import { sweepTasks } from '../adequacy/sweep-tasks.ts'
import { ownPairs } from '../compile/cache-rows.ts'
import { sourceEvidence } from '../compile/compile-dataset.ts'
import type { Executor } from '../compile/executor.ts'
import { runCanonicals, runUnderSeeds } from '../compile/run-canonicals.ts'
import { runMutants } from '../compile/run-mutants.ts'
import { readMatrix, typescriptPathsOf } from '../dataset-files.ts'
import type { Evidence } from '../gates/gate.ts'
import { GATES } from '../gates/index.ts'
import { runGates, type GateResult } from '../gates/run-gates.ts'
import { readTasks } from '../source/read-tasks.ts'
import { readTwinQueries } from '../source/read-twin-queries.ts'
import { withExecutor } from '../with-executor.ts'
import type { TypescriptOptions } from './build-typescript.ts'

/**
 * Judges the TypeScript tasks of a dataset and their released pool by every gate. Checksums are those
 * of the whole bundle, which the validation of the Python tasks judges.
 * @throws InputError when a file is missing or broken
 */
export async function validateTypescript(
  options: TypescriptOptions,
): Promise<readonly GateResult[]> {
  const { directory, workers, isCold, allowances } = options
  const how = { directory, workers, isCold, language: 'typescript' } as const
  const evidence = await withExecutor(how, executor => gather(options, executor))
  return runGates(GATES, evidence, allowances)
}

async function gather(options: TypescriptOptions, executor: Executor): Promise<Evidence> {
  const { progress } = options
  const folder = join(options.directory, 'tasks')
  const paths = typescriptPathsOf(options)
  const parse = await loadParser('typescript')
  const read = await readTasks(folder, 'typescript')
  const twins = await readTwinQueries(
    read.map(({ id, file }) => ({ id, file: join(folder, file) })),
  )
  const tasks = read.flatMap(({ task }) => (task === undefined ? [] : [task]))
  progress?.(`running ${tasks.length} canonicals`)
  const canonicalRuns = await runCanonicals(tasks, executor)
  const known = options.isCold === true ? undefined : await readMatrix(paths.matrix)
  const { candidates } = await runMutants(tasks, {
    executor,
    parse,
    ...(known === undefined ? {} : { known }),
    progress: (done, total) => progress?.(`running mutants: ${done}/${total} tasks`),
  })
  const bundle = await readPool(paths.released)
  progress?.('running what is shipped under two hash seeds')
  const distractorRuns = await runUnderSeeds(ownPairs(bundle), executor)
  progress?.('running canonicals on the tests of other tasks')
  return {
    ...sourceEvidence(read, parse),
    ...(twins === undefined ? {} : { twins }),
    crossSweep: await sweepTasks(tasks, parse, executor),
    canonicalRuns,
    mutants: candidates,
    bundle,
    distractorRuns,
  }
}

async function readPool(released: string): Promise<NonNullable<Evidence['bundle']>> {
  const read = async (name: string): Promise<{ readonly file: string; readonly text: string }> => {
    const file = join(released, poolFile('typescript', name))
    try {
      return { file, text: gunzipSync(await readFile(file)).toString('utf8') }
    } catch (cause) {
      throw new InputError(
        `A pool must have been built before it is validated, but ${file} cannot be read. ` +
          'Run "vitest-retrieval dataset build".',
        { cause },
      )
    }
  }
  const [queries, corpus, distractors, cache] = await Promise.all([
    read(BUNDLE_FILES.queries),
    read(BUNDLE_FILES.corpus),
    read(BUNDLE_FILES.distractors),
    read(BUNDLE_FILES.cache),
  ])
  return { ...parseBundle({ queries, corpus, distractors }), cache: parseExecutionCache(cache) }
}
