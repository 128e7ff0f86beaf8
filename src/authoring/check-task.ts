import type { Mutant } from '../mutation/index.ts'
import { loadParser } from '../syntax/index.ts'
import { canonicalValues } from './adequacy/canonical-values.ts'
import { inputWriterOf } from './adequacy/input-writer-of.ts'
import { judgeAdequacy, type Adequacy, type Survivor } from './adequacy/judge-adequacy.ts'
import { killingInputs, type KilledBy } from './adequacy/killing-inputs.ts'
import { withExecutor } from './with-executor.ts'
import { sourceEvidence } from './compile/compile-dataset.ts'
import type { Executor } from './compile/executor.ts'
import { runCanonicals } from './compile/run-canonicals.ts'
import { runMutants } from './compile/run-mutants.ts'
import { canonicalGate } from './gates/canonical-gate.ts'
import { runGates, type GateResult } from './gates/run-gates.ts'
import { schemaGate } from './gates/schema-gate.ts'
import { semanticsGate } from './gates/semantics-gate.ts'
import { readTask } from './source/read-tasks.ts'
import { readTwinQueries } from './source/read-twin-queries.ts'
import { taskLanguageOf } from './source/task-form.ts'
import type { TaskSource } from './source/task-source.ts'

/** A mutant that no test kills, with an assert that would. */
export interface CheckedSurvivor {
  /** The key under which it can be listed in EQUIVALENT. */
  readonly key: string
  readonly description: string
  /** An argument list on which it differs from the canonical; absent when none was generated. */
  readonly input: string | undefined
}

/** A suggested assert with the survivors that it kills. */
export interface SuggestedAssert {
  readonly assert: string
  readonly kills: readonly string[]
}

/** What checking one task file found. */
export interface TaskCheck {
  readonly gates: readonly GateResult[]
  /** Absent when a gate failed before the mutants were run. */
  readonly adequacy: Adequacy | undefined
  readonly survivors: readonly CheckedSurvivor[]
  /** Few asserts that together kill every survivor that an input can kill. */
  readonly asserts: readonly SuggestedAssert[]
  /** Listed equivalents that a generated input tells from the canonical: in the domain, or not? */
  readonly refuted: readonly CheckedSurvivor[]
  /** How many inputs were generated. */
  readonly inputs: number
}

/** How to check a task file. */
export interface CheckOptions {
  readonly workers?: number | undefined
  readonly executor?: Executor | undefined
}

/**
 * Checks task files, in order within each language: their form, their canonicals, and whether their tests kill every
 * tier-1 mutant; for the others it looks for inputs by varying the arguments of the tests. Each
 * result is handed on as soon as it is known.
 * @throws InputError when a file cannot be read
 */
export async function checkTasks(
  files: readonly string[],
  onCheck: (file: string, check: TaskCheck) => void,
  options: CheckOptions = {},
): Promise<void> {
  for (const [language, group] of Map.groupBy(files, taskLanguageOf)) {
    await withExecutor({ ...options, language }, async executor => {
      for (const file of group) onCheck(file, await checkTask(file, executor))
    })
  }
}

async function checkTask(file: string, executor: Executor): Promise<TaskCheck> {
  const read = await readTask(file)
  const parse = await loadParser(taskLanguageOf(file))
  const { task } = read
  const tasks = task === undefined ? [] : [task]
  const canonicalRuns = await runCanonicals(tasks, executor)
  const twins = await readTwinQueries([{ file, id: read.id }])
  const evidence = {
    ...sourceEvidence([read], parse),
    canonicalRuns,
    ...(twins === undefined ? {} : { twins }),
  }
  const gates = runGates([schemaGate, semanticsGate, canonicalGate], evidence)
  const isWrong = gates.some(({ id, violations }) => id === 3 && violations.length > 0)
  if (task === undefined || isWrong) return { gates, adequacy: undefined, ...NOTHING }
  const { candidates } = await runMutants(tasks, { executor, parse })
  const adequacy = judgeAdequacy(task, candidates.get(task.id) ?? [])
  const inputs = inputWriterOf(task).generate(task, parse)
  return { gates, adequacy, ...(await inspect(task, adequacy, inputs, executor)) }
}

type Inspection = Omit<TaskCheck, 'gates' | 'adequacy'>

const NOTHING: Inspection = { survivors: [], asserts: [], refuted: [], inputs: 0 }

async function inspect(
  task: TaskSource,
  adequacy: Adequacy,
  inputs: readonly string[],
  executor: Executor,
): Promise<Inspection> {
  const alive = [...adequacy.survivors, ...adequacy.equivalents]
  if (alive.length === 0) return { ...NOTHING, inputs: inputs.length }
  const mutants = alive.map(({ candidate }) => candidate.mutant)
  const killed = await killingInputs(task, mutants, inputs, executor)
  const byId = new Map(killed.map(each => [each.mutant.id, each]))
  const shown = (survivor: Survivor): CheckedSurvivor => checkedSurvivor(survivor, byId)
  return {
    inputs: inputs.length,
    survivors: adequacy.survivors.map(shown),
    asserts: await suggest(task, adequacy.survivors, byId, executor),
    refuted: adequacy.equivalents.map(shown).filter(({ input }) => input !== undefined),
  }
}

function checkedSurvivor(
  { key, candidate }: Survivor,
  killed: ReadonlyMap<string, KilledBy>,
): CheckedSurvivor {
  const inputs = killed.get(candidate.mutant.id)?.inputs ?? []
  return { key, description: candidate.mutant.description, input: shortest(inputs) }
}

function shortest(inputs: readonly string[]): string | undefined {
  return inputs.toSorted((a, b) => a.length - b.length)[0]
}

/** Greedy cover: always the input that kills most of what is left, the shortest of those. */
async function suggest(
  task: TaskSource,
  survivors: readonly Survivor[],
  killed: ReadonlyMap<string, KilledBy>,
  executor: Executor,
): Promise<readonly SuggestedAssert[]> {
  const left = new Map(survivors.map(({ key, candidate }) => [candidate.mutant.id, key]))
  const killers = killersOf(left, killed)
  const chosen: { readonly input: string; readonly kills: readonly string[] }[] = []
  for (;;) {
    const best = bestInput(killers, left)
    if (best === undefined) break
    const ids = (killers.get(best) ?? []).filter(id => left.has(id))
    chosen.push({ input: best, kills: ids.map(id => left.get(id) ?? id) })
    for (const id of ids) left.delete(id)
  }
  const values = await canonicalValues(
    task,
    chosen.map(({ input }) => input),
    executor,
  )
  return chosen.map(({ input, kills }, at) => ({
    assert: inputWriterOf(task).assertText(task.functionName, input, values[at]),
    kills,
  }))
}

function killersOf(
  survivors: ReadonlyMap<Mutant['id'], string>,
  killed: ReadonlyMap<string, KilledBy>,
): ReadonlyMap<string, readonly string[]> {
  const killers = new Map<string, string[]>()
  for (const id of survivors.keys()) {
    for (const input of killed.get(id)?.inputs ?? []) {
      killers.set(input, [...(killers.get(input) ?? []), id])
    }
  }
  return killers
}

function bestInput(
  killers: ReadonlyMap<string, readonly string[]>,
  left: ReadonlyMap<string, string>,
): string | undefined {
  const counted = [...killers]
    .map(([input, ids]) => ({ input, count: ids.filter(id => left.has(id)).length }))
    .filter(({ count }) => count > 0)
  return counted.toSorted((a, b) => b.count - a.count || a.input.length - b.input.length)[0]?.input
}
