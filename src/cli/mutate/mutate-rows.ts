import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { loadParser } from '../../syntax/index.ts'
import { createRunner } from '../../runner/index.ts'
import { InputError, type Language, type MutationType } from '../../schema/index.ts'
import { mutantRecord } from './judged-mutant.ts'
import { mutateRow, MutateRow, type JudgedRow, type RowTools } from './mutate-row.ts'

/** Options of `mutateRows`. */
export interface RowsOptions {
  readonly input: string
  readonly output: string
  readonly seed: number
  readonly types?: readonly MutationType[] | undefined
  readonly workers?: number | undefined
  /** Told after each row. */
  onRow?(row: JudgedRow, position: number): void
}

const OTHER_HASH_SEED = 7

/** Reads rows of the import shape and writes one line of verified mutants for each. */
export async function mutateRows(options: RowsOptions): Promise<void> {
  const rows = await readRows(options.input)
  const started = new Map<Language, Promise<RowTools>>()
  const output = await open(options.output, 'w')
  try {
    for (const [position, row] of rows.entries()) {
      const language = row.language ?? 'python'
      const tools = started.get(language) ?? startTools(language, options)
      started.set(language, tools)
      const judgedRow = await mutateRow(row, await tools)
      await output.write(`${JSON.stringify(rowRecord(judgedRow))}\n`)
      options.onRow?.(judgedRow, position)
    }
  } finally {
    await Promise.all([output.close(), ...[...started.values()].map(closeTools)])
  }
}

/** Starts the parser and the two interpreters that verification needs. */
export async function startTools(
  language: Language,
  options: Pick<RowsOptions, 'seed' | 'types' | 'workers'>,
): Promise<RowTools> {
  const { seed, types, workers } = options
  const parse = await loadParser(language)
  const runners = await Promise.all([
    createRunner({ language, workers, seed: 0 }),
    createRunner({ language, workers: 1, seed: OTHER_HASH_SEED }),
  ])
  return { language, parse, runners, seed, types }
}

/** Ends the interpreters; a start that failed left none. */
async function closeTools(tools: Promise<RowTools>): Promise<void> {
  const runners = await tools.then(({ runners }) => runners).catch(() => [])
  await Promise.all(runners.map(runner => runner.close()))
}

/** Reads a JSON-lines file of rows, each checked. */
export async function readRows(path: string): Promise<readonly MutateRow[]> {
  const rows: MutateRow[] = []
  let line = 0
  for await (const text of createInterface({ input: createReadStream(path, 'utf8') })) {
    line += 1
    if (text.trim() !== '') rows.push(parseRow(text, `${path}:${line}`))
  }
  return rows
}

function parseRow(text: string, place: string): MutateRow {
  const result = MutateRow.safeParse(asJson(text, place))
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new InputError(
    `Each row must hold id, function, canonical and tests, but in ${place} ` +
      `"${issue?.path.join('.') ?? ''}" is wrong: ${issue?.message ?? 'unknown'}. Correct the row.`,
  )
}

function asJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new InputError(`Each line must be one JSON object, but ${place} is none.`, {
      cause: error,
    })
  }
}

function rowRecord({ id, canonical, mutants, equivalents }: JudgedRow): Record<string, unknown> {
  return {
    id,
    canonical,
    mutants: mutants.map(mutantRecord),
    equivalents: equivalents.map(({ equivalent, verified, inputs }) => ({
      id: equivalent.id,
      code: equivalent.code,
      kind: equivalent.kind,
      operators: equivalent.steps.map(({ operator }) => operator),
      size: equivalent.size,
      verified,
      inputs,
    })),
  }
}
