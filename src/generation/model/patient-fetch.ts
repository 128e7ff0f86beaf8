import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'

/**
 * A `fetch` that waits for an answer as long as its signal lets it. Node's own gives up after five
 * minutes without a header, and a model that reasons hard takes longer than that.
 */
export async function patientFetch(
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  // Uploads are answered soon, and their bodies are for the real one to encode.
  if (typeof init.body !== 'string' || input instanceof Request) return fetch(input, init)
  const message = await answered(new URL(input), init, init.body)
  const content = Buffer.concat(await message.toArray({ signal: init.signal ?? undefined }))
  const headers = Object.entries(message.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  const status = message.statusCode ?? 500
  return new Response(status === 204 || status === 304 ? null : content, { status, headers })
}

function answered(url: URL, init: RequestInit, body: string): Promise<IncomingMessage> {
  const { method = 'POST', signal } = init
  const send = url.protocol === 'https:' ? secureRequest : plainRequest
  const given = Object.fromEntries(new Headers(init.headers))
  const headers = { ...given, 'accept-encoding': 'identity' }
  return new Promise((resolve, reject) => {
    const sent = send(url, { method, headers, ...(signal ? { signal } : {}) }, resolve)
    sent.on('error', reject)
    sent.end(body)
  })
}
