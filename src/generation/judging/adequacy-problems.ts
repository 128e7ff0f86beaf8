import type { Adequacy, Evidence, TaskSource } from '../../authoring/index.ts'
import { gateProblems } from './gate-problems.ts'
import type { JudgeTools } from './judge-tools.ts'
import { problem, type Problem } from './judgement.ts'
import { killingInputs } from './killing-inputs.ts'
import { runTaskGates } from './task-gates.ts'

const MOST_INSPECTED = 20

/**
 * Judges a task's tests by gate 6, and adds for each surviving mutant an input that tells it from
 * the canonical. A mutant listed as equivalent that such an input tells apart is a problem too: a
 * model's reason is not believed against an execution.
 */
export async function adequacyProblems(
  task: TaskSource,
  adequacy: Adequacy,
  tools: JudgeTools & { readonly evidence: Evidence },
): Promise<readonly Problem[]> {
  const { survivors, equivalents } = adequacy
  const inspected = [...equivalents, ...survivors].slice(0, MOST_INSPECTED)
  const mutants = inspected.map(({ candidate }) => candidate.mutant)
  const inputs = await killingInputs(task, mutants, tools)
  const hintOf = new Map(
    inspected.map(({ key, candidate }) => [key, inputs.get(candidate.mutant.id)]),
  )
  const how = { allowances: tools.allowances }
  const results = runTaskGates([6], tools.evidence, how).map(result => ({
    ...result,
    // The share of listed mutants is a rule for the whole dataset.
    violations: result.violations.filter(({ subject }) => subject === task.id),
  }))
  const refuted = equivalents.flatMap(({ key }) => {
    const input = hintOf.get(key)
    return input === undefined ? [] : [problem('refuted-equivalent', refutation(task, key, input))]
  })
  return [...gateProblems(results, adequacy).map(each => withHint(each, task, hintOf)), ...refuted]
}

function refutation({ functionName }: TaskSource, key: string, input: string): string {
  return (
    `A listed mutant must compute the same, but ${functionName}${input} tells this one apart: ` +
    `${key}. Remove the key and test that input, or rewrite the canonical if it is excluded.`
  )
}

/** The longest key first: a key may be part of another one (`… @2`). */
function withHint(
  { gate, reason, message }: Problem,
  { functionName }: TaskSource,
  hints: ReadonlyMap<string, string | undefined>,
): Problem {
  const keys = [...hints.keys()].toSorted((a, b) => b.length - a.length)
  const key = reason === 'surviving-mutant' ? keys.find(each => message.includes(each)) : undefined
  const input = key === undefined ? undefined : hints.get(key)
  const hint = input === undefined ? '' : ` It differs for ${functionName}${input}.`
  return { gate, reason, message: plain(message) + hint }
}

// The gate's advice is for a person at a terminal.
function plain(message: string): string {
  return message.replace(/ Run "dataset check".*$/, ' Add an assert that fails for it.')
}
