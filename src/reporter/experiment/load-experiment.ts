import { resolve } from 'node:path'
import type { RunOutcomes } from '../../analysis/index.ts'
import { RetrievalError } from '../../schema/index.ts'
import type { OptionGroup } from '../joint-options.ts'
import { experimentResults, type ExperimentResults } from './experiment-results.ts'
import { readExperiment } from './experiment.ts'

/** The results of a configured plan, or why there are none. */
export interface LoadedExperiment {
  readonly results: ExperimentResults | undefined
  readonly problems: readonly string[]
}

/** Reads the plan that the projects follow, if any, and compares as it says. */
export async function loadExperiment(
  root: string,
  groups: readonly OptionGroup[],
  { runs, seed }: { readonly runs: readonly RunOutcomes[]; readonly seed: number },
): Promise<LoadedExperiment> {
  const path = groups.find(({ options }) => options.experiment !== undefined)?.options.experiment
  if (path === undefined || runs.length === 0) return { results: undefined, problems: [] }
  try {
    const experiment = await readExperiment(resolve(root, path))
    return { results: experimentResults(experiment, runs, seed), problems: [] }
  } catch (error) {
    if (!(error instanceof RetrievalError)) throw error
    return { results: undefined, problems: [error.message] }
  }
}
