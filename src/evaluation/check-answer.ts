import type { ScoredId } from '../retrievers/index.ts'
import { InputError, Span } from '../schema/index.ts'

/** Whose answer is checked, and against which corpus. */
export interface AnswerContext {
  readonly retriever: string
  readonly queryId: string
  readonly isKnown: (id: string) => boolean
}

/**
 * Returns a retriever's answer as a list of hits, best first.
 * @throws InputError when it is no list of `{ id, score }`, names an unknown id or one id twice, or
 * its scores are not numbers or rise along the list
 */
export function checkAnswer(answer: unknown, context: AnswerContext): readonly ScoredId[] {
  if (!Array.isArray(answer)) {
    throw broken(context, `return a list of { id, score }, but returned ${describe(answer)}`)
  }
  const seen = new Set<string>()
  return answer.map((item: unknown, index) => {
    const hit = checkHit(item, index, context)
    if (seen.has(hit.id)) {
      throw broken(
        context,
        `return each id once, but returned "${hit.id}" again at rank ${index + 1}`,
      )
    }
    seen.add(hit.id)
    return hit
  })
}

/**
 * Checks that scores fall along the list.
 * @throws InputError when a score is higher than the one before
 */
export function checkFallingScores(hits: readonly ScoredId[], context: AnswerContext): void {
  for (const [index, hit] of hits.entries()) {
    const before = hits[index - 1]
    if (before !== undefined && hit.score > before.score) {
      throw broken(
        context,
        `return hits best first, but rank ${index} has score ${before.score} and rank ` +
          `${index + 1} has the higher score ${hit.score} (if these are distances, return their ` +
          'negative)',
      )
    }
  }
}

function checkHit(item: unknown, index: number, context: AnswerContext): ScoredId {
  const rank = index + 1
  if (typeof item !== 'object' || item === null || !('id' in item) || !('score' in item)) {
    throw broken(context, `return { id, score }, but rank ${rank} is ${describe(item)}`)
  }
  const { id, score } = item
  if (typeof id !== 'string' || !context.isKnown(id)) {
    throw broken(
      context,
      `return ids of the indexed corpus, but rank ${rank} has the unknown id ${JSON.stringify(id)}`,
    )
  }
  if (typeof score !== 'number' || !Number.isFinite(score)) {
    throw broken(context, `return finite scores, but "${id}" at rank ${rank} has ${String(score)}`)
  }
  const span = spanOf(item, rank, context)
  return span === undefined ? { id, score } : { id, score, span }
}

function spanOf(item: object, rank: number, context: AnswerContext): Span | undefined {
  if (!('span' in item) || item.span === undefined) return undefined
  const span = Span.safeParse(item.span)
  if (span.success && span.data.start <= span.data.end) return span.data
  throw broken(
    context,
    'return spans { start, end, tokens } with 1 ≤ start ≤ end, but rank ' +
      `${rank} has ${JSON.stringify(item.span)}`,
  )
}

function broken(context: AnswerContext, must: string): InputError {
  return new InputError(`Retriever "${context.retriever}" must ${must} (query ${context.queryId}).`)
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object'
    ? `an object with the keys [${Object.keys(value).join(', ')}]`
    : `the ${typeof value} ${JSON.stringify(value)}`
}
