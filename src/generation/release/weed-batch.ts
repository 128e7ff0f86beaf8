import { sourceEvidence, sweepTasks, type CrossSweep } from '../../authoring/index.ts'
import type { AcceptedTask } from '../judging/accepted-task.ts'
import { gateProblems } from '../judging/gate-problems.ts'
import type { JudgeTools } from '../judging/judge-tools.ts'
import { problem, type Problem } from '../judging/judgement.ts'
import { runTaskGates } from '../judging/task-gates.ts'

/** An accepted task that its neighbours keep out of the dataset. */
export interface WeededTask {
  readonly id: string
  readonly problems: readonly Problem[]
}

/** The tasks that can stand beside each other. */
export interface WeededBatch {
  readonly kept: readonly AcceptedTask[]
  readonly weeded: readonly WeededTask[]
  /** The sweep over the kept ones. */
  readonly sweep: CrossSweep
}

/** Leaves out the later one of two tasks that gate 8 or gate 10 finds too much alike. */
export async function weedBatch(
  accepted: readonly AcceptedTask[],
  tools: JudgeTools,
): Promise<WeededBatch> {
  const sweep = await sweepTasks(
    accepted.map(({ task }) => task),
    tools.parse,
    tools.executor,
  )
  const rank = new Map(accepted.map(({ task }, at) => [task.id, at]))
  const problems = new Map<string, Problem[]>()
  const weed = (id: string, found: Problem): void =>
    void problems.set(id, [...(problems.get(id) ?? []), found])
  for (const { target, source, passesAll } of sweep.hits) {
    if (!passesAll || problems.has(target) || problems.has(source)) continue
    const isTargetLater = (rank.get(target) ?? 0) > (rank.get(source) ?? 0)
    const message = `The tests of ${target} must reject ${source}, but it passes them all.`
    weed(isTargetLater ? target : source, problem('cross-pass', message))
  }
  const left = accepted.filter(({ task }) => !problems.has(task.id))
  for (const { id, found } of nearDuplicates(left, tools)) weed(id, found)
  const kept = accepted.filter(({ task }) => !problems.has(task.id))
  const ids = new Set(kept.map(({ task }) => task.id))
  return {
    kept,
    weeded: [...problems].map(([id, found]) => ({ id, problems: found })),
    sweep: {
      pairs: sweep.pairs,
      hits: sweep.hits.filter(({ target, source }) => ids.has(target) && ids.has(source)),
    },
  }
}

function nearDuplicates(
  accepted: readonly AcceptedTask[],
  tools: JudgeTools,
): readonly { readonly id: string; readonly found: Problem }[] {
  const evidence = sourceEvidence(
    accepted.map(({ read }) => read),
    tools.parse,
  )
  const results = runTaskGates([10], evidence, { allowances: tools.allowances })
  const subjects = results.flatMap(({ violations }) => violations.map(({ subject }) => subject))
  return gateProblems(results).map((found, at) => ({ id: subjects[at] ?? '', found }))
}
