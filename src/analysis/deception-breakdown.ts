import {
  deceptionBy,
  deceptionRate,
  type DeceptionRate,
  type LabelledDeception,
} from './deception.ts'
import { ownPairsOf, type OwnPair } from './own-pairs.ts'
import { measuredOf, type RunOutcomes } from './run-outcomes.ts'

/** How far a mutant lies from its canonical; measured elsewhere and passed in by snippet id. */
export interface EditSize {
  /** Characters spanned by the non-equal regions of a character diff. */
  readonly characters: number
  /** `characters` over the length of the canonical. */
  readonly relative: number
  readonly isMultiLine: boolean
  /** The operator inside the mutation type, where the dataset names it. */
  readonly operator?: string | undefined
}

/** Deception over all systems, split every way (ExecRetrieval, Figure 5 and Appendix G). */
export interface DeceptionBreakdown {
  readonly overall: DeceptionRate
  readonly byType: readonly LabelledDeception[]
  readonly byDomain: readonly LabelledDeception[]
  readonly byOperator: readonly LabelledDeception[]
  /** In rising order of size. */
  readonly byCharacters: readonly LabelledDeception[]
  readonly byRelativeSize: readonly LabelledDeception[]
  /** `single line` and `several lines`. */
  readonly byLines: readonly LabelledDeception[]
  readonly multiLineShare: number | null
  /** Pairs whose edit size is not known: absent from the splits by edit. */
  readonly withoutEdit: number
}

/** A size class; its upper end belongs to it. */
interface Bucket {
  readonly label: string
  readonly upTo: number
}

const CHARACTERS: readonly Bucket[] = [
  { label: '1', upTo: 1 },
  { label: '2–5', upTo: 5 },
  { label: '6–20', upTo: 20 },
  { label: '21+', upTo: Number.POSITIVE_INFINITY },
]
const RELATIVE: readonly Bucket[] = [
  { label: '≤ 0.25 %', upTo: 0.0025 },
  { label: '0.25–0.5 %', upTo: 0.005 },
  { label: '0.5–1 %', upTo: 0.01 },
  { label: '1–5 %', upTo: 0.05 },
  { label: '> 5 %', upTo: Number.POSITIVE_INFINITY },
]

/**
 * Splits the deception of all runs together; triples of one query stay one cluster across systems.
 * `mutationTypes` narrows the pairs, as the paper does to the mechanical ones. Undefined without a
 * pair.
 */
export function deceptionBreakdown(
  runs: readonly RunOutcomes[],
  edits: ReadonlyMap<string, EditSize>,
  mutationTypes?: ReadonlySet<string>,
): DeceptionBreakdown | undefined {
  const pairs = pairsOf(runs).filter(pair => mutationTypes?.has(pair.bugType) ?? true)
  if (pairs.length === 0) return undefined
  const edited = pairs.flatMap(pair => {
    const edit = edits.get(pair.id)
    return edit === undefined ? [] : [{ pair, edit }]
  })
  const splitEdits = (labelOf: (edit: EditSize) => string): readonly LabelledDeception[] => {
    const labels = new Map(edited.map(({ pair, edit }) => [pair.id, labelOf(edit)]))
    return deceptionBy(
      edited.map(({ pair }) => pair),
      pair => labels.get(pair.id) ?? '',
    )
  }
  const multiLine = edited.filter(({ edit }) => edit.isMultiLine).length
  return {
    overall: deceptionRate(pairs),
    byType: deceptionBy(pairs, pair => pair.bugType),
    byDomain: deceptionBy(pairs, pair => pair.domain),
    byOperator: splitEdits(edit => edit.operator ?? 'unnamed'),
    byCharacters: rising(
      CHARACTERS,
      splitEdits(edit => bucketOf(CHARACTERS, edit.characters)),
    ),
    byRelativeSize: rising(
      RELATIVE,
      splitEdits(edit => bucketOf(RELATIVE, edit.relative)),
    ),
    byLines: splitEdits(edit => (edit.isMultiLine ? 'several lines' : 'single line')),
    multiLineShare: edited.length === 0 ? null : multiLine / edited.length,
    withoutEdit: pairs.length - edited.length,
  }
}

/** The scored pairs of all runs, in order of run and query id. */
export function pairsOf(runs: readonly RunOutcomes[]): readonly OwnPair[] {
  return runs.flatMap(run => measuredOf(run).flatMap(outcome => ownPairsOf(outcome).pairs))
}

function bucketOf(buckets: readonly Bucket[], size: number): string {
  return buckets.find(bucket => size <= bucket.upTo)?.label ?? ''
}

function rising(
  buckets: readonly Bucket[],
  split: readonly LabelledDeception[],
): readonly LabelledDeception[] {
  return buckets.flatMap(({ label }) => split.find(each => each.label === label) ?? [])
}
