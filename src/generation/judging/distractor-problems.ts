import { changedBlocks } from '../candidate/changed-blocks.ts'
import type { ProposedDistractor } from '../candidate/candidate-answer.ts'
import type { TaskSource } from '../../authoring/index.ts'
import type { JudgedDistractor } from './judge-distractors.ts'
import { problem, type Problem } from './judgement.ts'

/** Says what is wrong with mechanical distractors before they run. */
export function editProblems(
  task: TaskSource,
  proposed: readonly ProposedDistractor[],
): readonly Problem[] {
  return proposed.flatMap(({ code, type }, at) => {
    const shown = `Distractor ${at + 1} (${type})`
    const isRepeated = proposed.findIndex(other => other.code === code) < at
    const blocks = changedBlocks(task.code, code)
    if (isRepeated) return [problem('repeated-distractor', `${shown} must differ from the others.`)]
    if (blocks === 0) {
      return [problem('accidental-pass', `${shown} must differ from the canonical, but does not.`)]
    }
    return blocks === 1
      ? []
      : [
          problem(
            'more-than-one-edit',
            `${shown} must be the canonical with one edit, but ${blocks} blocks of lines differ.`,
          ),
        ]
  })
}

/** Says what execution showed of distractors that are none. */
export function verdictProblems(judged: readonly JudgedDistractor[]): readonly Problem[] {
  return judged.flatMap(({ proposed, verdict, outcomes }, at) => {
    const shown = `Distractor ${at + 1} (${proposed.type})`
    switch (verdict.verdict) {
      case 'accidental-pass':
        return [
          problem('accidental-pass', `${shown} must fail a test, but passes all: it is correct.`),
        ]
      case 'crash-only':
        return [
          problem(
            'crash-only',
            `${shown} must give a wrong result, but only crashes: ${outcomes.join(' ')}.`,
          ),
        ]
      case 'hang':
        return [problem('hang', `${shown} must end, but hangs: ${outcomes.join(' ')}.`)]
      case 'unstable':
        return [problem('unstable', `${shown} must do the same in every run, but does not.`)]
      default:
        return []
    }
  })
}
