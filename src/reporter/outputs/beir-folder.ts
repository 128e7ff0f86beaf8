import { BEIR_FILES, formatBeir } from '../../formats/index.ts'
import { InputError } from '../../schema/index.ts'
import type { Report } from '../report.ts'
import { datasetTexts } from './html/data/dataset-texts.ts'
import { judgements } from './judgements.ts'
import type { OutputFile, OutputSources } from './output.ts'
import { slugOf } from './run-slugs.ts'

/**
 * Returns each board's dataset as a BEIR folder: corpus, queries, and as judgements everything that
 * was judged in its runs.
 * @throws InputError when the texts behind the ids are not found
 */
export async function beirFolders(
  { boards }: Report,
  { datasetFolders }: Pick<OutputSources, 'datasetFolders'>,
): Promise<readonly OutputFile[]> {
  const files: OutputFile[] = []
  for (const {
    leaderboard: { dataset },
    runs,
  } of boards) {
    const texts = await datasetTexts(dataset, datasetFolders)
    if (texts.missing !== undefined) throw new InputError(texts.missing)
    const qrels = judgements(runs)
    const queries = [...texts.queries.values()].filter(({ id }) => qrels.has(id))
    const made = formatBeir({
      corpus: [...texts.corpus.values()].map(({ id, text }) => ({ _id: id, title: '', text })),
      queries: queries.map(({ id, text }) => ({ _id: id, text })),
      qrels,
    })
    const folder = slugOf(`${dataset.id} ${dataset.pool}`)
    for (const part of ['corpus', 'queries', 'qrels'] as const) {
      files.push({ path: `${folder}/${BEIR_FILES[part]}`, text: made[part] })
    }
  }
  return files
}
