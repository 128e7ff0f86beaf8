import type { ToldApart } from '../adequacy/told-apart.ts'
import type { ReleasedBundle } from '../../formats/index.ts'
import type { Candidate } from '../../mutation/index.ts'
import type { BundleCacheRow } from '../../schema/index.ts'
import type { TreeNode } from '../../syntax/index.ts'
import type { CrossSweep } from '../adequacy/cross-sweep.ts'
import type { ReadTask } from '../source/task-source.ts'

/** One execution of a snippet against its suite. */
export interface Run {
  /** How it was run, e.g. `hash seed 0`. */
  readonly how: string
  readonly outcomes: readonly string[]
}

/** What the gates judge. A part that has not been gathered yet is empty. */
export interface Evidence {
  readonly tasks: readonly ReadTask[]
  /** Runs of each canonical by task id: two hash seeds and a repetition. */
  readonly canonicalRuns: ReadonlyMap<string, readonly Run[]>
  /** Every mutant of each canonical by task id. */
  readonly mutants: ReadonlyMap<string, readonly Candidate[]>
  readonly bundle: (ReleasedBundle & { readonly cache: readonly BundleCacheRow[] }) | undefined
  /** Runs of each distractor of the bundle by corpus id: two hash seeds. */
  readonly distractorRuns: ReadonlyMap<string, readonly Run[]>
  /** Listed equivalents that generated inputs tell apart, by task id; absent where none were made. */
  readonly toldApart?: ReadonlyMap<string, readonly ToldApart[]>
  /** What canonicals did on the tests of other tasks; absent before the sweep. */
  readonly crossSweep?: CrossSweep
  /** Hash of the text that a second reader has read, by task id; absent where none is kept. */
  readonly reviews?: ReadonlyMap<string, string>
  /**
   * Query of the Python task of the same path, by id of a TypeScript task; undefined where there is
   * none. Absent for Python tasks.
   */
  readonly twins?: ReadonlyMap<string, string | undefined>
  /** What is wrong with files and checksums of the released bundle. */
  readonly fileProblems: readonly string[]
  readonly parse: (source: string) => TreeNode
}

/** How many departures from an ideal each gate lets through, by name. */
export type Allowances = Readonly<Record<string, number>>

/** Something that a gate found. */
export interface Finding {
  /** A task id, a corpus id, or `dataset`. */
  readonly subject: string
  /** What must hold, what was found, what to do. */
  readonly message: string
  /** Set when findings of this kind are counted against an allowance of that name. */
  readonly allowance?: string
  /** True when the finding is worth a look and never fails the gate. */
  readonly isWarning?: boolean
}

/** What a gate measured besides what it found, for the report. */
export type Measures = Readonly<Record<string, number | string>>

/** What a gate says of the evidence. */
export interface GateAnswer {
  /** How many things it looked at. */
  readonly checked: number
  readonly findings: readonly Finding[]
  readonly measures?: Measures
}

/** One gate: a rule that every released dataset keeps. */
export interface Gate {
  /** The number that documents and messages name it by. */
  readonly id: number
  readonly name: string
  judge(evidence: Evidence): GateAnswer
}
