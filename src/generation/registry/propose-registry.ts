import { z } from 'zod'
import { sha256Of } from '../../formats/index.ts'
import { InfrastructureError, type Language } from '../../schema/index.ts'
import { listOf, objectOf } from '../candidate/candidate-answer.ts'
import { costOf, highestCost, type Prices } from '../cost/prices.ts'
import type { RecordOf } from '../journal/journal-record.ts'
import type { Journal } from '../journal/open-journal.ts'
import type { ChatAnswer, ChatBody, ChatModel, ChatRequest } from '../model/chat-model.ts'
import { extractJson } from '../model/extract-json.ts'
import type { Settings } from '../pipeline/settings.ts'
import { promptId } from '../prompts/prompt.ts'
import { registryPrompt, type RegistryWish } from '../prompts/registry-v1.ts'
import type { RegistryRow } from './registry-row.ts'

/** How to have a model propose tasks. */
export interface ProposeOptions {
  readonly model: ChatModel
  /** What was proposed before is not paid again. */
  readonly journal: Journal
  readonly settings: Pick<Settings, 'model' | 'reasoningEffort' | 'maxTokens' | 'format'>
  readonly prices?: Prices | undefined
  /** Asks no more when the next request could bring the cost above this. */
  readonly maxCost?: number | undefined
  readonly signal?: AbortSignal | undefined
}

const Proposal = z.object({
  tasks: z.array(z.object({ function_name: z.string(), query: z.string() })),
})

const ATTEMPTS = 2
const FREE: Prices = { input: 0, output: 0, batchFactor: 1 }

/**
 * Has a model propose tasks, one request per domain. The model sees no code and writes none.
 * @throws InfrastructureError when the server or the model does not answer as asked, or the limit of
 * costs is reached
 */
export async function proposeRegistry(
  wishes: readonly RegistryWish[],
  options: ProposeOptions,
): Promise<readonly RegistryRow[]> {
  const rows: RegistryRow[] = []
  const spent = { cost: options.journal.records.reduce((sum, each) => sum + paidFor(each), 0) }
  for (const wish of wishes) rows.push(...(await proposeDomain(wish, options, spent)))
  return rows
}

async function proposeDomain(
  wish: RegistryWish,
  options: ProposeOptions,
  spent: { cost: number },
): Promise<readonly RegistryRow[]> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const body = bodyOf(wish, options.settings)
    const key = sha256Of(JSON.stringify(['registry', attempt, body]))
    const known = options.journal.records.find(each => each.kind === 'answered' && each.key === key)
    const answered =
      known?.kind === 'answered' ? known : await ask({ key, body }, attempt, options, spent)
    const found = extractJson(answered.answer.text ?? '')
    const proposal = Proposal.safeParse(found?.value)
    if (proposal.success) return proposal.data.tasks.map(task => rowOf(task, wish, answered))
  }
  throw new InfrastructureError(
    `The model must answer with a list of tasks for "${wish.domain}", but did not in ${ATTEMPTS} ` +
      'attempts. Try another model, or write the registry by hand.',
  )
}

function rowOf(
  { function_name: name, query }: { readonly function_name: string; readonly query: string },
  { domain, language }: { readonly domain: string; readonly language: Language },
  { provenance }: RecordOf<'answered'>,
): RegistryRow {
  return {
    function_name: name.trim(),
    query: query.trim().replace(/\s+/g, ' '),
    domain,
    language,
    origin: { kind: 'prompt', provenance },
  }
}

async function ask(
  request: ChatRequest,
  attempt: number,
  options: ProposeOptions,
  spent: { cost: number },
): Promise<RecordOf<'answered'>> {
  const { model, journal, settings, signal, maxCost = Infinity, prices = FREE } = options
  const reserved = highestCost(request.body, prices, 'realtime')
  if (spent.cost + reserved > maxCost) {
    const highest = (spent.cost + reserved).toFixed(4)
    throw new InfrastructureError(
      `The next request could bring the cost to ${highest}, above the limit ${maxCost}. ` +
        `What was answered is kept; raise --max-cost to go on.`,
    )
  }
  const row = request.key.slice(0, 32)
  const wasLost = journal.records.some(each => each.kind === 'asked' && each.key === request.key)
  const common = { key: request.key, row, attempt }
  await journal.append({ kind: 'asked', ...common, reserved, at: new Date().toISOString() })
  const kept = wasLost ? await model.recover(request.key) : undefined
  const answer: ChatAnswer = kept ?? (await model.complete(request, signal))
  const cost = answer.usage === null ? reserved : costOf(answer.usage, prices, 'realtime')
  const record: RecordOf<'answered'> = {
    kind: 'answered',
    ...common,
    answer,
    cost,
    recovered: kept !== undefined,
    provenance: {
      model: settings.model,
      answered_model: answer.model,
      endpoint: model.endpoint,
      mode: 'realtime',
      generated_at: new Date().toISOString(),
      prompt: promptId(registryPrompt),
      reasoning_effort: settings.reasoningEffort,
      usage: answer.usage,
    },
  }
  await journal.append(record)
  spent.cost += cost
  return record
}

function bodyOf(wish: RegistryWish, settings: ProposeOptions['settings']): ChatBody {
  const text = { type: 'string' }
  const task = objectOf({ function_name: text, query: text, domain: text })
  const answer = objectOf({ tasks: listOf(task) })
  const schema = { name: 'benchmark_tasks', strict: true, schema: answer }
  const formats = {
    'json-schema': { response_format: { type: 'json_schema', json_schema: schema } },
    'json-object': { response_format: { type: 'json_object' } },
    text: {},
  }
  return {
    model: settings.model,
    messages: registryPrompt.render(wish),
    max_completion_tokens: settings.maxTokens,
    ...(settings.reasoningEffort === null ? {} : { reasoning_effort: settings.reasoningEffort }),
    ...formats[settings.format],
  }
}

function paidFor(each: Journal['records'][number]): number {
  return each.kind === 'answered' ? each.cost : 0
}
