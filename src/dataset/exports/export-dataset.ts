import { InputError, type ExecutionDataset } from '../../schema/index.ts'
import { toBeirFolder } from './beir-folder.ts'
import { toJsonlBundle } from './jsonl-bundle.ts'
import { toTexts } from './texts.ts'
import { toTrecQrels } from './trec-qrels.ts'

/** One line a format: its files, path → text. */
const EXPORTS = {
  beir: toBeirFolder,
  jsonl: toJsonlBundle,
  texts: toTexts,
  trec: toTrecQrels,
} as const

/** The names of the formats that a dataset can be exported to. */
export const EXPORT_FORMATS = Object.keys(EXPORTS)

/**
 * Returns a dataset in another format: path → text.
 * @throws InputError when there is no such format
 */
export function exportDataset(
  dataset: ExecutionDataset,
  format: string,
): ReadonlyMap<string, string> {
  const known = Object.entries(EXPORTS).find(([name]) => name === format)
  if (known === undefined) {
    throw new InputError(
      `The format of an export must be one of ${EXPORT_FORMATS.join(', ')}, but is "${format}".`,
    )
  }
  return known[1](dataset)
}
