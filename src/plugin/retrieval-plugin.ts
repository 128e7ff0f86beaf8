import { fileURLToPath } from 'node:url'
import type { TestTagDefinition } from 'vitest/config'
import type { Vite, Vitest, VitestPluginContext } from 'vitest/node'
import {
  isBenchInvocation,
  ONLY_VARIABLE,
  parseReporterOptions,
  projectName,
  readOnlyQueries,
  reporterOf,
  type ReporterOptions,
  type ResolvedOptions,
} from '../reporter/index.ts'
import { RETRIEVAL_TAG } from '../schema/index.ts'

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
  let chosen: DisplayOptions = {}
  return {
    name: 'vitest-retrieval',
    config(userConfig) {
      chosen = userConfig.test ?? {}
      const tags = newTags(userConfig.test?.tags ?? [])
      return { test: { setupFiles: [setupFile()], provide: { retrieval: {} }, tags } }
    },
    async configureVitest(context) {
      addReporter(context, parsed)
      await provide(context, parsed)
      if (isBenchInvocation(context.vitest)) quietenBench(context.vitest, chosen)
    },
  }
}

/** A tag may be declared once: by the user, or by the plugin of the project's root. */
function newTags(declared: readonly { readonly name: string }[]): TestTagDefinition[] {
  if (declared.some(({ name }) => name === RETRIEVAL_TAG)) return []
  return [{ name: RETRIEVAL_TAG, description: 'the queries of retrieval suites' }]
}

/** The setup file lies beside this room, as `.ts` in the sources and `.js` in the package. */
function setupFile(): string {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return fileURLToPath(new URL(`../setup.${extension}`, import.meta.url))
}

function addReporter({ vitest, project }: VitestPluginContext, options: ResolvedOptions): void {
  const { reporters } = vitest.config
  const reporter = reporterOf(vitest)
  reporter.setOptions(project.name, options)
  if (reporters.some(entry => entry === reporter)) return
  // An empty list means "the default reporter"; with ours alone in it there would be no other.
  if (reporters.length === 0) reporters.push(['default', {}])
  reporters.push(reporter)
}

/** Every project is told its own sample, and its own lost queries. */
async function provide(
  { vitest, project }: VitestPluginContext,
  { sample }: ResolvedOptions,
): Promise<void> {
  const text = process.env[ONLY_VARIABLE]
  const only = text === undefined ? undefined : await readOnlyQueries(text, vitest.config.root)
  const own = projectName(project.name)
  const lost = only?.lost.filter(each => each.project === own) ?? []
  project.provide('retrieval', {
    ...(sample === undefined ? {} : { sample }),
    ...(only === undefined ? {} : { only: { ...only, lost } }),
  })
}

interface DisplayOptions {
  readonly slowTestThreshold?: number | undefined
  readonly hideSkippedTests?: boolean | undefined
}

/** A thousand query rows say nothing that the board does not; what the user chose stays. */
function quietenBench({ config }: Vitest, chosen: DisplayOptions): void {
  const { slowTestThreshold, hideSkippedTests } = { ...chosen, ...cliOptionsOf(config) }
  if (slowTestThreshold === undefined) config.slowTestThreshold = Number.POSITIVE_INFINITY
  if (hideSkippedTests === undefined) config.hideSkippedTests = true
}

function cliOptionsOf(config: object): DisplayOptions {
  const options: unknown = Reflect.get(config, 'cliOptions')
  return typeof options === 'object' && options !== null ? options : {}
}
