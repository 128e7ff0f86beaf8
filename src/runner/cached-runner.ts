import type { ExecutionCache } from './execution-cache.ts'
import type { Runner } from './runner.ts'

// What depends on the machine at that moment rather than on the pair.
const ACCIDENTAL: ReadonlySet<string> = new Set(['ERROR:RunnerLost', 'ERROR:Signal9'])

/**
 * Returns a runner that answers from the first cache that knows a pair and remembers what it runs.
 * A timeout under a budget of its own is not remembered: the full budget might have been enough.
 */
export function cachedRunner(runner: Runner, caches: readonly ExecutionCache[]): Runner {
  return {
    ...runner,
    async execute(pair, options = {}) {
      options.signal?.throwIfAborted()
      for (const cache of caches) {
        const known = cache.get(pair.code, pair.tests)
        if (known !== undefined) return { id: pair.id, ...known }
      }
      const result = await runner.execute(pair, options)
      const { outcomes, level, cpuMs } = result
      const isCut = options.cpuMs !== undefined && outcomes.includes('TIMEOUT')
      if (!isCut && !outcomes.some(label => ACCIDENTAL.has(label))) {
        for (const cache of caches) cache.put(pair.code, pair.tests, { outcomes, level, cpuMs })
      }
      return result
    },
  }
}
