import {
  mutateRow,
  type JudgedRow,
  type MutateRow,
  type RowTools,
} from '../../src/cli/mutate/mutate-row.ts'
import { plantMutant, stacks, subsetsOf, type StackedMutant } from '../../src/mutation/index.ts'
import type { TaskSet } from './sources.ts'

/** Everything that one row showed. */
export interface RowMeasure {
  readonly row: MutateRow
  /** Whether equivalents, stacks and planted bugs were run too. */
  readonly isDeep: boolean
  readonly judged: JudgedRow
  /** Mutants that the interpreter does not compile. */
  readonly syntaxErrors: number
  readonly stacks: readonly StackMeasure[]
  readonly planted: readonly PlantMeasure[]
}

/** A stack of verified mutants, with how many of its subsets pass. */
export interface StackMeasure {
  readonly size: number
  readonly passes: boolean
  readonly subsets: number
  readonly passingSubsets: number
}

/** Whether a bug could be planted in an equivalent, and whether it is the same bug there. */
export interface PlantMeasure {
  readonly kind: string
  readonly isPlanted: boolean
  readonly isSame: boolean
}

const PLANTED_MUTANTS = 4

/** Rows that are worked on at once: while one waits for its last run, the next one goes on. */
const AT_ONCE = 2

/** Options of `measureSet`. */
export interface MeasureOptions {
  /** Equivalents, stacks and planted bugs are run for each nth row only: they cost most. */
  readonly every: number
  onRow(done: number): void
}

/** Runs the mutants of every row of a set. */
export async function measureSet(
  set: TaskSet,
  tools: RowTools,
  { every, onRow }: MeasureOptions,
): Promise<readonly RowMeasure[]> {
  const measures = new Map<MutateRow, RowMeasure>()
  const rest = set.rows.entries()
  const work = async (): Promise<void> => {
    for (const [position, row] of rest) {
      measures.set(row, await measureRow(row, tools, position % every === 0))
      onRow(measures.size)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return set.rows.flatMap(row => measures.get(row) ?? [])
}

async function measureRow(row: MutateRow, tools: RowTools, isDeep: boolean): Promise<RowMeasure> {
  const judged = await mutateRow(row, tools, { hasEquivalents: isDeep })
  const [runner] = tools.runners
  const errors = await Promise.all(judged.mutants.map(({ mutant }) => runner.compiles(mutant.code)))
  return {
    row,
    isDeep,
    judged,
    syntaxErrors: errors.filter(error => error !== null).length,
    stacks: isDeep ? await measureStacks(row, judged, tools) : [],
    planted: isDeep ? await measurePlanted(row, judged, tools) : [],
  }
}

async function measureStacks(
  row: MutateRow,
  judged: JudgedRow,
  tools: RowTools,
): Promise<readonly StackMeasure[]> {
  const verified = judged.mutants.filter(({ verified }) => verified).map(({ mutant }) => mutant)
  const budgeted = { ...tools, cpuMs: judged.cpuMs }
  const drawn = stacks(row.canonical, verified, { seed: tools.seed, limit: 2 })
  return Promise.all(
    drawn.map(async stack => {
      const subsets = subsetsOf(row.canonical, stack).filter(({ mutants }) => mutants.length > 1)
      const passing = await Promise.all(subsets.map(subset => passes(row, subset, budgeted)))
      return {
        size: stack.mutants.length,
        passes: await passes(row, stack, budgeted),
        subsets: subsets.length,
        passingSubsets: passing.filter(each => each).length,
      }
    }),
  )
}

async function passes(row: MutateRow, stack: StackedMutant, tools: Budgeted): Promise<boolean> {
  const outcomes = await run(row, stack.code, tools)
  return outcomes.every(outcome => outcome === 'pass')
}

/** Plants mutants in the first verified equivalent of each kind. */
async function measurePlanted(
  row: MutateRow,
  judged: JudgedRow,
  tools: RowTools,
): Promise<readonly PlantMeasure[]> {
  const chosen = ['clone-sized', 'rewritten'].flatMap(
    kind => judged.equivalents.find(each => each.verified && each.equivalent.kind === kind) ?? [],
  )
  const mutants = judged.mutants.filter(({ verified }) => verified).slice(0, PLANTED_MUTANTS)
  const pairs = chosen.flatMap(({ equivalent }) => mutants.map(each => ({ equivalent, each })))
  return Promise.all(
    pairs.map(async ({ equivalent, each }) => {
      const { kind } = equivalent
      const planted = plantMutant(row.canonical, equivalent, each.mutant, tools)
      if (planted === undefined) return { kind, isPlanted: false, isSame: false }
      const outcomes = await run(row, planted.code, { ...tools, cpuMs: judged.cpuMs })
      return { kind, isPlanted: true, isSame: outcomes.join() === each.outcomes.join() }
    }),
  )
}

/** Everything is run with the CPU that the mutants had, or slow ones would differ in their labels. */
type Budgeted = RowTools & { readonly cpuMs: number | undefined }

async function run(
  row: MutateRow,
  code: string,
  { runners, cpuMs }: Budgeted,
): Promise<readonly string[]> {
  const pair = { id: row.id, code, tests: [...row.tests] }
  return (await runners[0].execute(pair, { cpuMs })).outcomes
}
