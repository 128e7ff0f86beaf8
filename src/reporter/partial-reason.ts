import type { TestModule, TestRunEndReason, Vitest } from 'vitest/node'
import { ONLY_VARIABLE } from './only-queries.ts'

/** Returns why this invocation may have left queries out, undefined when nothing says so. */
export function partialReason(
  vitest: Vitest,
  modules: readonly TestModule[],
  reason: TestRunEndReason,
): string | undefined {
  const { config } = vitest
  if (reason === 'interrupted') return 'the run was interrupted or bailed out'
  const only = process.env[ONLY_VARIABLE]
  if (only !== undefined) return `${ONLY_VARIABLE}=${only}`
  const pattern = vitest.getGlobalTestNamePattern()
  if (pattern !== undefined) return `-t ${pattern.source}`
  const { tagsFilter } = config
  if (tagsFilter !== undefined && tagsFilter.length > 0) return `tags ${tagsFilter.join(', ')}`
  if (config.shard !== undefined && !isMerge(vitest)) {
    return `shard ${config.shard.index}/${config.shard.count}`
  }
  const hasOnly = modules.some(module =>
    [...module.children.allTests()].some(test => test.options.mode === 'only'),
  )
  return hasOnly ? 'a test or suite is marked only' : undefined
}

/** Options of the command line that leave files or projects out. */
const FILE_FILTERS = ['project', 'changed', 'related', 'exclude', 'dir', 'lastFailed']

/** Tells whether nothing narrowed this invocation down, so that every run must be there. */
export function isWholeInvocation(vitest: Vitest, partial: string | undefined): boolean {
  const isNarrowed = FILE_FILTERS.some(name => isGiven(cliOption(vitest, name)))
  if (partial !== undefined || hasFileFilter(vitest) || isNarrowed) return false
  return isBenchInvocation(vitest) || isMerge(vitest)
}

/** Tells whether this invocation reads blobs instead of running tests. */
export function isMerge({ config }: Vitest): boolean {
  return config.mergeReports !== undefined && config.mergeReports !== ''
}

/** Tells whether this is `vitest bench`; Vitest itself knows it by this CLI option. */
export function isBenchInvocation(vitest: Vitest): boolean {
  return cliOption(vitest, 'benchmarkOnly') === true
}

/** Returns what the command line says of an option; they are no public property of Vitest. */
export function cliOption({ config }: Vitest, name: string): unknown {
  const options: unknown = 'cliOptions' in config ? config.cliOptions : undefined
  return typeof options === 'object' && options !== null ? Reflect.get(options, name) : undefined
}

/** File filters of the command line are no public property, so an absent one counts as none. */
function hasFileFilter(vitest: Vitest): boolean {
  return isGiven(Reflect.get(vitest, 'filenamePattern'))
}

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false
}
