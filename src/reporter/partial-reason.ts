import type { TestModule, TestRunEndReason, Vitest } from 'vitest/node'

/** Returns why this invocation may have left queries out, undefined when nothing says so. */
export function partialReason(
  vitest: Vitest,
  modules: readonly TestModule[],
  reason: TestRunEndReason,
): string | undefined {
  const { config } = vitest
  if (reason === 'interrupted') return 'the run was interrupted or bailed out'
  if (config.testNamePattern !== undefined) return `-t ${config.testNamePattern.source}`
  const isMerge = config.mergeReports !== undefined && config.mergeReports !== ''
  if (config.shard !== undefined && !isMerge) {
    return `shard ${config.shard.index}/${config.shard.count}`
  }
  const hasOnly = modules.some(module =>
    [...module.children.allTests()].some(test => test.options.mode === 'only'),
  )
  return hasOnly ? 'a test or suite is marked only' : undefined
}

/** Tells whether nothing narrowed this invocation down, so that every run must be there. */
export function isWholeInvocation(vitest: Vitest, partial: string | undefined): boolean {
  const { config } = vitest
  const isMerge = config.mergeReports !== undefined && config.mergeReports !== ''
  return partial === undefined && !hasFileFilter(vitest) && (isBenchInvocation(vitest) || isMerge)
}

/** File filters of the command line are no public property, so an absent one counts as none. */
function hasFileFilter(vitest: Vitest): boolean {
  const pattern: unknown = Reflect.get(vitest, 'filenamePattern')
  return Array.isArray(pattern) && pattern.length > 0
}

/** Tells whether this is `vitest bench`; Vitest itself knows it by this CLI option. */
export function isBenchInvocation(vitest: Vitest): boolean {
  const options: unknown = 'cliOptions' in vitest.config ? vitest.config.cliOptions : undefined
  return (
    typeof options === 'object' &&
    options !== null &&
    'benchmarkOnly' in options &&
    options.benchmarkOnly === true
  )
}
