export { parseReporterOptions, type ReporterOptions, type ResolvedOptions } from './options.ts'
export { isBenchInvocation } from './partial-reason.ts'
export { RetrievalReporter, RetrievalReporter as default, reporterOf } from './retrieval-reporter.ts'
