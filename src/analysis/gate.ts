import type { BaselineRun } from '../schema/index.ts'
import type { Interval, SignificantLoss, UndefinedValue } from '../stats/index.ts'
import type { RunOutcomes } from './run-outcomes.ts'

/** One gate: an absolute floor, a largest drop against the baseline, or both. */
export interface GateConfig {
  /** `exec@1`, `nDCG@10`, … */
  readonly metric: string
  /** Only runs of this retriever; every measure run when absent. */
  readonly retriever?: string | undefined
  /** Only runs of these projects; runs of every project when absent. */
  readonly projects?: readonly string[] | undefined
  /** Only queries of this stratum, `domain:<name>` or `language:<name>`; all when absent. */
  readonly stratum?: string | undefined
  /** False keeps the gate from being compared with the anchor too. */
  readonly anchored?: boolean | undefined
  /** The smallest drop that matters. */
  readonly maxDrop?: number | undefined
  /** The value below which the gate fails whatever the baseline says. */
  readonly floor?: number | undefined
  /** How often the gates may fail together at no true drop; 0.05 when absent. */
  readonly alpha?: number | undefined
  /** `margin` keeps alpha at a true drop of exactly `maxDrop`. */
  readonly rule?: 'default' | 'margin' | undefined
  /** What an inconclusive gate does to the exit code; `pass` when absent. */
  readonly onInconclusive?: 'pass' | 'fail' | undefined
}

/** What the gate decision is made of. */
export interface GateInput {
  readonly runs: readonly RunOutcomes[]
  readonly gates: readonly GateConfig[]
  /** The runs of the baseline file; undefined when there is no such file. */
  readonly baseline?: readonly BaselineRun[] | undefined
  /** The runs of the pinned anchor; undefined when none is configured. */
  readonly anchor?: readonly BaselineRun[] | undefined
  readonly seed: number
  /** True for `vitest bench` or a merge without any filter: a baseline's run must then be there. */
  readonly isWhole?: boolean | undefined
}

/** What a gate compared with. */
export type GateReference = 'floor' | 'baseline' | 'anchor'

/** `not-gated` says that no verdict was possible or due; the reason says which. */
export type GateState = 'pass' | 'fail' | 'inconclusive' | 'not-gated'

/** The numbers behind a verdict on a drop. */
export interface DropEvidence {
  readonly kind: 'drop'
  readonly n: number
  readonly before: number
  readonly after: number
  readonly drop: number
  readonly maxDrop: number
  /** 95 % interval of the drop: the gate passes when its upper end is at most `maxDrop`. */
  readonly interval: Interval | UndefinedValue
  readonly lost: readonly string[]
  readonly won: readonly string[]
  readonly test: 'mcnemar' | 'sign-flip' | 'tango'
  readonly p: number
  /** Adjusted by Holm over all tests of this report. */
  readonly adjustedP: number
  /** How many tests were adjusted for. */
  readonly family: number
  readonly alpha: number
  readonly rule: 'default' | 'margin'
  /** For binary metrics: the net loss that is significant at the observed discordance. */
  readonly significantLoss?: SignificantLoss | undefined
  /** For binary metrics: the true drop that this n finds with 80 % power at this discordance. */
  readonly detectableDrop?: number | UndefinedValue | undefined
}

/** The numbers behind a verdict on an absolute floor. */
export interface FloorEvidence {
  readonly kind: 'floor'
  readonly n: number
  readonly value: number
  readonly floor: number
}

/** One verdict: a gate, a run and what it was compared with. */
export interface GateDecision {
  /** Index into the configured gates. */
  readonly gate: number
  readonly metric: string
  readonly project: string
  readonly retriever: string
  readonly dataset: { readonly id: string; readonly pool: string }
  /** The part of the queries that the gate is on; absent for all of them. */
  readonly stratum?: string | undefined
  readonly reference: GateReference
  readonly state: GateState
  /**
   * True when this verdict makes the process fail: a fail, or an inconclusive that must not pass.
   */
  readonly failsBuild: boolean
  readonly evidence?: DropEvidence | FloorEvidence | undefined
  /** One line to print: value before and after, the evidence, what is allowed. */
  readonly message: string
}

/** The one object that text, JSON and exit code come from. */
export interface GateReport {
  readonly decisions: readonly GateDecision[]
  /** Why a verdict that is due cannot be given: each is a failure of the infrastructure. */
  readonly problems: readonly string[]
  /** 1 a regression, 3 only infrastructure, 0 neither. */
  readonly exitCode: 0 | 1 | 3
  /** One sentence on why the exit code is what it is. */
  readonly reason: string
}
