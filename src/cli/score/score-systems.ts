import type { RunOutcomes } from '../../analysis/index.ts'
import { evaluate, type Oracle } from '../../evaluation/index.ts'
import type { Retriever } from '../../retrievers/index.ts'
import type { ExecutionDataset } from '../../schema/index.ts'
import type { CommandIo } from '../command.ts'
import { rememberingOracle } from './remembering-oracle.ts'

/** A system to measure, made when its turn comes: vectors of one at a time are in memory. */
export interface System {
  readonly name: string
  open(): Promise<Retriever>
}

/** Measures systems one after the other on a dataset. */
export async function scoreSystems(
  systems: readonly System[],
  {
    dataset,
    oracle,
    io,
  }: {
    readonly dataset: ExecutionDataset
    readonly oracle: Oracle
    readonly io: Pick<CommandIo, 'err'>
  },
): Promise<readonly RunOutcomes[]> {
  const runs: RunOutcomes[] = []
  const remembering = rememberingOracle(oracle)
  for (const [at, system] of systems.entries()) {
    const retriever = await system.open()
    const { header, outcomes } = await evaluate({ dataset, retriever, oracle: remembering })
    runs.push({ project: '', header, outcomes, state: { kind: 'complete' } })
    io.err(`measured ${system.name} (${at + 1} of ${systems.length})\n`)
  }
  return runs
}
