import { deceptionOf, measuredOf, type Deception, type DeceptionRate } from '../analysis/index.ts'
import { InputError, type MutationType } from '../schema/index.ts'
import {
  highestBound,
  requireShare,
  runMatcher,
  type OnRun,
  type RunJudgement,
  type RunSubject,
} from './run-matcher.ts'

/** Which mutants `toDeceiveAtMost` counts. */
export interface DeceiveOptions {
  /** Only mutants of this type. */
  readonly type?: MutationType
}

/**
 * Passes when the upper 95 % bound of the deception rate, clustered by query, is at most `rate`;
 * under `.not` when the lower one is above it. A mutant deceives when it scores at least as high
 * as the canonical, ties included.
 */
export const toDeceiveAtMost = runMatcher('toDeceiveAtMost', judgeDeception)

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void>, T> {
    /** Passes when the upper 95 % bound of the deception rate is at most `rate`. */
    toDeceiveAtMost: OnRun<T, [rate: number, options?: DeceiveOptions]>
  }
}

function judgeDeception(
  { run, isNot }: RunSubject,
  rate: number,
  { type }: DeceiveOptions = {},
): RunJudgement {
  requireShare('toDeceiveAtMost', rate)
  const found = ratesOf(deceptionOf(measuredOf(run)), type)
  requireReachable(found.queries, rate, isNot)
  const [low, high] = found.interval ?? [0, 1]
  const kind = type === undefined ? 'mutants' : `${type} mutants`
  return {
    isKept: isNot ? low > rate : high <= rate,
    promise: `be deceived by at most ${rate} of its ${kind}`,
    happened:
      `${found.deceived} of ${found.pairs} ${kind} of ${found.queries} queries deceive ` +
      `(${found.rate.toFixed(4)}, ${found.tied} of them tied), 95 % interval clustered by query ` +
      `[${low.toFixed(4)}, ${high.toFixed(4)}]; ` +
      `its ${isNot ? 'lower end must be above that' : 'upper end must be at most that'}`,
  }
}

/** A pair whose score is not known may deceive: a promise over the others would hide it. */
function ratesOf(
  deception: Deception | { readonly notMeasured: string },
  type: MutationType | undefined,
): DeceptionRate {
  if ('notMeasured' in deception) {
    throw new InputError(
      `toDeceiveAtMost needs the scores of every query's own snippets, but they are not ` +
        `measured: ${deception.notMeasured}. Give the retriever a score() function.`,
    )
  }
  const { unknown, unscoredQueries, byType } = deception
  if (unknown + unscoredQueries > 0) {
    throw new InputError(
      `toDeceiveAtMost needs the scores of every query's own snippets, but ${unknown} mutants ` +
        `and ${unscoredQueries} queries have none. Give the retriever a score() function.`,
    )
  }
  const found = type === undefined ? deception : byType.find(({ label }) => label === type)
  if (found !== undefined) return found
  throw new InputError(
    `toDeceiveAtMost must find mutants of type ${String(type)}, but the run has ` +
      `${byType.map(({ label }) => label).join(', ')}. Name one of these.`,
  )
}

function requireReachable(queries: number, rate: number, isNot: boolean): void {
  const sure = highestBound(queries)
  if (isNot ? rate < sure : rate >= 1 - sure) return
  const limit = isNot ? `below ${sure.toFixed(4)}` : `at least ${(1 - sure).toFixed(4)}`
  throw new InputError(
    `With ${queries} queries the rate must be ${limit}, but is ${rate}: even when ` +
      `${isNot ? 'every' : 'no'} mutant deceives, the 95 % bound lies there. Ask more queries.`,
  )
}
