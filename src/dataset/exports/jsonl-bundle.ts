import { BUNDLE_FILES, CHECKSUM_FILE, formatChecksums, formatJsonl, sha256Of } from '../../formats/index.ts'
import type { CorpusEntry, ExecutionDataset, ExecutionQuery } from '../../schema/index.ts'

/** The rows of the released bundle, uncompressed, also for pools that are stored compressed. */
export function toJsonlBundle(dataset: ExecutionDataset): ReadonlyMap<string, string> {
  const queries = new Map(dataset.queries.map(query => [query.id, query]))
  const wrong = dataset.corpus.filter(({ role }) => role === 'distractor')
  const files = new Map<string, string>([
    [BUNDLE_FILES.queries, formatJsonl(dataset.queries.map(queryRow))],
    [BUNDLE_FILES.corpus, formatJsonl(dataset.corpus.map(entry => corpusRow(entry, queries)))],
    [BUNDLE_FILES.distractors, formatJsonl(wrong.map(metadataRow))],
  ])
  const sums = new Map([...files].map(([name, text]) => [name, sha256Of(text)]))
  return files.set(CHECKSUM_FILE, formatChecksums(sums))
}

function queryRow(query: ExecutionQuery): object {
  const { equivalentIds } = query
  return {
    query_id: query.id,
    query: query.text,
    test_suite: query.tests,
    correct_corpus_ids: [...query.canonicalIds, ...equivalentIds],
    ...(equivalentIds.length === 0 ? {} : { equivalent_corpus_ids: equivalentIds }),
    paired_distractor_corpus_ids: query.distractorIds,
    entry_id: `${query.domain}/${query.functionName}`,
    domain: query.domain,
    function_name: query.functionName,
    language: query.language,
  }
}

function corpusRow(entry: CorpusEntry, queries: ReadonlyMap<string, ExecutionQuery>): object {
  const query = queries.get(entry.queryId)
  return {
    corpus_id: entry.id,
    code: entry.text,
    label: entry.role === 'distractor' ? 'incorrect' : 'correct',
    bug_type: entry.bugType ?? null,
    source_entry_id: `${query?.domain ?? ''}/${query?.functionName ?? ''}`,
    domain: query?.domain,
    function_name: query?.functionName,
    language: query?.language,
  }
}

function metadataRow({ id, queryId, bugType, bugDescription }: CorpusEntry): object {
  return {
    corpus_id: id,
    query_id: queryId,
    bug_type: bugType ?? null,
    bug_description: bugDescription ?? null,
  }
}
