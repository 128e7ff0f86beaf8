import {
  DISTRACTOR_SOURCES,
  JSON_FORMATS,
  type Mode,
  type Prices,
  type ServerOptions,
  type Settings,
} from '../generation/index.ts'
import { InputError, Language } from '../schema/index.ts'
import { positiveInteger } from './dataset-options.ts'

/** The help of the options that say which model is asked, and how. */
export const MODEL_HELP = `  --model <id>              the model that is asked (required)
  --base-url <url>          any server that speaks OpenAI's protocol (default: OpenAI's own)
  --key-from <variable>     environment variable that holds the key (default: OPENAI_API_KEY;
                            "none" sends no key). The key is never stored or shown
  --reasoning <effort>      reasoning effort (default: high; "none" leaves the parameter out)
  --format <how>            ${JSON_FORMATS.join(', ')} (default: json-schema)
  --max-tokens <n>          tokens of one answer, reasoning included (default: 32000)
  --store                   have the server keep answers, so that one which a killed run has lost
                            is fetched and not paid again (default with OpenAI's own server)
  --concurrency <n>         requests side by side (default: 4; fewer when the server says so)
  --timeout <seconds>       for one request (default: 1200)
  --price-in <n>            price of a million prompt tokens, in any currency
  --price-cached <n>        price of a million cached prompt tokens (default: --price-in)
  --price-out <n>           price of a million generated tokens
  --max-cost <n>            never spend more than this; needs prices
`

/** The options that say which model is asked, and how, for `parseArgs`. */
export const modelOptions = {
  model: { type: 'string' },
  'base-url': { type: 'string' },
  'key-from': { type: 'string' },
  reasoning: { type: 'string', default: 'high' },
  format: { type: 'string', default: 'json-schema' },
  'max-tokens': { type: 'string' },
  store: { type: 'boolean' },
  concurrency: { type: 'string' },
  timeout: { type: 'string' },
  'price-in': { type: 'string' },
  'price-cached': { type: 'string' },
  'price-out': { type: 'string' },
  'max-cost': { type: 'string' },
} as const

/** What `parseArgs` gives for the options of a model. */
export interface ModelValues {
  readonly model?: string | undefined
  readonly 'base-url'?: string | undefined
  readonly 'key-from'?: string | undefined
  readonly reasoning?: string | undefined
  readonly format?: string | undefined
  readonly 'max-tokens'?: string | undefined
  readonly store?: boolean | undefined
  readonly concurrency?: string | undefined
  readonly timeout?: string | undefined
  readonly 'price-in'?: string | undefined
  readonly 'price-cached'?: string | undefined
  readonly 'price-out'?: string | undefined
  readonly 'max-cost'?: string | undefined
}

const MAX_TOKENS = 32_000
const KEY_VARIABLE = 'OPENAI_API_KEY'

/** Reads which server is asked. */
export function serverOf(values: ModelValues): ServerOptions {
  const seconds = positiveInteger('timeout', values.timeout)
  const variable = values['key-from'] ?? KEY_VARIABLE
  return {
    baseURL: baseUrlOf(values),
    keyFrom: variable === 'none' ? undefined : variable,
    concurrency: positiveInteger('concurrency', values.concurrency),
    timeoutMs: seconds === undefined ? undefined : seconds * 1000,
  }
}

/** Tells whether the server is to keep answers. */
export function isStoredOf(values: ModelValues): boolean {
  return values.store ?? baseUrlOf(values) === undefined
}

/** Reads what an answer depends on. */
export function modelSettings(
  values: ModelValues,
): Pick<Settings, 'model' | 'reasoningEffort' | 'format' | 'maxTokens'> {
  if (values.model === undefined || values.model === '') {
    throw new InputError('A model must be named with --model, but none is.')
  }
  const { reasoning = 'high' } = values
  return {
    model: values.model,
    reasoningEffort: reasoning === 'none' ? null : reasoning,
    format: oneOf('format', values.format ?? 'json-schema', JSON_FORMATS),
    maxTokens: positiveInteger('max-tokens', values['max-tokens']) ?? MAX_TOKENS,
  }
}

/** Reads prices; undefined when none are given. */
export function pricesOf(values: ModelValues, batchFactor: number): Prices | undefined {
  const input = amount('price-in', values['price-in'])
  const output = amount('price-out', values['price-out'])
  const cachedInput = amount('price-cached', values['price-cached'])
  if (input === undefined && output === undefined && cachedInput === undefined) return undefined
  if (input === undefined || output === undefined) {
    throw new InputError('Prices must be given as --price-in and --price-out, but one is missing.')
  }
  return { input, output, cachedInput, batchFactor }
}

/** Reads an amount of money or a factor. */
export function amount(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (text.trim() !== '' && Number.isFinite(value) && value >= 0) return value
  throw new InputError(`--${name} must be a number from 0, but is "${text}".`)
}

/** Reads one of several names. */
export function oneOf<Name extends string>(
  option: string,
  text: string,
  names: readonly Name[],
): Name {
  const known = names.find(name => name === text)
  if (known !== undefined) return known
  throw new InputError(`--${option} must be one of ${names.join(', ')}, but is "${text}".`)
}

/** Reads the language of the tasks. */
export function languageOf(text: string | undefined): Language {
  return oneOf('language', text ?? 'python', Language.options)
}

/** Reads the source of distractors. */
export function distractorsOf(text: string): Settings['distractors'] {
  return oneOf('distractors', text, DISTRACTOR_SOURCES)
}

/** Reads the mode of the requests. */
export function modeOf(isBatch: boolean | undefined): Mode {
  return isBatch === true ? 'batch' : 'realtime'
}

function baseUrlOf({ 'base-url': text }: ModelValues): string | undefined {
  if (text === undefined) return undefined
  if (URL.canParse(text)) return text
  throw new InputError(
    '--base-url must be a whole URL such as http://127.0.0.1:8000/v1, but is not.',
  )
}
