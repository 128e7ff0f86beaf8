import type { OpenAI } from 'openai'
import { openAiClient } from '../../embedders/index.ts'
import { endpointHost } from '../provenance.ts'
import { patientFetch } from './patient-fetch.ts'
import { redactor, type Redact } from './redact.ts'

/** Which server to ask, and how patiently. */
export interface ServerOptions {
  /** Base URL of any server that speaks OpenAI's protocol; the `openai` package's own when absent. */
  readonly baseURL?: string | undefined
  /** Environment variable that holds the key; no key is sent without it. */
  readonly keyFrom?: string | undefined
  /** Milliseconds that one attempt may take; 20 minutes when absent. */
  readonly timeoutMs?: number | undefined
  /** Attempts in all, when the server is busy or broken; 6 when absent. */
  readonly attempts?: number | undefined
  /** Milliseconds before the second attempt; doubled each time. */
  readonly waitMs?: number | undefined
  /** Requests side by side at most; fewer while the server says that it is too many. */
  readonly concurrency?: number | undefined
}

/** An opened server. */
export interface OpenAiServerHandle {
  readonly client: OpenAI
  /** Base URL without its secrets, for messages. */
  readonly shown: string
  readonly endpoint: string
  readonly redact: Redact
}

/**
 * Opens a server through the `openai` package.
 * @throws MissingPackageError when the package is not installed, InputError when the key is not set
 */
export async function openServer(options: ServerOptions): Promise<OpenAiServerHandle> {
  const opened = await openAiClient(options, 'Generating tasks')
  const client = opened.withOptions({ fetch: patientFetch, logLevel: 'off' })
  const base = new URL(client.baseURL)
  const key = options.keyFrom === undefined ? undefined : process.env[options.keyFrom]
  return {
    client,
    shown: `${base.origin}${base.pathname.replace(/\/$/, '')}`,
    endpoint: endpointHost(client.baseURL),
    redact: redactor([key, decodeURIComponent(base.password)]),
  }
}
