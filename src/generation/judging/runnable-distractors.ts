import type { TaskSource } from '../../authoring/index.ts'
import { FREE_FORM_TYPE, type ProposedDistractor } from '../candidate/candidate-answer.ts'
import { codeProblems } from './code-problems.ts'
import type { JudgeTools } from './judge-tools.ts'
import type { DistractorVerdict } from './judgement.ts'

/**
 * Returns the wrong programs that are worth running. Free-form ones that repeat another program or
 * that gate 2 rejects are left out; for mechanical ones that has rejected the whole answer before.
 */
export function runnableDistractors(
  task: TaskSource,
  proposed: readonly ProposedDistractor[],
  { source, parse }: Pick<JudgeTools, 'source' | 'parse'>,
): readonly ProposedDistractor[] {
  if (source !== 'free-form') return proposed
  const known = new Set([task.code])
  return proposed.filter(({ code }) => {
    if (known.has(code) || codeProblems(task, code, parse).length > 0) return false
    known.add(code)
    return true
  })
}

/** Returns the verdicts of free-form programs that were not worth running. */
export function notRun(count: number): readonly DistractorVerdict[] {
  return Array.from({ length: count }, () => ({
    type: FREE_FORM_TYPE,
    verdict: 'not-run' as const,
    admits: false,
  }))
}
