import { readAnswer, type CandidateAnswer } from '../candidate/candidate-answer.ts'
import type { ChatAnswer } from '../model/chat-model.ts'
import { extractJson } from '../model/extract-json.ts'
import type { DistractorSource } from '../prompts/candidate-v1.ts'
import { problem, type Problem } from './judgement.ts'

/** An answer as far as it could be read. */
export interface ReadChatAnswer {
  readonly candidate: CandidateAnswer | undefined
  /** Empty when there is a candidate. */
  readonly problems: readonly Problem[]
  readonly hadProse: boolean
}

/** Reads what a model answered: the first part of gate 1. */
export function readChatAnswer(answer: ChatAnswer, source: DistractorSource): ReadChatAnswer {
  const { text, refusal, finish_reason: reason } = answer
  if (refusal !== null || reason === 'content_filter') {
    return without(problem('refused', `The model must answer, but refuses: ${refusal ?? reason}.`))
  }
  const found = extractJson(text ?? '')
  if (found === undefined && reason === 'length') {
    return without(
      problem('cut-off', 'The answer must end, but was cut off. Answer with shorter code.'),
    )
  }
  if (found === undefined) {
    return without(problem('no-json', 'The answer must be one JSON object, but holds none.'))
  }
  const candidate = readAnswer(found.value, source)
  return 'problems' in candidate
    ? {
        candidate: undefined,
        problems: candidate.problems.map(message => problem('shape', message)),
        hadProse: found.hadProse,
      }
    : { candidate, problems: [], hadProse: found.hadProse }
}

function without(only: Problem): ReadChatAnswer {
  return { candidate: undefined, problems: [only], hadProse: false }
}
