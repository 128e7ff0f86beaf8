import { ownSnippets } from '../dataset/index.ts'
import { placeEdit } from '../mutation/index.ts'
import {
  InputError,
  type CorpusEntry,
  type ExecutionDataset,
  type ExecutionQuery,
} from '../schema/index.ts'
import { toVariant, type Variant, type VariantEdit } from './variant.ts'

/** Returns the mutants that a dataset holds of a query, as variants of its canonical. */
export function releasedMutants(
  dataset: ExecutionDataset,
  query: ExecutionQuery,
): readonly Variant[] {
  const canonical = canonicalOf(dataset, query)
  return ownSnippets(dataset, query)
    .filter(({ role }) => role === 'distractor')
    .map(entry => releasedVariant('mutant', entry, { query, canonical }))
}

/** Makes a variant of a snippet of the corpus; what was edited is found by comparing the texts. */
export function releasedVariant(
  kind: 'mutant' | 'equivalent',
  { id, text, bugType }: CorpusEntry,
  owner: Pick<Variant, 'query' | 'canonical'>,
): Variant {
  const type = bugType ?? (kind === 'mutant' ? 'unknown type' : 'rewrite')
  return toVariant({ kind, id, text, ...owner, edits: [editOf(type, id, owner.canonical, text)] })
}

/** Returns the one edit between a canonical and a variant of it. */
export function editOf(
  type: string,
  id: string,
  canonical: CorpusEntry,
  text: string,
): VariantEdit {
  const { edit, line, endLine } = placeEdit(id, canonical.text, text)
  return { type, ...edit, line, endLine }
}

/** Returns the snippet that a query's variants are variants of. */
export function canonicalOf(dataset: ExecutionDataset, query: ExecutionQuery): CorpusEntry {
  const [id] = query.canonicalIds
  const canonical = ownSnippets(dataset, query).find(entry => entry.id === id)
  if (canonical !== undefined) return canonical
  throw new InputError(
    `Query ${query.id} must have its canonical ${String(id)} in the corpus, but it is missing. ` +
      'Load the dataset with its whole corpus.',
  )
}
