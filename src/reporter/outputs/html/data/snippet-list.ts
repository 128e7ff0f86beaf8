import type { BoardData, SnippetRow } from './page-data.ts'
import type { DatasetTexts } from './dataset-texts.ts'
import { nameList } from './name-list.ts'
import { splicesOf } from './splices.ts'

/** The snippets that a page mentions, numbered in order of first use. */
export interface SnippetList {
  /** Returns the number of a snippet. */
  add(id: string, bugType: string | undefined): number
  /** Their rows, and the mutation types that these point to. */
  rows(): Pick<BoardData, 'snippets' | 'types'>
}

/** An empty list; texts come from the dataset, where it is known. */
export function snippetList(texts: DatasetTexts): SnippetList {
  const numbers = new Map<string, number>()
  const types = nameList()
  const bugTypes: number[] = []
  const add = (id: string, bugType: string | undefined): number => {
    const known = numbers.get(id)
    if (known !== undefined) return known
    const number = numbers.size
    numbers.set(id, number)
    bugTypes.push(types.add(bugType ?? texts.corpus.get(id)?.bugType))
    return number
  }
  const rows = (): Pick<BoardData, 'snippets' | 'types'> => {
    const snippets: SnippetRow[] = []
    // A mutant's canonical may be mentioned nowhere else: it joins the list, which then grows.
    for (const id of numbers.keys()) snippets.push(rowOf(id, bugTypes, add, texts))
    return { snippets, types: types.texts() }
  }
  return { add, rows }
}

function rowOf(
  id: string,
  bugTypes: readonly number[],
  add: SnippetList['add'],
  texts: DatasetTexts,
): SnippetRow {
  const entry = texts.corpus.get(id)
  const type = bugTypes[add(id, undefined)] ?? -1
  if (entry === undefined) return [id, type, null, '']
  const note = entry.bugDescription ?? ''
  const canonical = texts.queries.get(entry.queryId)?.canonicalIds[0]
  const base = canonical === undefined ? undefined : texts.corpus.get(canonical)
  if (base === undefined || base.id === id) return [id, type, entry.text, note]
  return [id, type, [add(base.id, base.bugType), splicesOf(base.text, entry.text)], note]
}
