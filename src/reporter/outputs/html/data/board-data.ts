import type { RunOutcomes } from '../../../../analysis/index.ts'
import type { QueryOutcome } from '../../../../schema/index.ts'
import { labelOf, type Board } from '../../../report.ts'
import type { DatasetTexts } from './dataset-texts.ts'
import { factsList } from './facts-list.ts'
import { nameList } from './name-list.ts'
import { outcomeRow, type RowLists } from './outcome-row.ts'
import type { BoardData, OutcomeRow, QueryRow } from './page-data.ts'
import { snippetList } from './snippet-list.ts'

/** Returns everything that the query browser shows of one board. */
export function boardData({ leaderboard, runs }: Board, texts: DatasetTexts): BoardData {
  const [domains, reasons] = [nameList(), nameList()]
  const lists = { snippets: snippetList(texts), facts: factsList(), reasons }
  const ids = [...new Set(runs.flatMap(run => run.outcomes.map(outcome => outcome.queryId)))].sort()
  const known = new Map(
    runs.flatMap(run => run.outcomes.map(each => [each.queryId, each] as const)),
  )
  const own = ownSnippets(runs)
  const queries = ids.map((id): QueryRow => {
    const query = texts.queries.get(id)
    const outcome = known.get(id)
    const listed = own.get(id) ?? []
    return [
      id,
      domains.add(query?.domain ?? outcome?.domain ?? ''),
      query?.functionName ?? '',
      query?.language ?? outcome?.language ?? '',
      query?.text ?? null,
      query?.tests ?? [],
      listed.map(each => lists.snippets.add(each.id, each.bugType)),
      listed.map(each => (each.passes ? 1 : 0)),
    ]
  })
  const ownIds = new Map([...own].map(([id, listed]) => [id, listed.map(each => each.id)]))
  const outcomes = runs.map(run => outcomesOf(run, ids, ownIds, lists))
  const { id, pool } = leaderboard.dataset
  return {
    title: `${id}, pool ${pool}`,
    retrievers: runs.map(run => labelOf({ project: run.project, retriever: run.header.retriever })),
    domains: domains.texts(),
    reasons: reasons.texts(),
    ...(texts.missing === undefined ? {} : { missing: texts.missing }),
    queries,
    ...lists.snippets.rows(),
    ...lists.facts.rows(),
    outcomes,
  }
}

function outcomesOf(
  run: RunOutcomes,
  queryIds: readonly string[],
  ownIds: ReadonlyMap<string, readonly string[]>,
  lists: RowLists,
): readonly (OutcomeRow | null)[] {
  const byId = new Map(run.outcomes.map(outcome => [outcome.queryId, outcome]))
  return queryIds.map((id, at) => {
    const outcome = byId.get(id)
    return outcome === undefined
      ? null
      : outcomeRow(outcome, { at, ownIds: ownIds.get(id) ?? [] }, lists)
  })
}

interface Own {
  readonly id: string
  readonly bugType: string | undefined
  readonly passes: boolean
}
type OwnByQuery = ReadonlyMap<string, readonly Own[]>

/** The own snippets of each query, canonicals first, as far as any retriever's outcome names them. */
function ownSnippets(runs: readonly RunOutcomes[]): OwnByQuery {
  const found = new Map<string, readonly Own[]>()
  for (const outcome of runs.flatMap((run): readonly QueryOutcome[] => run.outcomes)) {
    if (outcome.state !== 'measured' || !Array.isArray(outcome.own)) continue
    if (found.has(outcome.queryId)) continue
    const roles = ['canonical', 'equivalent', 'distractor']
    const sorted = [...outcome.own].sort(
      (a, b) => roles.indexOf(a.role) - roles.indexOf(b.role) || (a.id < b.id ? -1 : 1),
    )
    found.set(
      outcome.queryId,
      sorted.map(({ id, bugType, passes }) => ({ id, bugType, passes })),
    )
  }
  return found
}
