import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { parseJsonl } from '../formats/index.ts'
import { DROP_REASONS, readRegistry, type GenerateOptions } from '../generation/index.ts'
import { InputError, IsolationLevel } from '../schema/index.ts'
import type { CommandIo } from './command.ts'
import { parseAllowances, positiveInteger } from './dataset-options.ts'
import {
  amount,
  distractorsOf,
  isStoredOf,
  languageOf,
  modelOptions,
  modelSettings,
  modeOf,
  oneOf,
  pricesOf,
  serverOf,
  type ModelValues,
} from './generate-options.ts'

/** How often a rejected answer goes back by default. */
export const REPAIRS = '2'

/** Price factor of the Batch API by default. */
export const BATCH_FACTOR = 0.5 // half price, as ExecRetrieval §3.2 had it

/** The options of `generate`, for `parseArgs`. */
export const generateArguments = {
  ...modelOptions,
  registry: { type: 'string' },
  out: { type: 'string' },
  language: { type: 'string' },
  distractors: { type: 'string', default: 'mechanical' },
  repairs: { type: 'string', default: REPAIRS },
  batch: { type: 'boolean' },
  'batch-factor': { type: 'string' },
  poll: { type: 'string' },
  level: { type: 'string' },
  isolation: { type: 'string' },
  workers: { type: 'string' },
  seed: { type: 'string' },
  allow: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
} as const

type Values = ModelValues & {
  readonly registry?: string | undefined
  readonly out?: string | undefined
  readonly language?: string | undefined
  readonly distractors: string
  readonly repairs: string
  readonly batch?: boolean | undefined
  readonly 'batch-factor'?: string | undefined
  readonly poll?: string | undefined
  readonly level?: string | undefined
  readonly isolation?: string | undefined
  readonly workers?: string | undefined
  readonly seed?: string | undefined
  readonly allow?: readonly string[] | undefined
}

/**
 * Reads the options of `generate`.
 * @throws InputError when one is missing or wrong, or the registry cannot be read
 */
export async function readGenerateOptions(values: Values, io: CommandIo): Promise<GenerateOptions> {
  const { registry, out, level, isolation } = values
  if (registry === undefined || out === undefined) {
    throw new InputError('generate must be given --registry <file> and --out <dir>.')
  }
  const seconds = amount('poll', values.poll)
  return {
    registry: await readRegistry(registry),
    dropped: await readDropped(registry),
    directory: out,
    settings: {
      ...modelSettings(values),
      language: languageOf(values.language),
      distractors: distractorsOf(values.distractors),
    },
    server: serverOf(values),
    isStored: isStoredOf(values),
    mode: modeOf(values.batch),
    pollMs: seconds === undefined ? undefined : seconds * 1000,
    repairs: wholeNumber('repairs', values.repairs),
    prices: pricesOf(values, amount('batch-factor', values['batch-factor']) ?? BATCH_FACTOR),
    maxCost: amount('max-cost', values['max-cost']),
    isolation: {
      level: level === undefined ? undefined : oneOf('level', level, IsolationLevel.options),
      isolation:
        isolation === undefined
          ? undefined
          : oneOf('isolation', isolation, ['required', 'preferred'] as const),
      workers: positiveInteger('workers', values.workers),
    },
    allowances: parseAllowances(values.allow),
    seed: positiveInteger('seed', values.seed),
    progress: text => io.err(`${text}\n`),
  }
}

const Dropped = z.object({ reason: z.enum(DROP_REASONS) })

/** `generate registry` leaves what it has dropped beside the registry. */
async function readDropped(registry: string): Promise<GenerateOptions['dropped']> {
  const file = droppedFile(registry)
  return existsSync(file) ? parseJsonl(await readFile(file, 'utf8'), Dropped, { file }) : []
}

/** Returns where the rows go that a registry has lost as repetitions. */
export function droppedFile(registry: string): string {
  return `${registry.replace(/\.jsonl$/, '')}.dropped.jsonl`
}

function wholeNumber(name: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw new InputError(`--${name} must be a whole number from 0, but is "${text}".`)
}
