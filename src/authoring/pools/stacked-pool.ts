import { stacks, type Mutant, type StackedMutant } from '../../mutation/index.ts'
import { keepVerified, type Proposals } from './keep-verified.ts'
import { canonicalMember, mutantMember, stackMember, type PoolGroup } from './pool-group.ts'
import type { PoolInput, PoolTask } from './pool-task.ts'

const SIZES = [2, 3, 4] // ExecRetrieval, Table 9
const MOST_TRIES = 6

/**
 * The pool `stacked`: the base pool and one stack each of 2, 3 and 4 bugs on lines of their own,
 * where a task has so many and they do not undo each other. Stacks of a task share one bug where
 * they can, so that the canonical is not the centre of its group.
 */
export async function stackedPool(input: PoolInput): Promise<readonly PoolGroup[]> {
  const lists = input.tasks.flatMap(of =>
    SIZES.map(size => ({ of, proposals: stacksOf(of, size, input.seed) })),
  )
  const kept = await keepVerified(lists, input.executor)
  return input.tasks.map(of => ({
    of,
    members: [
      canonicalMember(of),
      ...of.chosen.map(mutant => mutantMember(mutant)),
      ...lists.filter(list => list.of === of).flatMap(list => stacked(list, kept)),
    ],
  }))
}

function stacked(
  list: Proposals<StackedMutant>,
  kept: ReadonlyMap<Proposals<StackedMutant>, StackedMutant>,
): readonly ReturnType<typeof stackMember>[] {
  const stack = kept.get(list)
  return stack === undefined ? [] : [stackMember(stack)]
}

function stacksOf(of: PoolTask, size: number, seed: number): readonly StackedMutant[] {
  const draw = (hub: Mutant | undefined): readonly StackedMutant[] =>
    stacks(of.task.code, of.verified, {
      min: size,
      max: size,
      limit: MOST_TRIES,
      seed,
      ...(hub === undefined ? {} : { hub }),
    })
  const around = draw(of.chosen[0])
  return around.length > 0 ? around : draw(undefined)
}
