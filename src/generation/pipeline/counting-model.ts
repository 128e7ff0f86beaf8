import { highestCost } from '../cost/prices.ts'
import type { ChatModel } from '../model/chat-model.ts'
import { openAiModel } from '../model/open-ai-model.ts'
import type { OpenAiServerHandle } from '../model/open-ai-server.ts'
import type { GenerateOptions } from './generate-options.ts'
import { lostKey, type Session } from './session.ts'

/** A model with what happened besides answers. */
export interface CountingModel {
  readonly model: ChatModel
  /** Requests that were sent again, and lost answers that the server had kept. */
  readonly requests: { readonly retried: number; readonly recovered: number }
}

/** Returns the model of a server; a request that may be billed twice is set aside twice. */
export function countingModel(
  session: Session,
  server: OpenAiServerHandle,
  options: Pick<GenerateOptions, 'server' | 'isStored'>,
): CountingModel {
  const requests = { retried: 0, recovered: 0 }
  const inner = openAiModel(server, {
    ...options.server,
    isStored: options.isStored,
    retried: ({ key, body }, mayBeBilled) => {
      requests.retried += 1
      if (!mayBeBilled) return
      const highest = highestCost(body, session.prices, 'realtime')
      session.budget.hold(`${lostKey(key)} ${requests.retried}`, highest)
    },
  })
  const recover = async (key: string): ReturnType<ChatModel['recover']> => {
    const answer = await inner.recover(key)
    if (answer !== undefined) requests.recovered += 1
    return answer
  }
  return { model: { ...inner, recover }, requests }
}
