import { compareText } from '../../dataset/index.ts'
import { sha256Of, type ReleasedBundle } from '../../formats/index.ts'
import type { Candidate } from '../../mutation/index.ts'
import type { BundleCorpusRow, BundleDistractorRow, Language } from '../../schema/index.ts'
import { executedText, type VerifiedFunction } from './verify-functions.ts'

const DIGITS = 12

/** Ids are hashes: their order says nothing of which snippet is right. */
const idOf = (kind: 'q' | 'c', parts: readonly string[]): string =>
  `${kind}_${sha256Of(parts.join('\0')).slice(0, DIGITS)}`

/** Writes functions with their chosen mutants as the rows of a released bundle. */
export function composeSourceBundle(
  functions: readonly VerifiedFunction[],
  choice: ReadonlyMap<string, readonly Candidate[]>,
  language: Language,
): ReleasedBundle {
  const members = functions.map(each => memberOf(each, choice.get(each.id) ?? [], language))
  return {
    queries: members.map(({ query }) => query).sort((a, b) => compareText(a.query_id, b.query_id)),
    corpus: members
      .flatMap(({ corpus }) => corpus)
      .sort((a, b) => compareText(a.corpus_id, b.corpus_id)),
    distractors: members
      .flatMap(({ distractors }) => distractors)
      .sort((a, b) => compareText(a.corpus_id, b.corpus_id)),
  }
}

function memberOf(each: VerifiedFunction, chosen: readonly Candidate[], language: Language) {
  const queryId = idOf('q', [each.id])
  const isAlone = each.context.before + each.context.after === ''
  const shared = {
    source_entry_id: each.id,
    domain: each.path,
    function_name: each.name,
    language,
  }
  const row = (code: string): Pick<BundleCorpusRow, 'corpus_id' | 'code'> => ({
    corpus_id: idOf('c', [each.id, code]),
    code: executedText(each.context, code),
    ...(isAlone ? {} : { shown: code }),
  })
  const canonical: BundleCorpusRow = { ...row(each.code), label: 'correct', ...shared }
  const wrong = chosen.map(({ mutant }): BundleCorpusRow =>
    Object.assign({ label: 'incorrect' as const, bug_type: mutant.type }, row(mutant.code), shared),
  )
  return {
    corpus: [canonical, ...wrong],
    distractors: chosen.map(({ mutant }, at): BundleDistractorRow =>
      Object.assign(
        { corpus_id: wrong[at]?.corpus_id ?? '', query_id: queryId, bug_type: mutant.type },
        { bug_description: mutant.description, operator: mutant.operator, edit: mutant.edit },
      ),
    ),
    query: {
      query_id: queryId,
      query: each.query,
      test_suite: [...each.tests],
      correct_corpus_ids: [canonical.corpus_id],
      paired_distractor_corpus_ids: wrong.map(({ corpus_id: id }) => id).sort(compareText),
      entry_id: each.id,
      domain: each.path,
      function_name: each.name,
      language,
    },
  }
}
