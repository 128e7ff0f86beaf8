import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import {
  cachedRunner,
  createRunner,
  executeAll,
  openExecutionCache,
  type ExecutionCache,
  type RunnerOptions,
} from '../runner/index.ts'
import {
  ExecutionPair,
  InfrastructureError,
  InputError,
  ISOLATION_LEVELS,
  IsolationLevel,
  Language,
  LANGUAGES,
} from '../schema/index.ts'
import { EXIT, type Command, type CommandIo, type ExitCode } from './command.ts'

const USAGE = `Usage: vitest-retrieval execute <pairs.jsonl> --out <verdicts.jsonl> [options]

Reads lines { id, code, tests: string[] } and writes, in input order, lines
{ id, outcomes: string[], level, cpuMs }.

  --out <file>        where the verdicts go (required)
  --language <name>   ${LANGUAGES.join(', ')}; python by default
  --level <level>     ${ISOLATION_LEVELS.join(', ')}; lock by default
  --isolation <how>   preferred (default): take a weaker level when need be, and say so;
                      required: refuse to run below the level
  --isolate <what>    suite (default) or test: what gets a process of its own
  --workers <n>       processes side by side
  --cpu-ms <n>        CPU budget of a suite in milliseconds
  --seed <n>          seed of hashes and random numbers, 0 by default
  --python <path>     the Python to use
  --cache <file>      remember verdicts there and use what is remembered
`

const OPTIONS = {
  out: { type: 'string' },
  language: { type: 'string' },
  level: { type: 'string' },
  isolation: { type: 'string' },
  isolate: { type: 'string' },
  workers: { type: 'string' },
  'cpu-ms': { type: 'string' },
  seed: { type: 'string' },
  python: { type: 'string' },
  cache: { type: 'string' },
} as const

type Values = Readonly<{ [Name in keyof typeof OPTIONS]?: string }>

/** `execute`: runs a file of (code, tests) pairs in isolation and writes their verdicts. */
export const execute: Command = {
  name: 'execute',
  summary: 'run a file of (code, tests) pairs in isolation and write their verdicts',
  usage: USAGE,
  async run(args, io): Promise<ExitCode> {
    const parsed = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    const values: Values = parsed.values
    const [input, ...more] = parsed.positionals
    if (input === undefined || more.length > 0 || values.out === undefined) {
      throw new InputError('execute needs one file of pairs and --out, but did not get both.')
    }
    const pairs = await readPairs(input)
    await executeFile(pairs, values, values.out, io)
    return EXIT.ok
  },
}

async function executeFile(
  pairs: readonly ExecutionPair[],
  values: Values,
  out: string,
  io: CommandIo,
): Promise<void> {
  const interrupt = new AbortController()
  const onSignal = (): void => interrupt.abort(new InfrastructureError('Interrupted.'))
  const runner = await createRunner(runnerOptions(values))
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  try {
    for (const { level, reason } of runner.degraded) io.err(`not ${level}: ${reason}\n`)
    const cache = await openCache(values.cache, runner)
    const using = cachedRunner(runner, cache === undefined ? [] : [cache])
    const results = await executeAll(using, pairs, { signal: interrupt.signal })
    await writeVerdicts(out, results)
    await cache?.close()
    io.err(`${results.length} pairs executed at level ${runner.level}\n`)
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
    await runner.close()
  }
}

async function openCache(
  path: string | undefined,
  runner: Awaited<ReturnType<typeof createRunner>>,
): Promise<ExecutionCache | undefined> {
  return path === undefined ? undefined : openExecutionCache(path, runner.environment)
}

async function writeVerdicts(out: string, results: readonly object[]): Promise<void> {
  const text = results.map(result => `${JSON.stringify(result)}\n`).join('')
  await writeFile(out, text).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new InfrastructureError(
      `The verdicts must be written to ${out}, but could not be (${reason}). ` +
        'Free some space or name another file; with --cache nothing is executed twice.',
      { cause },
    )
  })
}

async function readPairs(path: string): Promise<readonly ExecutionPair[]> {
  const pairs: ExecutionPair[] = []
  let number = 0
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity })
  try {
    for await (const line of lines) {
      number += 1
      if (line.trim() !== '') pairs.push(parsePair(line, number, path))
    }
  } catch (cause) {
    if (cause instanceof InputError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new InputError(`The pairs must be readable, but are not (${reason}). Check the path.`, {
      cause,
    })
  }
  return pairs
}

function parsePair(line: string, number: number, path: string): ExecutionPair {
  try {
    return ExecutionPair.parse(JSON.parse(line))
  } catch (cause) {
    throw new InputError(
      `Line ${number} of ${path} must be a JSON object { id, code, tests: string[] }, but is not. ` +
        'Correct the line.',
      { cause },
    )
  }
}

function runnerOptions(values: Values): RunnerOptions {
  return {
    language: choice('language', values.language, Language.options),
    level: choice('level', values.level, IsolationLevel.options),
    isolation: choice('isolation', values.isolation, ['preferred', 'required']),
    isolate: choice('isolate', values.isolate, ['suite', 'test']),
    workers: whole('workers', values.workers, 1),
    seed: whole('seed', values.seed, 0),
    python: values.python,
    limits:
      values['cpu-ms'] === undefined ? {} : { cpuMs: whole('cpu-ms', values['cpu-ms'], 1) ?? 0 },
  }
}

function choice<T extends string>(
  name: string,
  value: string | undefined,
  allowed: readonly T[],
): T | undefined {
  if (value === undefined) return undefined
  const known = allowed.find(candidate => candidate === value)
  if (known !== undefined) return known
  throw new InputError(`--${name} must be one of ${allowed.join(', ')}, but is "${value}".`)
}

function whole(name: string, value: string | undefined, least: number): number | undefined {
  if (value === undefined) return undefined
  const number = Number(value)
  if (/^\d+$/.test(value) && number >= least) return number
  throw new InputError(`--${name} must be a whole number from ${least}, but is "${value}".`)
}
