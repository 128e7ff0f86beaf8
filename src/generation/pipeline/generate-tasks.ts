import { rememberingExecutor } from '../../authoring/index.ts'
import { loadParser } from '../../syntax/index.ts'
import { openJournal, type Journal } from '../journal/open-journal.ts'
import { isolatedExecutor, type IsolatedExecutor } from '../judging/isolated-executor.ts'
import type { JudgeTools } from '../judging/judge-tools.ts'
import { openAiBatches } from '../model/open-ai-batches.ts'
import { openServer, type OpenAiServerHandle } from '../model/open-ai-server.ts'
import { folderPaths } from '../release/write-folder.ts'
import { conclude, type GenerationResult } from './conclude.ts'
import { countingModel } from './counting-model.ts'
import type { GenerateOptions } from './generate-options.ts'
import { openSession } from './open-session.ts'
import { requireSense } from './require-sense.ts'
import { finishBatches, hasOpenBatch, runBatches } from './run-batches.ts'
import { runRealtime } from './run-realtime.ts'

const POLL_MS = 30_000
const CONCURRENCY = 4

/**
 * Turns a registry into a dataset: one request per task and attempt, every answer judged by
 * execution, and what is accepted compiled into a bundle. Can be broken off and run again at any
 * point; what the journal holds is not asked again.
 * @throws InputError for settings that cannot be, InfrastructureError when server, journal or runner
 * do not work
 */
export async function generateTasks(options: GenerateOptions): Promise<GenerationResult> {
  requireSense(options)
  const { language } = options.settings
  const executor = await isolatedExecutor({ ...options.isolation, language })
  try {
    return await generateWith(options, executor)
  } finally {
    await executor.close()
  }
}

/** `generateTasks` with an executor that is open already. */
export async function generateWith(
  options: GenerateOptions,
  executor: Omit<IsolatedExecutor, 'close'>,
): Promise<GenerationResult> {
  const { language, distractors } = options.settings
  const paths = folderPaths(options.directory)
  const server = await openServer(options.server)
  const journal = await openJournal(paths.journal)
  try {
    if (journal.wasCut) options.progress?.('the journal ended in half a line, which is dropped')
    const memory = await rememberingExecutor(executor, paths.memory)
    const parse = await loadParser(language)
    const { allowances } = options
    const tools = { executor: memory, parse, source: distractors, allowances }
    const result = await run(options, { server, journal, tools, level: executor.level })
    await memory.save()
    return result
  } finally {
    await journal.close()
  }
}

interface Opened {
  readonly server: OpenAiServerHandle
  readonly journal: Journal
  readonly tools: JudgeTools
  readonly level: string
}

async function run(options: GenerateOptions, opened: Opened): Promise<GenerationResult> {
  const { server, journal, tools, level } = opened
  const session = await openSession(options, { endpoint: server.endpoint, journal, tools })
  const { model, requests } = countingModel(session, server, options)
  const batches = openAiBatches(server)
  const pollMs = options.pollMs ?? POLL_MS
  if (hasOpenBatch(journal.records)) await finishBatches(session, batches, { pollMs })
  const { isOverBudget } =
    options.mode === 'batch'
      ? await runBatches(session, batches, { pollMs })
      : await runRealtime(session, model, options.server.concurrency ?? CONCURRENCY)
  return conclude(options, session, { requests, isOverBudget, level })
}
