import { appendFile, readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { loadDataset } from '../dataset/index.ts'
import { parseFrozen, SAME_MODEL_COSINE, verifyFrozen } from '../embedders/index.ts'
import { InputError } from '../schema/index.ts'
import { EXIT, type Command, type ExitCode } from './command.ts'
import { MODEL_OPTIONS, MODEL_USAGE, modelOf, poolOf } from './embed-model.ts'
import { textsOf } from './embed-texts.ts'

const USAGE = `Usage: vitest-retrieval embed verify --against <file.npz> [options]

Embeds a seeded sample of frozen texts again, past every cache, and compares: hosted models change
without a new name. The dated result is appended to <file.npz>.verified.jsonl.

  --against <file.npz>  archive of "embed freeze"; its recipe is used
  --rows <n>            texts to embed again; 50 by default
  --seed <n>            chooses them; 1 by default
  --least <cosine>      the lowest that passes; .999 by default, .999999 suits a bundled model
  --dataset <folder>    released bundle; the built-in one when absent
  --pool <name>         candidate pool; base when absent
${MODEL_USAGE}
Exit codes: 0 every cosine is high enough, 1 one is below, 2 bad input, 3 model or file fault.
`

/** `embed verify`: compares frozen vectors with those that the model gives today. */
export const embedVerify: Command = {
  name: 'embed verify',
  summary: 'compare frozen vectors with those that the model gives today',
  usage: USAGE,
  async run(args, io): Promise<ExitCode> {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...MODEL_OPTIONS,
        against: { type: 'string' },
        rows: { type: 'string', default: '50' },
        seed: { type: 'string', default: '1' },
        least: { type: 'string', default: String(SAME_MODEL_COSINE) },
        dataset: { type: 'string' },
        pool: { type: 'string' },
      },
    })
    const { against } = values
    if (against === undefined)
      throw new InputError('embed verify needs --against <file.npz>, but got none.')
    const frozen = parseFrozen(await read(against), against)
    const dataset = await loadDataset({ directory: values.dataset, pool: poolOf(values.pool) })
    const embedder = await modelOf(frozen.recipe, values)
    const result = await verifyFrozen({
      frozen,
      embedder,
      textOf: textsOf(dataset).textOf,
      rows: whole('rows', values.rows, 1),
      seed: whole('seed', values.seed, 0),
      least: cosine('least', values.least),
    })
    const dated = {
      schemaVersion: 1,
      date: new Date().toISOString(),
      ...result,
      usage: embedder.usage?.(),
    }
    await appendFile(`${against}.verified.jsonl`, `${JSON.stringify(dated)}\n`)
    const { recipe, rows, minimum, mean, worst, least, isSame } = result
    const verdict = isSame
      ? 'gives the frozen vectors'
      : 'does not give the frozen vectors any more'
    io.out(
      `${recipe} ${verdict}: cosine of ${rows} texts at least ${minimum.toFixed(6)} (${worst}), mean ` +
        `${mean.toFixed(6)}; ${least} is wanted.\n`,
    )
    if (!isSame) io.err('Freeze all vectors anew; never mix them with the old ones.\n')
    return isSame ? EXIT.ok : EXIT.failed
  },
}

async function read(path: string): Promise<Uint8Array> {
  return readFile(path).catch((cause: unknown) => {
    throw new InputError(`The archive ${path} must be readable, but is not. Check the path.`, {
      cause,
    })
  })
}

function whole(name: string, value: string, least: number): number {
  const parsed = Number(value)
  if (/^\d+$/.test(value) && parsed >= least) return parsed
  throw new InputError(`--${name} must be a whole number from ${least}, but is "${value}".`)
}

function cosine(name: string, value: string): number {
  const parsed = Number(value)
  if (value.trim() !== '' && parsed > 0 && parsed <= 1) return parsed
  throw new InputError(`--${name} must be a cosine above 0 and up to 1, but is "${value}".`)
}
