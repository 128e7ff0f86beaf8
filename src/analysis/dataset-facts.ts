import { contiguousEdit, editBetween } from '../mutation/index.ts'
import type {
  BundleDistractorRow,
  CorpusEntry,
  ExecutionDataset,
  ExecutionQuery,
} from '../schema/index.ts'
import type { BlindGroup } from './blind-baselines.ts'
import type { EditSize } from './deception-breakdown.ts'
import type { StyleQuad } from './equivalents-two-by-two.ts'
import { mutationCount } from './mutation-count.ts'

/** What analyses read of a dataset beside the outcomes. */
export interface DatasetFacts {
  /** By id of the failing snippet. */
  readonly edits: ReadonlyMap<string, EditSize>
  /** How many mutations each failing snippet carries. */
  readonly mutations: ReadonlyMap<string, number>
  /** Two styles, each right and with the same bug; empty in pools without equivalents. */
  readonly quads: readonly StyleQuad[]
  /** Every query's own snippets as blind scorers see them. */
  readonly groups: readonly BlindGroup[]
}

/** A failing snippet with the passing one that it was made from. */
interface Derived {
  readonly entry: CorpusEntry
  readonly base: CorpusEntry
  readonly size: number
}

/**
 * Reads out of a dataset what its outcomes do not carry. A failing snippet is taken for a mutant of
 * the passing own snippet that is the fewest characters away, canonicals first.
 */
export function datasetFacts(
  dataset: ExecutionDataset,
  metadata: readonly BundleDistractorRow[],
): DatasetFacts {
  const rows = new Map(metadata.map(row => [row.corpus_id, row]))
  const own = Map.groupBy(dataset.corpus, entry => entry.queryId)
  const derived = dataset.queries.flatMap(query => derivedOf(query, own.get(query.id) ?? []))
  return {
    edits: new Map(derived.map(each => [each.entry.id, editOf(each, rows.get(each.entry.id))])),
    mutations: new Map(
      derived.map(({ entry }) => [entry.id, mutationCount(entry, rows.get(entry.id))]),
    ),
    quads: [...Map.groupBy(derived, ({ entry }) => entry.queryId).values()].flatMap(quadsOf),
    groups: dataset.queries.map(({ id }) => ({
      queryId: id,
      snippets: (own.get(id) ?? []).map(({ text, role }) => ({
        text,
        passes: role !== 'distractor',
      })),
    })),
  }
}

function derivedOf(query: ExecutionQuery, own: readonly CorpusEntry[]): readonly Derived[] {
  const byId = new Map(own.map(entry => [entry.id, entry]))
  const bases = [...query.canonicalIds, ...query.equivalentIds].flatMap(id => byId.get(id) ?? [])
  return own
    .filter(({ role }) => role === 'distractor')
    .flatMap(entry => {
      const all = bases.map(base => ({
        entry,
        base,
        size: editBetween(base.text, entry.text).size,
      }))
      const nearest = all.reduce<Derived | undefined>(
        (best, each) => (best === undefined || each.size < best.size ? each : best),
        undefined,
      )
      return nearest === undefined ? [] : [nearest]
    })
}

function editOf({ entry, base, size }: Derived, row: BundleDistractorRow | undefined): EditSize {
  const edit = contiguousEdit(base.text, entry.text)
  const operator = row?.['operator']
  return {
    characters: size,
    relative: base.text.length === 0 ? 0 : size / base.text.length,
    isMultiLine: edit.before.includes('\n') || edit.after.includes('\n'),
    ...(typeof operator === 'string' ? { operator } : {}),
  }
}

/** Pairs a bug of the canonical with the same bug of each rewrite: same type, same edit first. */
function quadsOf(derived: readonly Derived[]): readonly StyleQuad[] {
  const plain = derived.filter(({ base }) => base.role === 'canonical')
  const rewritten = derived.filter(({ base }) => base.role === 'equivalent')
  return rewritten.flatMap(bug => {
    const twins = plain.filter(({ entry }) => entry.bugType === bug.entry.bugType)
    const twin = twins.find(each => editText(each) === editText(bug)) ?? twins[0]
    if (twin === undefined) return []
    return [
      {
        queryId: bug.entry.queryId,
        canonical: twin.base.id,
        canonicalBug: twin.entry.id,
        rewrite: bug.base.id,
        rewriteBug: bug.entry.id,
      },
    ]
  })
}

function editText({ entry, base }: Derived): string {
  const edit = contiguousEdit(base.text, entry.text)
  return JSON.stringify([edit.before, edit.after])
}
