export { acceptRuns, type Acceptance, type AcceptanceInput } from './accept-runs.ts'
export { readBaseline, writeBaseline } from './baseline-file.ts'
export {
  experimentFile,
  experimentHash,
  type ExperimentPlan,
} from './experiment/experiment.ts'
export { parseReporterOptions, type ReporterOptions, type ResolvedOptions } from './options.ts'
export { ONLY_VARIABLE, readOnlyQueries, type OnlyRequest } from './only-queries.ts'
export { OUTPUTS } from './outputs/index.ts'
export type { Output, OutputFile, OutputSources } from './outputs/output.ts'
export { isBenchInvocation } from './partial-reason.ts'
export { projectName } from './project-name.ts'
export { renderReport } from './render-report.ts'
export { plainPaint, type Report } from './report.ts'
export { restoreReport } from './restore-report.ts'
export { RetrievalReporter, RetrievalReporter as default, reporterOf } from './retrieval-reporter.ts'
export { writeOutputs } from './write-outputs.ts'
export { renderAnalyses, renderPoolAnalyses } from './sections/analyses/render-analyses.ts'
export { buildReport } from './build-report.ts'
export { environmentOf } from './environment.ts'
export { outcomesJsonl, resultsJson } from './results-json.ts'
export { prettyJson } from './pretty-json.ts'
export { StoredEnvironment, versionsOf } from './versions.ts'
