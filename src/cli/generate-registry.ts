import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { formatJsonl } from '../formats/index.ts'
import { useLiteEmbedder } from '../embedders/index.ts'
import {
  deduplicate,
  openAiModel,
  openJournal,
  openServer,
  proposeRegistry,
  readRegistry,
  writeWhole,
  type Deduplicated,
  type RegistryRow,
  type RegistryWish,
} from '../generation/index.ts'
import { InputError } from '../schema/index.ts'
import { EXIT, type Command, type CommandIo } from './command.ts'
import { positiveInteger } from './dataset-options.ts'
import {
  amount,
  isStoredOf,
  languageOf,
  MODEL_HELP,
  modelOptions,
  modelSettings,
  pricesOf,
  serverOf,
  type ModelValues,
} from './generate-options.ts'
import { droppedFile } from './generate-arguments.ts'
import { interruptible } from './interruptible.ts'

// No two of the released tasks reach it: their highest is 0.895 with the bundled model.
const SIMILARITY = 0.9

/** `generate registry`: what tasks there are to be, without any code. */
export const generateRegistry: Command = {
  name: 'generate registry',
  summary: 'Collect tasks to generate: from a prompt, from files, without repetitions',
  usage: `Usage: vitest-retrieval generate registry --out <registry.jsonl> [--from <file>]... [options]

Writes a registry of { function_name, query, domain } to review and edit before "generate" uses it.
Rows come from files, and from a model that is asked for each --domain; it sees and writes no code,
and it must be another model than the one that "generate" uses. Rows that repeat an earlier one by
name, by text or by meaning are left out and written to <registry>.dropped.jsonl with the reason.

  --out <file>              the registry (required)
  --from <file>             rows written by hand, or an earlier registry; may be repeated
  --known <file>            rows that no row may repeat, e.g. another registry; may be repeated
  --domain <name>=<count>   ask the model for so many tasks of a domain; may be repeated
  --brief <file>            what the team says of its domain, for the model
  --language <name>         python (default), javascript or typescript
  --similarity <n>          cosine from which two queries mean the same (default: ${SIMILARITY}), by
                            the bundled sentence encoder; 0 compares names and texts only
${MODEL_HELP}
Exit codes: 0 written, 2 bad input, 3 the server does not work.
`,
  run: async (args, io) => {
    const { values } = parseArgs({ args: [...args], options: OPTIONS })
    const { out } = values
    if (out === undefined) throw new InputError('generate registry must be given --out <file>.')
    const from = await readAll(values.from)
    const known = await readAll(values.known)
    const wishes = await wishesOf(values, [...known, ...from])
    const proposed = wishes.length === 0 ? [] : await propose(wishes, out, values)
    const similarity = amount('similarity', values.similarity) ?? SIMILARITY
    const embedder = similarity === 0 ? undefined : useLiteEmbedder()
    const found = await deduplicate([...from, ...proposed], { embedder, similarity, known })
    await writeWhole(out, formatJsonl(found.kept))
    await writeWhole(droppedFile(out), formatJsonl(found.dropped))
    report(found, out, io)
    return EXIT.ok
  },
}

const OPTIONS = {
  ...modelOptions,
  out: { type: 'string' },
  from: { type: 'string', multiple: true },
  known: { type: 'string', multiple: true },
  domain: { type: 'string', multiple: true },
  brief: { type: 'string' },
  language: { type: 'string' },
  similarity: { type: 'string' },
} as const

type Values = ModelValues & {
  readonly domain?: readonly string[] | undefined
  readonly brief?: string | undefined
  readonly language?: string | undefined
  readonly similarity?: string | undefined
}

async function readAll(files: readonly string[] = []): Promise<readonly RegistryRow[]> {
  return (await Promise.all(files.map(readRegistry))).flat()
}

async function wishesOf(
  { domain: domains = [], brief, language }: Values,
  taken: readonly RegistryRow[],
): Promise<readonly RegistryWish[]> {
  const text = brief === undefined ? undefined : await readBrief(brief)
  return domains.map(option => {
    const [, domain, count] = /^([a-z][a-z0-9_]*)=(\d+)$/.exec(option) ?? []
    if (domain === undefined || positiveInteger('domain', count) === undefined) {
      throw new InputError(`--domain must be <name>=<count>, e.g. billing=20, but is "${option}".`)
    }
    return {
      domain,
      count: Number(count),
      language: languageOf(language),
      brief: text,
      taken: taken.map(row => row.function_name),
    }
  })
}

async function readBrief(file: string): Promise<string> {
  if (existsSync(file)) return readFile(file, 'utf8')
  throw new InputError(`The brief must be readable, but ${file} is not there.`)
}

async function propose(
  wishes: readonly RegistryWish[],
  out: string,
  values: Values,
): Promise<readonly RegistryRow[]> {
  const options = serverOf(values)
  const settings = modelSettings(values)
  const prices = pricesOf(values, 1)
  const maxCost = amount('max-cost', values['max-cost'])
  if (maxCost !== undefined && prices === undefined) {
    throw new InputError('A limit of costs needs prices. Add --price-in and --price-out.')
  }
  const model = openAiModel(await openServer(options), { ...options, isStored: isStoredOf(values) })
  const journal = await openJournal(`${out.replace(/\.jsonl$/, '')}.journal.jsonl`)
  try {
    return await interruptible(signal =>
      proposeRegistry(wishes, { model, journal, settings, prices, maxCost, signal }),
    )
  } finally {
    await journal.close()
  }
}

function report({ kept, dropped }: Deduplicated, out: string, io: CommandIo): void {
  for (const { row, reason, message } of dropped) {
    io.out(`  left out (${reason})  ${row.function_name}: ${message}\n`)
  }
  const close = kept.filter(({ nearest }) => (nearest?.similarity ?? 0) >= 0.8)
  for (const { function_name: name, nearest } of close) {
    io.out(`  look at  ${name}: ${nearest?.similarity.toFixed(3)} near ${nearest?.function_name}\n`)
  }
  const all = kept.length + dropped.length
  io.out(`Wrote ${kept.length} of ${all} tasks to ${out}. Read them before you generate.\n`)
}
