import { datasetFacts, type DatasetFacts } from '../../analysis/index.ts'
import { loadDataset } from '../../dataset/index.ts'
import { BUNDLE_FILES, parseJsonl } from '../../formats/index.ts'
import {
  BundleDistractorRow,
  InputError,
  type ExecutionDataset,
  type RunHeader,
} from '../../schema/index.ts'
import { readBeside } from '../score/read-beside.ts'

/** The dataset behind stored results with what analyses read of it. */
export interface KnownDataset {
  readonly dataset: ExecutionDataset
  readonly facts: DatasetFacts
}

/** The id of the dataset inside this package. */
const BUILT_IN = 'execretrieval-py'

/**
 * Loads the dataset that results were measured on: the directory given, or the one inside this
 * package when the results name it. Undefined when neither is the dataset of the results.
 * @throws InputError when a directory is given whose content has another hash
 */
export async function knownDataset(
  header: RunHeader['dataset'],
  directory: string | undefined,
): Promise<KnownDataset | undefined> {
  if (directory === undefined && header.id !== BUILT_IN) return undefined
  const isBuiltIn = directory === undefined || directory === 'builtin'
  const where = isBuiltIn ? {} : { directory }
  const dataset = await loadDataset({ ...where, pool: header.pool })
  if (dataset.sha256 === header.sha256) {
    return { dataset, facts: datasetFacts(dataset, await metadataOf(dataset)) }
  }
  if (directory === undefined) return undefined
  throw new InputError(
    `--dataset must be the dataset of the results (${header.id}, pool ${header.pool}, ` +
      `${header.sha256.slice(0, 12)}), but is ${dataset.id} with ${dataset.sha256.slice(0, 12)}. ` +
      'Name the one they were measured on, or measure again.',
  )
}

/** The rows of the pool's distractor metadata; none where the file is not beside the cache. */
export async function metadataOf(
  dataset: ExecutionDataset,
): Promise<readonly BundleDistractorRow[]> {
  const file = BUNDLE_FILES.distractors
  return parseJsonl(await readBeside(dataset, file), BundleDistractorRow, { file })
}
