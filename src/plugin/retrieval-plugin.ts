/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url'
import type { Vite, VitestPluginContext } from 'vitest/node'
import { parseReporterOptions, reporterOf, type ReporterOptions } from '../reporter/index.ts'

/** Options of the plugin: those of the reporter. */
export type RetrievalOptions = ReporterOptions

/**
 * The Vitest plugin: registers the matchers, provides the suite and adds the reporter, without
 * touching the user's reporters.
 *
 * @example
 * export default defineConfig({ plugins: [retrieval({ baseline: 'benchmarks/baseline.json' })] })
 */
export function retrieval(options: RetrievalOptions = {}): Vite.Plugin {
  const parsed = parseReporterOptions(options)
  return {
    name: 'vitest-retrieval',
    config: () => ({ test: { setupFiles: [setupFile()], provide: { retrieval: {} } } }),
    configureVitest(context) {
      addReporter(context, parsed)
      quietenBench(context)
    },
  }
}

/** The setup file lies beside this room, as `.ts` in the sources and `.js` in the package. */
function setupFile(): string {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return fileURLToPath(new URL(`../setup.${extension}`, import.meta.url))
}

function addReporter(
  { vitest, project }: VitestPluginContext,
  options: ReturnType<typeof parseReporterOptions>,
): void {
  const { reporters } = vitest.config
  const reporter = reporterOf(vitest)
  reporter.setOptions(project.name, options)
  if (reporters.some(entry => entry === reporter)) return
  // An empty list means "the default reporter"; with ours alone in it there would be no other.
  if (reporters.length === 0) reporters.push(['default', {}])
  reporters.push(reporter)
}

/** A thousand query rows say nothing that the board does not; what the user set stays. */
function quietenBench({ vitest }: VitestPluginContext): void {
  const { config } = vitest
  if (!isBench(vitest)) return
  const cli = vitest.vite.config.test
  if (cli?.slowTestThreshold === undefined) config.slowTestThreshold = Number.POSITIVE_INFINITY
  if (cli?.hideSkippedTests === undefined) config.hideSkippedTests = true
}

function isBench(vitest: VitestPluginContext['vitest']): boolean {
  const { cliOptions } = vitest.config as { cliOptions?: { benchmarkOnly?: unknown } }
  return cliOptions?.benchmarkOnly === true
}
