import { z } from 'zod'
import { openAiFailure } from '../../embedders/index.ts'
import { InfrastructureError } from '../../schema/index.ts'
import { chatAnswer } from './chat-answer.ts'
import type { BatchModel, BatchOutcome, ChatAnswer, ChatRequest } from './chat-model.ts'
import { KEY_METADATA } from './open-ai-model.ts'
import type { OpenAiServerHandle } from './open-ai-server.ts'

const ENDPOINT = '/v1/chat/completions'
const UNDER_WAY = new Set(['validating', 'in_progress', 'finalizing', 'cancelling'])
const SEARCHED = 200 // batches of the account that are looked through for a lost one

const OutputLine = z.object({
  custom_id: z.string(),
  response: z.object({ status_code: z.int(), body: z.unknown() }).nullish(),
  error: z.object({ message: z.string().nullish() }).nullish(),
})

/** Returns the Batch API behind a server. */
export function openAiBatches(server: OpenAiServerHandle): BatchModel {
  const guarded = async <T>(place: string, act: () => Promise<T>): Promise<T> => {
    try {
      return await act()
    } catch (cause) {
      if (cause instanceof InfrastructureError) throw cause
      const { error } = openAiFailure(`${server.shown}${place}`, cause)
      throw new InfrastructureError(server.redact(error.message))
    }
  }
  return {
    endpoint: server.endpoint,
    submit: (key, requests) => guarded('/batches', () => submit(server, key, requests)),
    find: key => guarded('/batches', () => find(server, key)),
    collect: id => guarded(`/batches/${id}`, () => collect(server, id)),
  }
}

async function submit(
  { client }: OpenAiServerHandle,
  batchKey: string,
  requests: readonly ChatRequest[],
): Promise<string> {
  const lines = requests.map(({ key, body }) =>
    JSON.stringify({ custom_id: key, method: 'POST', url: ENDPOINT, body }),
  )
  const text = lines.map(line => `${line}\n`).join('')
  const file = new File([text], `${batchKey}.jsonl`, { type: 'application/jsonl' })
  const uploaded = await client.files.create({ file, purpose: 'batch' })
  const batch = await client.batches.create({
    input_file_id: uploaded.id,
    endpoint: ENDPOINT,
    completion_window: '24h',
    metadata: { [KEY_METADATA]: batchKey },
  })
  return batch.id
}

async function find({ client }: OpenAiServerHandle, batchKey: string): Promise<string | undefined> {
  let seen = 0
  for await (const batch of client.batches.list({ limit: 100 })) {
    if (batch.metadata?.[KEY_METADATA] === batchKey) return batch.id
    seen += 1
    if (seen >= SEARCHED) return undefined
  }
  return undefined
}

async function collect(server: OpenAiServerHandle, id: string): Promise<BatchOutcome | undefined> {
  const batch = await server.client.batches.retrieve(id)
  if (UNDER_WAY.has(batch.status)) return undefined
  const answers = new Map<string, ChatAnswer>()
  const failures = new Map<string, string>()
  for (const file of [batch.output_file_id, batch.error_file_id]) {
    for (const line of await readLines(server, file)) {
      const { custom_id: key, response, error } = OutputLine.parse(JSON.parse(line))
      if (response?.status_code === 200) answers.set(key, chatAnswer(response.body))
      else failures.set(key, server.redact(failureText(response?.body, error?.message)))
    }
  }
  // A batch that was refused as a whole has errors and no file.
  const whole = batch.errors?.data?.map(({ message = 'no message' }) => message).join('; ')
  const status = whole ? `${batch.status}: ${server.redact(whole)}` : batch.status
  return { status, answers, failures }
}

async function readLines(
  { client }: OpenAiServerHandle,
  file: string | null | undefined,
): Promise<readonly string[]> {
  if (file === null || file === undefined) return []
  const content = await client.files.content(file)
  return (await content.text()).split('\n').filter(line => line.trim() !== '')
}

function failureText(body: unknown, message: string | null | undefined): string {
  return (message ?? JSON.stringify(body) ?? 'no reason given').slice(0, 500)
}
