export { estimateCost, type Estimate, type EstimateInput } from './cost/estimate.ts'
export type { Mode, Prices } from './cost/prices.ts'
export { openJournal, type Journal } from './journal/open-journal.ts'
export type { IsolationOptions } from './judging/isolated-executor.ts'
export { GATE_OF, REASONS, type Judgement, type Problem, type Reason } from './judging/judgement.ts'
export type { ChatModel } from './model/chat-model.ts'
export { openAiModel } from './model/open-ai-model.ts'
export { openServer, type ServerOptions } from './model/open-ai-server.ts'
export type { GenerationResult } from './pipeline/conclude.ts'
export { estimateRun } from './pipeline/estimate-run.ts'
export type { GenerateOptions } from './pipeline/generate-options.ts'
export { generateTasks } from './pipeline/generate-tasks.ts'
export { requireSense } from './pipeline/require-sense.ts'
export { JSON_FORMATS, type JsonFormat, type Settings } from './pipeline/settings.ts'
export { DISTRACTOR_SOURCES, type DistractorSource } from './prompts/candidate-v1.ts'
export type { RegistryWish } from './prompts/registry-v1.ts'
export { Provenance, Usage } from './provenance.ts'
export {
  deduplicate,
  DROP_REASONS,
  type Deduplicated,
  type DeduplicateOptions,
  type DroppedRow,
  type DropReason,
  type KnownTask,
} from './registry/deduplicate.ts'
export { proposeRegistry, type ProposeOptions } from './registry/propose-registry.ts'
export { readRegistry } from './registry/read-registry.ts'
export { RegistryRow } from './registry/registry-row.ts'
export { writeWhole } from './release/write-folder.ts'
export type { GenerationReport } from './report/generation-report.ts'
export { renderReport } from './report/render-report.ts'
