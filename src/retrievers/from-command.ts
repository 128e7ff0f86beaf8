import { InfrastructureError } from '../schema/index.ts'
import { startCommand, type CommandProcess } from './command-process.ts'
import { hitsOf } from './remote-answers.ts'
import type { Retriever } from './retriever.ts'

/** A retriever that is a program: docs/retrievers.md has the contract. */
export interface FromCommandOptions {
  readonly name: string
  /** True when the program answers the method `score`. */
  readonly canScore?: boolean
  /** Score difference up to which two snippets count as tied; 0 by default. */
  readonly epsilon?: number
}

/**
 * A retriever that runs as a command, in any language: one JSON object a line on its standard input
 * (`{ number, method: "index" | "search", … }`), one a line back (`{ number, hits }` or
 * `{ number, error }`). Its standard error is shown when it fails.
 *
 * @example
 * const mine = fromCommand('python my_search.py', { name: 'my search' })
 */
export function fromCommand(command: string, options: FromCommandOptions): Retriever {
  const { name, canScore = false, epsilon = 0 } = options
  let running: CommandProcess | undefined
  const ask = async (
    request: Readonly<Record<string, unknown>>,
    signal: AbortSignal | undefined,
  ): Promise<unknown> => {
    running ??= startCommand(command, name)
    const answer = await running.ask(request, signal)
    const error = errorOf(answer)
    if (error === undefined) return answer
    throw new InfrastructureError(`Retriever "${name}" answered with an error: ${error}`)
  }
  return {
    name,
    epsilon,
    async index(snippets, context) {
      await ask({ method: 'index', snippets }, context?.signal)
    },
    search: async (query, k, context) =>
      hitsOf(
        await ask({ method: 'search', query, k, queryId: context?.queryId }, context?.signal),
        name,
      ),
    ...(canScore
      ? {
          score: async (query, ids, context) =>
            hitsOf(
              await ask(
                { method: 'score', query, ids, queryId: context?.queryId },
                context?.signal,
              ),
              name,
            ),
        }
      : {}),
  } satisfies Retriever
}

function errorOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return undefined
  return String(answer.error)
}
