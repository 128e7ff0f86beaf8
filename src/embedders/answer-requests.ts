import type { MessagePort } from 'node:worker_threads'
import type { WorkerReply, WorkerRequest } from './worker-messages.ts'

/** Answers every request that a worker thread gets, errors as text. */
export function answerRequests<Request, Answer>(
  port: MessagePort | null,
  answer: (request: Request) => Promise<Answer>,
): void {
  port?.on('message', ({ id, request }: WorkerRequest<Request>) => {
    answer(request)
      .then(
        (value): WorkerReply<Answer> => ({ id, answer: value }),
        (error: unknown): WorkerReply<Answer> => ({
          id,
          error: error instanceof Error ? error.message : String(error),
        }),
      )
      .then(reply => port.postMessage(reply))
  })
}
