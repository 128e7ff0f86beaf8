import {
  GATES,
  runGates,
  type Allowances,
  type Evidence,
  type GateResult,
} from '../../authoring/index.ts'

/** How gates judge. */
export interface TaskGateOptions {
  readonly allowances?: Allowances | undefined
}

/** Runs the dataset's gates of the given numbers. */
export function runTaskGates(
  ids: readonly number[],
  evidence: Evidence,
  { allowances }: TaskGateOptions = {},
): readonly GateResult[] {
  const gates = GATES.filter(({ id }) => ids.includes(id))
  return gates.flatMap(gate => runGates([gate], evidence, allowances))
}
