import {
  cacheRows,
  ownPairs,
  runCanonicals,
  runMutants,
  settleChoice,
  sourceEvidence,
  type DistractorLock,
  type GateResult,
  type Release,
} from '../../authoring/index.ts'
import type { AcceptedTask } from '../judging/accepted-task.ts'
import type { JudgeTools } from '../judging/judge-tools.ts'
import { runTaskGates } from '../judging/task-gates.ts'
import type { Provenance } from '../provenance.ts'
import { weedBatch, type WeededTask } from './weed-batch.ts'

/** A dataset as it can be written, and what all gates say of it. */
export interface ComposedRelease {
  readonly kept: readonly AcceptedTask[]
  readonly weeded: readonly WeededTask[]
  readonly results: readonly GateResult[]
  readonly release: Release
}

const ALL_GATES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/**
 * Makes one dataset of accepted tasks: weeds out what is too much alike, chooses distractors over
 * all tasks at once, and judges the whole by gates 1 to 10.
 */
export async function composeRelease(
  accepted: readonly AcceptedTask[],
  lock: DistractorLock,
  provenanceOf: (taskId: string) => Provenance | undefined,
  tools: JudgeTools,
): Promise<ComposedRelease> {
  const { executor, parse, allowances } = tools
  const { kept, weeded, sweep } = await weedBatch(accepted, tools)
  const tasks = kept.map(({ task }) => task)
  const canonicalRuns = await runCanonicals(tasks, executor)
  const { candidates, rows } = await runMutants(tasks, { executor, parse })
  const given = new Map(kept.map(each => [each.task.id, each.given]))
  const settled = await settleChoice({ tasks, candidates, lock, executor, given })
  const cache = cacheRows(ownPairs(settled.bundle), settled.runs, executor.environment)
  const bundle = { ...withProvenance(settled.bundle, provenanceOf), cache }
  const evidence = {
    ...sourceEvidence(
      kept.map(({ read }) => read),
      parse,
    ),
    canonicalRuns,
    mutants: candidates,
    bundle,
    distractorRuns: settled.runs,
    crossSweep: sweep,
  }
  return {
    kept,
    weeded,
    results: runTaskGates(ALL_GATES, evidence, { allowances }),
    release: { bundle, lock: settled.lock, matrix: rows },
  }
}

type Rows = Pick<Release['bundle'], 'queries' | 'corpus' | 'distractors'>

/** Every row says where it comes from: mutants from a rule, everything else from the model. */
function withProvenance(
  bundle: Rows,
  provenanceOf: (taskId: string) => Provenance | undefined,
): Rows {
  const entryOf = new Map(bundle.corpus.map(row => [row.corpus_id, row.source_entry_id]))
  const isGiven = new Set(
    bundle.distractors.flatMap(row => (row['operator'] === 'model' ? [row.corpus_id] : [])),
  )
  const metadata = (task: string, isByModel: boolean): { readonly metadata: unknown } => ({
    metadata: isByModel ? provenanceOf(task) : { mutation_of: provenanceOf(task) },
  })
  return {
    queries: bundle.queries.map(row => ({ ...row, ...metadata(row.entry_id, true) })),
    corpus: bundle.corpus.map(row => ({
      ...row,
      ...metadata(row.source_entry_id, row.label === 'correct' || isGiven.has(row.corpus_id)),
    })),
    distractors: bundle.distractors.map(row => ({
      ...row,
      ...metadata(entryOf.get(row.corpus_id) ?? '', isGiven.has(row.corpus_id)),
    })),
  }
}
