import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { parseJsonl } from '../formats/index.ts'
import {
  DROP_REASONS,
  estimateRun,
  generateTasks,
  readRegistry,
  renderReport,
  type Estimate,
  type GenerateOptions,
  type GenerationResult,
} from '../generation/index.ts'
import { InfrastructureError, InputError, IsolationLevel } from '../schema/index.ts'
import { EXIT, type Command, type CommandIo, type ExitCode } from './command.ts'
import { parseAllowances, positiveInteger } from './dataset-options.ts'
import { hasFailed } from './gate-table.ts'
import {
  amount,
  distractorsOf,
  isStoredOf,
  languageOf,
  MODEL_HELP,
  modelOptions,
  modelSettings,
  modeOf,
  oneOf,
  pricesOf,
  serverOf,
  type ModelValues,
} from './generate-options.ts'

const REPAIRS = '2'
const BATCH_FACTOR = 0.5 // half price, as ExecRetrieval §3.2 had it

/** `generate`: registry → tasks, gated by execution → released bundle. */
export const generate: Command = {
  name: 'generate',
  summary: 'Have a language model write tasks; keep what passes every gate',
  usage: `Usage: vitest-retrieval generate --registry <file.jsonl> --out <dir> --model <id> [options]

Asks a model for the code and the tests of every task of a registry, executes everything in an
isolated runner, and hands rejected answers back with what the gates said. What passes gates 1 to 10
is compiled: load it with loadDataset({ directory: '<dir>/released' }). The folder holds a journal;
run the same command again after any interruption, and nothing is paid twice.

  --registry <file>         lines { function_name, query, domain }, written by hand or by
                            "generate registry" (required)
  --out <dir>               folder of journal, tasks, report and bundle (required)
  --language <name>         python (default), javascript or typescript
  --distractors <source>    mechanical (default): by our mutation rules
                            llm: by the model, one edit of one of the six types each
                            free-form: by the model, written anew; kept when they fail
  --repairs <n>             how often a rejected answer goes back (default: ${REPAIRS}; 0 for never)
${MODEL_HELP}  --batch                   use the Batch API: cheaper, within a day
  --batch-factor <n>        price factor of the Batch API (default: ${BATCH_FACTOR})
  --poll <seconds>          time between two looks at a batch (default: 30)
  --level <level>           isolation level (default: lock)
  --isolation <how>         required (default) or preferred: take a weaker level when need be
  --workers <n>             interpreters side by side
  --seed <n>                seed of the choice of distractors
  --allow <name>=<n>        let n findings of a kind pass, as in "dataset build"
  --dry-run                 ask nothing; print what is left and an estimate
  --json                    print the report as JSON (it is in <dir>/report.json anyway)

Exit codes: 0 released, 1 nothing released or tasks left by --max-cost, 2 bad input,
3 server, runner or journal does not work.
`,
  run: async (args, io) => {
    const { values } = parseArgs({ args: [...args], options: OPTIONS })
    const options = await optionsOf(values, io)
    if (values['dry-run'] === true) {
      const estimate = await estimateRun(options)
      io.out(values.json === true ? asJson(estimate) : estimateText(estimate))
      return EXIT.ok
    }
    const result = await interruptible(signal => generateTasks({ ...options, signal }))
    io.out(values.json === true ? asJson(result.report) : textOf(result))
    return exitOf(result)
  },
}

const OPTIONS = {
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

async function optionsOf(values: Values, io: CommandIo): Promise<GenerateOptions> {
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

/** Runs work that Ctrl-C ends after what is under way is in the journal. */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController()
  const onSignal = (): void =>
    abort.abort(new InfrastructureError('Interrupted. Run the same command again to go on.'))
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  try {
    return await work(abort.signal)
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
  }
}

function exitOf({ report, gates, written }: GenerationResult): ExitCode {
  const isLeft = report.tasks.unanswered > 0
  if (isLeft && !report.isOverBudget) return EXIT.infrastructure
  return written === undefined || hasFailed(gates) || isLeft ? EXIT.failed : EXIT.ok
}

function textOf({ report, gates, written }: GenerationResult): string {
  const findings = gates.flatMap(({ id, violations, warnings }) => [
    ...violations.map(({ subject, message }) => `✗ gate ${id}  ${subject}  ${message}\n`),
    ...warnings.map(({ subject, message }) => `! gate ${id}  ${subject}  ${message}\n`),
  ])
  const end =
    written === undefined
      ? 'Nothing was released: see what is rejected or which gate failed.'
      : `Released ${report.tasks.released} tasks to ${written.released}.`
  return `${findings.join('')}${renderReport(report)}${end}\n`
}

function estimateText(estimate: Estimate): string {
  const { cost, highest_cost: highest } = estimate
  const costs =
    cost === null || highest === null
      ? 'cost unknown: add --price-in and --price-out'
      : `cost about ${cost.toFixed(4)} for first answers, at most ${highest.toFixed(4)}`
  return (
    `${estimate.requests} tasks to ask, about ${estimate.prompt_tokens.toLocaleString('en-US')} prompt and ` +
    `${estimate.completion_tokens.toLocaleString('en-US')} completion tokens (${estimate.basis}); ${costs}.\n` +
    'Nothing was asked.\n'
  )
}

function asJson(value: object): string {
  return `${JSON.stringify({ schemaVersion: 1, ...value }, null, 2)}\n`
}

function wholeNumber(name: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw new InputError(`--${name} must be a whole number from 0, but is "${text}".`)
}
