import { refused, unanswered, withRetry, type Attempt, type RetryOptions } from './retry.ts'

/** One request and how patiently it is made. */
export interface PostOptions extends RetryOptions {
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** Milliseconds that one attempt may take. */
  readonly timeoutMs: number
}

/**
 * Posts JSON and returns the parsed answer, with the retries of `withRetry`.
 * @throws HttpError when the answer is no success, InfrastructureError when there is none
 */
export async function postWithRetry(url: URL, options: PostOptions): Promise<unknown> {
  return withRetry(() => tryOnce(url, options), options)
}

async function tryOnce(
  url: URL,
  { headers, body, signal, timeoutMs }: PostOptions,
): Promise<Attempt> {
  const shown = `${url.origin}${url.pathname}`
  try {
    const limit = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
    })
    const text = await response.text()
    if (response.ok) return { answer: JSON.parse(text) }
    return refused(shown, {
      status: response.status,
      text,
      header: name => response.headers.get(name),
    })
  } catch (cause) {
    return unanswered(shown, cause)
  }
}
