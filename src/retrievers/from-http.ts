import { InfrastructureError, InputError } from '../schema/index.ts'
import { hitsOf } from './remote-answers.ts'
import type { Retriever } from './retriever.ts'

/** A retriever behind HTTP, in any language: docs/retrievers.md has the contract. */
export interface FromHttpOptions {
  readonly name: string
  /** True when `/search` answers requests with `ids` by the scores of those snippets. */
  readonly canScore?: boolean
  /** Score difference up to which two snippets count as tied; 0 by default. */
  readonly epsilon?: number
  /** Sent with every request, e.g. an authorization read from the environment. Never shown. */
  readonly headers?: Readonly<Record<string, string>>
  /** Milliseconds that a search may take; 60,000 by default. Indexing has no limit. */
  readonly timeoutMs?: number
}

interface Call {
  readonly body: unknown
  readonly signal: AbortSignal | undefined
}

/**
 * A retriever that answers over HTTP: `POST <url>/index` with `{ snippets }`, then
 * `POST <url>/search` with `{ query, k, queryId }`, answered by `{ hits: [{ id, score }] }`.
 */
export function fromHttp(url: string, options: FromHttpOptions): Retriever {
  const { name, canScore = false, epsilon = 0, timeoutMs = 60_000 } = options
  const { base, headers } = checkedUrl(url)
  const remote = { name, headers: { ...headers, ...options.headers } }
  const ask = (route: string, call: Call): Promise<unknown> =>
    post(new URL(route, base), call, remote)
  const find = async (
    body: Readonly<Record<string, unknown>>,
    signal: AbortSignal | undefined,
  ): Promise<ReturnType<typeof hitsOf>> => {
    const limit = AbortSignal.timeout(timeoutMs)
    const both = signal === undefined ? limit : AbortSignal.any([signal, limit])
    return hitsOf(await ask('search', { body, signal: both }), name)
  }
  return {
    name,
    epsilon,
    async index(snippets, context) {
      await ask('index', { body: { snippets }, signal: context?.signal })
    },
    search: (query, k, context) => find({ query, k, queryId: context?.queryId }, context?.signal),
    ...(canScore
      ? {
          score: (query, ids, context) =>
            find({ query, ids, k: ids.length, queryId: context?.queryId }, context?.signal),
        }
      : {}),
  } satisfies Retriever
}

interface Remote {
  readonly name: string
  readonly headers: Readonly<Record<string, string>>
}

/** A request must not carry user and password in its URL: they move to a header. */
function checkedUrl(text: string): {
  readonly base: URL
  readonly headers: Readonly<Record<string, string>>
} {
  if (!URL.canParse(text) || !/^https?:/.test(text)) {
    throw new InputError(`fromHttp needs an http or https URL, but got "${text}".`)
  }
  const base = new URL(text.endsWith('/') ? text : `${text}/`)
  const user = `${decodeURIComponent(base.username)}:${decodeURIComponent(base.password)}`
  base.username = ''
  base.password = ''
  if (user === ':') return { base, headers: {} }
  return { base, headers: { authorization: `Basic ${Buffer.from(user).toString('base64')}` } }
}

async function post(url: URL, { body, signal }: Call, remote: Remote): Promise<unknown> {
  // The query of the URL may hold a secret.
  const shown = `${url.origin}${url.pathname}`
  const fail = (what: string, cause?: unknown): never => {
    throw new InfrastructureError(
      `Retriever "${remote.name}" must answer POST ${shown}, but ${what}.`,
      { cause },
    )
  }
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...remote.headers },
    body: JSON.stringify(body),
    signal: signal ?? null,
  }).catch((cause: unknown) => fail(reasonOf(cause), cause))
  const text = await response.text().catch((cause: unknown) => fail('broke off its answer', cause))
  if (!response.ok) return fail(`answered ${response.status}: ${text.slice(0, 300)}`)
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch (cause) {
    return fail(`its answer is not JSON (NaN and Infinity are not): ${text.slice(0, 200)}`, cause)
  }
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'did not'
  if (cause.name === 'TimeoutError') return 'did not in time'
  const inner = cause.cause instanceof Error ? `: ${cause.cause.message}` : ''
  return `the request failed: ${cause.message}${inner}`
}
