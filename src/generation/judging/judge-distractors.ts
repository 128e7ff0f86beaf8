import {
  runUnderSeeds,
  type Executor,
  type Run,
  type Shipped,
  type TaskSource,
} from '../../authoring/index.ts'
import { sha256Of } from '../../formats/index.ts'
import { editBetween, isVerifiedDistractor } from '../../mutation/index.ts'
import { admitsCorrect } from '../candidate/admits-correct.ts'
import type { ProposedDistractor } from '../candidate/candidate-answer.ts'
import type { DistractorVerdict } from './judgement.ts'

/** A wrong program that a model wrote, with what execution showed. */
export interface JudgedDistractor {
  readonly proposed: ProposedDistractor
  readonly verdict: DistractorVerdict
  readonly outcomes: readonly string[]
}

/** Runs the wrong programs of a model against the task's tests, under every hash seed. */
export async function judgeDistractors(
  task: TaskSource,
  proposed: readonly ProposedDistractor[],
  executor: Executor,
): Promise<readonly JudgedDistractor[]> {
  const pairs = proposed.map(({ code }, at) => ({ id: String(at), code, tests: [...task.tests] }))
  const runs = await runUnderSeeds(pairs, executor)
  return proposed.map((each, at) => {
    const own = runs.get(String(at)) ?? []
    const admits = admitsCorrect(each.description)
    const verdict = { type: each.type, verdict: verdictOf(own), admits }
    return { proposed: each, verdict, outcomes: own[0]?.outcomes ?? [] }
  })
}

/** Returns the verified ones as what a bundle ships. */
export function shippedOf(
  task: TaskSource,
  judged: readonly JudgedDistractor[],
): readonly Shipped[] {
  return judged
    .filter(({ verdict }) => verdict.verdict === 'verified')
    .map(({ proposed: { code, type, description } }): Shipped => {
      const { edit } = editBetween(task.code, code)
      return {
        mutant: {
          id: sha256Of(`${task.code}\0${code}`).slice(0, 10),
          type,
          operator: 'model',
          tier: 1,
          edit,
          code,
          line: lineAt(task.code, edit.start),
          endLine: lineAt(task.code, edit.end),
          description,
        },
      }
    })
}

function verdictOf(runs: readonly Run[]): DistractorVerdict['verdict'] {
  const [first, ...others] = runs.map(({ outcomes }) => outcomes)
  if (first === undefined) return 'not-run'
  if (others.some(outcomes => outcomes.join() !== first.join())) return 'unstable'
  if (first.every(outcome => outcome === 'pass')) return 'accidental-pass'
  if (first.includes('TIMEOUT')) return 'hang'
  return isVerifiedDistractor(first) ? 'verified' : 'crash-only'
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
