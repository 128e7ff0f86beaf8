import { compareText } from '../../dataset/index.ts'
import { sha256Of, type ReleasedBundle } from '../../formats/index.ts'
import type { BundleCorpusRow, BundleDistractorRow, BundleQueryRow } from '../../schema/index.ts'
import type { PoolGroup, PoolMember } from './pool-group.ts'

interface Numbered extends PoolMember {
  readonly id: string
}

/**
 * Writes groups as the rows of a released bundle. Queries keep the ids of the base pool; the id of a
 * snippet is a hash, so that neither kind nor order shows in it.
 */
export function composePool(pool: string, groups: readonly PoolGroup[]): ReleasedBundle {
  const numbered = groups.map(({ of, members }) => ({
    of,
    members: members.map((member): Numbered =>
      Object.assign({}, member, { id: idOf([pool, of.task.id, member.code]) }),
    ),
  }))
  return {
    queries: numbered.map(queryRow).toSorted((a, b) => compareText(a.query_id, b.query_id)),
    corpus: numbered.flatMap(corpusRows).toSorted((a, b) => compareText(a.corpus_id, b.corpus_id)),
    distractors: numbered
      .flatMap(metadataRows)
      .toSorted((a, b) => compareText(a.corpus_id, b.corpus_id)),
  }
}

type NumberedGroup = Pick<PoolGroup, 'of'> & { readonly members: readonly Numbered[] }

function idOf(parts: readonly string[]): string {
  return `s_${sha256Of(parts.join('\0')).slice(0, 12)}`
}

function idsWith(members: readonly Numbered[], role: PoolMember['role']): string[] {
  return members.filter(each => each.role === role).map(({ id }) => id)
}

function queryRow({ of, members }: NumberedGroup): BundleQueryRow {
  const { task, queryId } = of
  const equivalentIds = idsWith(members, 'equivalent')
  return {
    query_id: queryId,
    query: task.query,
    test_suite: [...task.tests],
    correct_corpus_ids: [...idsWith(members, 'canonical'), ...equivalentIds],
    ...(equivalentIds.length === 0 ? {} : { equivalent_corpus_ids: equivalentIds }),
    paired_distractor_corpus_ids: idsWith(members, 'distractor').toSorted(compareText),
    entry_id: task.id,
    domain: task.domain,
    function_name: task.functionName,
    language: task.language,
  }
}

function corpusRows({ of: { task }, members }: NumberedGroup): readonly BundleCorpusRow[] {
  return members.map(({ id, code, role, bugType, facts }) => ({
    corpus_id: id,
    code,
    label: role === 'distractor' ? 'incorrect' : 'correct',
    bug_type: bugType ?? null,
    source_entry_id: task.id,
    domain: task.domain,
    function_name: task.functionName,
    language: task.language,
    ...(role === 'equivalent' ? facts : {}),
  }))
}

function metadataRows({ of, members }: NumberedGroup): readonly BundleDistractorRow[] {
  return members
    .filter(({ role }) => role === 'distractor')
    .map(({ id, bugType, description, facts }) => ({
      corpus_id: id,
      query_id: of.queryId,
      bug_type: bugType ?? null,
      bug_description: description ?? null,
      ...facts,
    }))
}
