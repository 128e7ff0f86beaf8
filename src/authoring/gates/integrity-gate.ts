import { sha256Of, type ReleasedBundle } from '../../formats/index.ts'
import { InputError } from '../../schema/index.ts'
import { joinBundle } from '../../dataset/index.ts'
import type { Finding, Gate } from './gate.ts'
import { staleTasks } from './stale-tasks.ts'

/**
 * Gate 5: ids are unique and lead somewhere, labels agree with the queries' lists, no two snippets
 * of the corpus are the same text, the bundle is what the task files say, and every file agrees with
 * SHA256SUMS.
 */
export const integrityGate: Gate = {
  id: 5,
  name: 'corpus integrity',
  judge: ({ tasks, bundle, fileProblems }) => {
    const files = fileProblems.map(message => ({ subject: 'dataset', message }))
    if (bundle === undefined) return { checked: 0, findings: files }
    return {
      checked: bundle.corpus.length,
      findings: [
        ...files,
        ...joinFindings(bundle),
        ...staleTasks(tasks, bundle),
        ...sameTexts(bundle),
        ...orderLeak(bundle),
      ],
      measures: orderMeasures(bundle),
    }
  },
}

function joinFindings(bundle: ReleasedBundle): readonly Finding[] {
  try {
    joinBundle(bundle)
    return []
  } catch (error) {
    if (error instanceof InputError) return [{ subject: 'dataset', message: error.message }]
    throw error
  }
}

function sameTexts(bundle: ReleasedBundle): readonly Finding[] {
  const byText = Map.groupBy(bundle.corpus, row => sha256Of(row.code))
  return [...byText.values()].flatMap(([first, ...others]) =>
    others.map(other => ({
      subject: other.corpus_id,
      message: `A snippet's text must be its own, but ${first?.corpus_id} has the same.`,
    })),
  )
}

/** Positions of the canonicals inside their groups, by sorted id. */
function positionsOf(bundle: ReleasedBundle): readonly number[] {
  return bundle.queries.flatMap(row => {
    const own = [...row.correct_corpus_ids, ...row.paired_distractor_corpus_ids].sort()
    return row.correct_corpus_ids.slice(0, 1).map(id => own.indexOf(id))
  })
}

function orderLeak(bundle: ReleasedBundle): readonly Finding[] {
  const positions = positionsOf(bundle)
  const isFixed = positions.length >= 10 && new Set(positions).size === 1
  if (!isFixed) return []
  const message = `Ids must not tell the canonical, but it is always number ${positions[0]} of its group.`
  return [{ subject: 'dataset', message }]
}

function orderMeasures(bundle: ReleasedBundle): Readonly<Record<string, string>> {
  const positions = positionsOf(bundle)
  const counts = [0, 1, 2, 3, 4].map(place => positions.filter(each => each === place).length)
  return { 'places of the canonical by id': counts.join(' ') }
}
