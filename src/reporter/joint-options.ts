import type { GateConfig } from '../analysis/index.ts'
import { InputError } from '../schema/index.ts'
import type { ResolvedOptions } from './options.ts'

/** The options that some projects share, and those projects. */
export interface OptionGroup {
  readonly options: ResolvedOptions
  /** Sorted. */
  readonly projects: readonly string[]
}

/**
 * Groups projects by equal options, in order of first appearance.
 * @throws InputError when two groups resample differently, or follow another plan: they stand on
 * one board
 */
export function groupOptions(
  byProject: ReadonlyMap<string, ResolvedOptions>,
): readonly OptionGroup[] {
  const groups = Map.groupBy([...byProject], ([, options]) => JSON.stringify(options))
  const joined = [...groups.values()].flatMap(members => {
    const options = members[0]?.[1]
    const projects = members.map(([project]) => project).sort()
    return options === undefined ? [] : [{ options, projects }]
  })
  const plans = new Set(joined.flatMap(({ options }) => options.experiment ?? []))
  if (plans.size > 1) {
    throw new InputError(
      `All projects of one Vitest must follow one plan, but they name ${[...plans].join(', ')}. ` +
        'Give retrieval() the same experiment in every project.',
    )
  }
  const draws = new Set(joined.map(({ options }) => `${options.seed}, ${options.replicates}`))
  if (draws.size <= 1) return joined
  throw new InputError(
    'All projects of one Vitest must resample alike, since their runs stand on one board, but ' +
      `(seed, replicates) are (${[...draws].join(') and (')}). ` +
      'Give retrieval() the same seed and replicates in every project.',
  )
}

/** Returns the gates of all groups, each bound to the projects that configured it. */
export function jointGates(groups: readonly OptionGroup[]): readonly GateConfig[] {
  const hasOne = groups.length <= 1
  return groups.flatMap(({ options, projects }) =>
    options.gates.map(gate => ({
      ...gate,
      ...(hasOne ? {} : { projects, anchored: options.anchor !== undefined }),
    })),
  )
}
