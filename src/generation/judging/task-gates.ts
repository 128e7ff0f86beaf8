import {
  DOMAINS,
  GATES,
  runGates,
  type Allowances,
  type Evidence,
  type GateResult,
  type ReadTask,
} from '../../authoring/index.ts'

/** How gates judge. */
export interface TaskGateOptions {
  readonly allowances?: Allowances | undefined
}

/**
 * Runs the dataset's gates of the given numbers. A team's own domain is judged under the name of a
 * known one, since gate 1 knows ten.
 */
export function runTaskGates(
  ids: readonly number[],
  evidence: Evidence,
  { allowances }: TaskGateOptions = {},
): readonly GateResult[] {
  const gates = GATES.filter(({ id }) => ids.includes(id))
  return gates.flatMap(gate => {
    const tasks = gate.id === 1 ? evidence.tasks.map(underKnownDomain) : evidence.tasks
    return runGates([gate], { ...evidence, tasks }, allowances)
  })
}

function underKnownDomain(read: ReadTask): ReadTask {
  const { task } = read
  const [known = ''] = DOMAINS
  if (task === undefined || DOMAINS.includes(task.domain)) return read
  const renamed = (id: string): string => id.replace(`${task.domain}/`, `${known}/`)
  return { ...read, id: renamed(read.id), task: { ...task, id: renamed(task.id), domain: known } }
}
