import { createRunner, executeAll, type RunnerOptions } from '../../src/runner/index.ts'
import { InfrastructureError, type ExecutionPair } from '../../src/schema/index.ts'
import { cpuSeconds } from './cpu-time.ts'
import { freshProcess } from './fresh-process.ts'

type Outcomes = readonly (readonly string[])[]

/** One way to execute pairs; it calls `mark` when all is done and its workers still live. */
export type Arm = (pairs: readonly ExecutionPair[], mark: () => void) => Promise<Outcomes>

/** The arm of a runner: its start and self-test are inside what is measured. */
export function runnerArm(options: RunnerOptions): Arm {
  return async (pairs, mark) => {
    const runner = await createRunner({ isolation: 'required', ...options })
    try {
      return (await executeAll(runner, pairs)).map(({ outcomes }) => outcomes)
    } finally {
      mark()
      await runner.close()
    }
  }
}

/** The arm of a fresh process per pair, one after the other. */
export function freshArm(command: readonly [string, ...string[]]): Arm {
  return async (pairs, mark) => {
    const outcomes: (readonly string[])[] = []
    for (const pair of pairs) outcomes.push(await freshProcess(command, pair))
    mark()
    return outcomes
  }
}

interface Total {
  readonly wall: number
  readonly cpu: number
}

/** Runs the arms in turn, as often as asked, and prints each beside the first. */
export async function compare(
  title: string,
  pairs: readonly ExecutionPair[],
  rounds: number,
  arms: Readonly<Record<string, Arm>>,
): Promise<void> {
  console.log(
    `\n${title}: ${pairs.length} pairs, ${pairs.flatMap(({ tests }) => tests).length} tests`,
  )
  const totals = new Map<string, Total>()
  let reference: Outcomes | undefined
  const usable = new Map(Object.entries(arms))
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, arm] of usable) {
      const measured = await measure(arm, pairs).catch(skipped(name))
      if (measured === undefined) {
        usable.delete(name)
        continue
      }
      const { outcomes, wall, cpu } = measured
      reference ??= outcomes
      const total = totals.get(name) ?? { wall: 0, cpu: 0 }
      totals.set(name, { wall: total.wall + wall, cpu: total.cpu + cpu })
      reportDifferences(name, outcomes, reference)
    }
  }
  print(totals, pairs.length * rounds)
}

/** A level that cannot be had on this machine is left out, visibly. */
function skipped(name: string): (error: unknown) => undefined {
  return error => {
    if (!(error instanceof InfrastructureError)) throw error
    console.log(`  ${name}: skipped. ${error.message}`)
  }
}

async function measure(arm: Arm, pairs: readonly ExecutionPair[]) {
  const [started, before] = [performance.now(), cpuSeconds()]
  const total = { wall: 0, cpu: 0 }
  const outcomes = await arm(pairs, () => {
    total.wall = (performance.now() - started) / 1000
    total.cpu = cpuSeconds() - before
  })
  return { outcomes, ...total }
}

function reportDifferences(name: string, outcomes: Outcomes, reference: Outcomes): void {
  const different = outcomes.filter((labels, at) => passes(labels) !== passes(reference[at] ?? []))
  if (different.length > 0) console.log(`  ${name}: ${different.length} pairs judged otherwise`)
}

function passes(labels: readonly string[]): string {
  return labels.map(label => (label === 'pass' ? '1' : '0')).join('')
}

function print(totals: ReadonlyMap<string, Total>, done: number): void {
  const [first] = totals.values()
  for (const [name, { wall, cpu }] of totals) {
    const ratio = first === undefined ? 1 : first.cpu / cpu
    console.log(
      `  ${name.padEnd(26)} ${(done / wall).toFixed(1).padStart(8)} pairs/s ` +
        `${((cpu / done) * 1000).toFixed(2).padStart(8)} CPU ms/pair ${ratio.toFixed(1).padStart(6)} × per core`,
    )
  }
}
