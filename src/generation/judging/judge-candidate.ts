import {
  emptyLock,
  judgeAdequacy,
  runCanonicals,
  runMutants,
  settleChoice,
  sourceEvidence,
  type Adequacy,
  type Evidence,
  type ReadTask,
  type TaskSource,
} from '../../authoring/index.ts'
import type { Candidate } from '../../mutation/index.ts'
import type { CandidateAnswer } from '../candidate/candidate-answer.ts'
import { TASK_FORMS } from '../candidate/task-form.ts'
import type { ChatAnswer } from '../model/chat-model.ts'
import type { RegistryRow } from '../registry/registry-row.ts'
import { adequacyProblems } from './adequacy-problems.ts'
import { readChatAnswer } from './answer-problems.ts'
import { codeProblems } from './code-problems.ts'
import { editProblems, verdictProblems } from './distractor-problems.ts'
import { gateProblems } from './gate-problems.ts'
import { judgeDistractors, shippedOf, type JudgedDistractor } from './judge-distractors.ts'
import { problem, rejection, type Judgement, type Problem } from './judgement.ts'
import type { JudgeTools } from './judge-tools.ts'
import { notRun, runnableDistractors } from './runnable-distractors.ts'
import { runTaskGates } from './task-gates.ts'

/** Judges one answer by gates 1 to 7, in stages: what fails early is not executed. */
export async function judgeCandidate(
  row: RegistryRow,
  answer: ChatAnswer,
  tools: JudgeTools,
): Promise<Judgement> {
  const { candidate, problems, hadProse } = readChatAnswer(answer, tools.source)
  const facts = { had_prose: hadProse }
  if (candidate === undefined) return rejection(problems, facts)
  const read = TASK_FORMS[row.language].write(row, candidate, tools.parse)
  const form = formProblems(read, candidate, tools)
  const { task } = read
  if (form.length > 0 || task === undefined) return rejection(form, facts)
  return { ...(await judgeTask({ read, task, candidate }, tools)), ...facts }
}

interface Written {
  readonly read: ReadTask
  readonly task: TaskSource
  readonly candidate: CandidateAnswer
}

function formProblems(
  read: ReadTask,
  { distractors }: CandidateAnswer,
  tools: JudgeTools,
): readonly Problem[] {
  const { task } = read
  const evidence = sourceEvidence([read], tools.parse)
  const how = { allowances: tools.allowances }
  const own = gateProblems(runTaskGates([1, 2], evidence, how))
  if (task === undefined || own.length > 0 || tools.source !== 'llm') return own
  const wrong = distractors.flatMap((each, at) =>
    codeProblems(task, each.code, tools.parse).map(message =>
      problem('distractor-syntax', `Distractor ${at + 1} (${each.type}): ${message}`),
    ),
  )
  return wrong.length > 0 ? wrong : editProblems(task, distractors)
}

async function judgeTask(written: Written, tools: JudgeTools): Promise<Judgement> {
  const { read, task, candidate } = written
  const { executor, parse } = tools
  const how = { allowances: tools.allowances }
  const canonicalRuns = await runCanonicals([task], executor)
  const withRuns: Evidence = { ...sourceEvidence([read], parse), canonicalRuns }
  const canonical = gateProblems(runTaskGates([3], withRuns, how))
  // Every hash seed repeats it: once is enough for whoever corrects it.
  if (canonical.length > 0) return rejection(canonical.slice(0, 1))

  const { candidates } = await runMutants([task], { executor, parse })
  const withMutants: Evidence = { ...withRuns, mutants: candidates }
  const adequacy = judgeAdequacy(task, candidates.get(task.id) ?? [])
  const tried = runnableDistractors(task, candidate.distractors, tools)
  const judged = await judgeDistractors(task, tried, executor)
  const problems = [
    ...(await adequacyProblems(task, adequacy, { evidence: withMutants, ...tools })),
    ...gateProblems(runTaskGates([7], withMutants, how)),
    ...(await groupProblems({ task, judged, candidates, evidence: withMutants }, tools)),
  ]
  const untried = notRun(candidate.distractors.length - tried.length)
  return {
    accepted: problems.length === 0,
    problems,
    distractors: [...judged.map(({ verdict }) => verdict), ...untried],
    mutants: mutantCounts(adequacy),
    had_prose: false,
  }
}

interface Group {
  readonly task: TaskSource
  readonly judged: readonly JudgedDistractor[]
  readonly candidates: ReadonlyMap<string, readonly Candidate[]>
  readonly evidence: Evidence
}

/** Judges the canonical with its distractors, as they would be shipped, by gates 4 and 5. */
async function groupProblems(group: Group, tools: JudgeTools): Promise<readonly Problem[]> {
  const { task, judged, candidates, evidence } = group
  const wrong = tools.source === 'llm' ? verdictProblems(judged) : []
  if (wrong.length > 0) return wrong
  const { bundle, runs } = await settleChoice({
    tasks: [task],
    candidates,
    lock: emptyLock(),
    executor: tools.executor,
    given: new Map([[task.id, shippedOf(task, judged)]]),
  })
  const shipped = { ...evidence, bundle: { ...bundle, cache: [] }, distractorRuns: runs }
  const how = { allowances: tools.allowances }
  return gateProblems(runTaskGates([4, 5], shipped, how))
}

function mutantCounts({ all, killed, equivalents }: Adequacy): NonNullable<Judgement['mutants']> {
  return { all, killed, listed: equivalents.length }
}
