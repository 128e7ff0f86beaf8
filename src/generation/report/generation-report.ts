import type { Judgement, Problem } from '../judging/judgement.ts'
import { isAccepted, type Attempt, type RowState } from '../pipeline/row-state.ts'
import type { Usage } from '../provenance.ts'
import { rowId } from '../registry/registry-row.ts'
import { distractorRates, type DistractorRates } from './distractor-rates.ts'
import { funnelOf, type FunnelStage } from './funnel.ts'
import { rate, type Rate } from './rate.ts'
import type { ReportInput } from './report-input.ts'

/** What generating came to. */
export interface GenerationReport {
  readonly schemaVersion: 1
  readonly tasks: {
    readonly registry: number
    readonly accepted: number
    readonly rejected: number
    /** A fault kept them from being answered: neither accepted nor rejected. */
    readonly unanswered: number
    readonly released: number
  }
  /** Accepted at the first attempt, of all tasks whose first answer was judged. */
  readonly firstAttempt: Rate
  /** Tasks accepted by number of attempts. */
  readonly acceptedByAttempts: Readonly<Record<string, number>>
  /** Of first attempts, as the paper counts; null when distractors are made mechanically. */
  readonly distractors: DistractorRates | null
  /** Tier-1 mutants of accepted canonicals. */
  readonly mutants: { readonly all: number; readonly killed: number; readonly listed: number }
  /** Judged answers that fail a gate, by gate; an answer may fail several. */
  readonly rejectsByGate: Readonly<Record<string, number>>
  readonly rejectsByReason: Readonly<Record<string, number>>
  readonly registryDrops: Readonly<Record<string, number>>
  readonly funnel: readonly FunnelStage[]
  /** Tasks that never passed, with what their last answer failed at. */
  readonly rejected: readonly {
    readonly id: string
    readonly reasons: readonly string[]
    /** The first thing that was wrong. */
    readonly message: string
  }[]
  readonly unanswered: readonly { readonly id: string; readonly cause: string }[]
  readonly answersWithProse: Rate
  readonly tokens: Usage & { readonly uncounted: number }
  readonly cost: {
    readonly paid: number | null
    readonly perAcceptedTask: number | null
    /** What may have been billed besides, for answers that were lost. */
    readonly possiblyBilled: number | null
  }
  readonly requests: {
    readonly answered: number
    readonly retried: number
    readonly recovered: number
  }
  readonly models: readonly string[]
  readonly endpoints: readonly string[]
  readonly prompts: readonly string[]
  readonly isolation: string
  readonly isOverBudget: boolean
  readonly batchGates: readonly {
    readonly id: number
    readonly name: string
    readonly checked: number
    readonly violations: number
    readonly warnings: number
  }[]
}

/** Counts what the states of all tasks show; pure. */
export function generationReport(input: ReportInput): GenerationReport {
  const { states, budget, isPriced } = input
  const attempts = states.flatMap(state => state.attempts)
  const judgements = judgementsOf(attempts)
  const accepted = states.filter(isAccepted)
  const firsts = states.flatMap(state => judgementsOf(state.attempts.slice(0, 1)))
  const paid = isPriced ? budget.paid() : null
  return {
    schemaVersion: 1,
    tasks: taskCounts(input, accepted.length),
    firstAttempt: rate(firsts.filter(each => each.accepted).length, firsts.length),
    acceptedByAttempts: counted(accepted.map(state => String(state.attempts.length))),
    distractors: distractorRates(firsts),
    mutants: mutantSums(accepted),
    rejectsByGate: rejects(judgements, ({ gate }) => String(gate)),
    rejectsByReason: rejects(judgements, ({ reason }) => reason),
    registryDrops: counted(input.dropped.map(({ reason }) => reason)),
    funnel: funnelOf(input),
    rejected: rejectedTasks(states),
    unanswered: unansweredTasks(states),
    answersWithProse: rate(judgements.filter(each => each.had_prose).length, judgements.length),
    tokens: tokenSums(attempts),
    cost: {
      paid,
      perAcceptedTask: paid === null || accepted.length === 0 ? null : paid / accepted.length,
      possiblyBilled: isPriced ? budget.open() : null,
    },
    requests: { answered: attempts.length, ...input.requests },
    ...sources(attempts),
    isolation: input.isolation,
    isOverBudget: input.isOverBudget,
    batchGates: input.gates.map(({ id, name, checked, violations, warnings }) => ({
      id,
      name,
      checked,
      violations: violations.length,
      warnings: warnings.length,
    })),
  }
}

function taskCounts(
  { states, released }: ReportInput,
  accepted: number,
): GenerationReport['tasks'] {
  return {
    registry: states.length,
    accepted,
    rejected: rejectedTasks(states).length,
    unanswered: unansweredTasks(states).length,
    released,
  }
}

function rejectedTasks(states: readonly RowState[]): GenerationReport['rejected'] {
  return states.flatMap(state => {
    const last = state.attempts.at(-1)?.judgement
    if (last === undefined || last.accepted || state.failure !== undefined) return []
    const reasons = distinct(last.problems.map(({ reason }) => reason))
    return [{ id: rowId(state.row), reasons, message: last.problems[0]?.message ?? '' }]
  })
}

function unansweredTasks(states: readonly RowState[]): GenerationReport['unanswered'] {
  return states.flatMap(state => {
    if (isAccepted(state)) return []
    if (state.failure !== undefined) return [{ id: rowId(state.row), cause: state.failure }]
    return state.attempts.length === 0 ? [{ id: rowId(state.row), cause: 'not asked' }] : []
  })
}

function judgementsOf(attempts: readonly Attempt[]): readonly Judgement[] {
  return attempts.flatMap(({ judgement }) => judgement ?? [])
}

function mutantSums(accepted: readonly RowState[]): GenerationReport['mutants'] {
  const counts = accepted.flatMap(state => state.attempts.at(-1)?.judgement?.mutants ?? [])
  const sum = (of: (each: (typeof counts)[number]) => number): number =>
    counts.reduce((total, each) => total + of(each), 0)
  return {
    all: sum(each => each.all),
    killed: sum(each => each.killed),
    listed: sum(each => each.listed),
  }
}

function tokenSums(attempts: readonly Attempt[]): GenerationReport['tokens'] {
  const usages = attempts.map(({ answered }) => answered.answer.usage)
  const sum = (name: keyof Usage): number =>
    usages.reduce((total, usage) => total + (usage?.[name] ?? 0), 0)
  return {
    prompt_tokens: sum('prompt_tokens'),
    cached_tokens: sum('cached_tokens'),
    completion_tokens: sum('completion_tokens'),
    reasoning_tokens: sum('reasoning_tokens'),
    uncounted: usages.filter(usage => usage === null).length,
  }
}

function sources(
  attempts: readonly Attempt[],
): Pick<GenerationReport, 'models' | 'endpoints' | 'prompts'> {
  const all = attempts.map(({ answered }) => answered.provenance)
  return {
    models: distinct(all.map(each => each.answered_model ?? each.model)),
    endpoints: distinct(all.map(({ endpoint }) => endpoint)),
    prompts: distinct(all.map(({ prompt }) => prompt)),
  }
}

/** An answer with several problems of one name counts once. */
function rejects(
  judgements: readonly Judgement[],
  nameOf: (problem: Problem) => string,
): Readonly<Record<string, number>> {
  return counted(judgements.flatMap(({ problems }) => distinct(problems.map(nameOf))))
}

function counted(names: readonly string[]): Readonly<Record<string, number>> {
  const groups = Map.groupBy(names.toSorted(), name => name)
  return Object.fromEntries([...groups].map(([name, all]) => [name, all.length]))
}

function distinct<Name extends string>(names: readonly Name[]): readonly Name[] {
  return [...new Set(names)].toSorted()
}
