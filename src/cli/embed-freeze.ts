import { readFile, rename, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { loadDataset } from '../dataset/index.ts'
import {
  cachedEmbedder,
  cacheFolder,
  formatFrozen,
  parseFrozen,
  progressReport,
  textHash,
  verifyFrozen,
  type CachedEmbedder,
  type Embedder,
  type FrozenSide,
  type FrozenVectors,
  type Side,
} from '../embedders/index.ts'
import { InputError, type ExecutionDataset } from '../schema/index.ts'
import { EXIT, type Command, type CommandIo, type ExitCode } from './command.ts'
import { MODEL_OPTIONS, MODEL_USAGE, modelOf, poolOf, recipeOf } from './embed-model.ts'
import { describeUsage } from '../reporter/index.ts'
import { textsOf, type NamedText } from './embed-texts.ts'

const USAGE = `Usage: vitest-retrieval embed freeze --recipe <id> --out <file.npz> [options]

Embeds the queries and snippets of a dataset and writes their vectors with the recipe and a hash of
each text. Interrupted, it goes on where it was: vectors are cached as they come.

  --recipe <id>        see "vitest-retrieval embed recipes"; use-lite is bundled
  --out <file.npz>     where the vectors go
  --dataset <folder>   released bundle; the built-in one when absent
  --pool <name>        candidate pool; base when absent
  --onto <file.npz>    take over vectors of equal texts from there, after 50 of them were embedded
                       again: below cosine .999 nothing is mixed
${MODEL_USAGE}
Exit codes: 0 written, 1 --onto is of a model that has changed, 2 bad input, 3 model or file fault.
`

/** `embed freeze`: writes a dataset's vectors as an archive. */
export const embedFreeze: Command = {
  name: 'embed freeze',
  summary: 'embed a dataset and write its vectors as .npz',
  usage: USAGE,
  async run(args, io): Promise<ExitCode> {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...MODEL_OPTIONS,
        recipe: { type: 'string' },
        out: { type: 'string' },
        dataset: { type: 'string' },
        pool: { type: 'string' },
        onto: { type: 'string' },
      },
    })
    const { out } = values
    if (out === undefined)
      throw new InputError('embed freeze needs --out <file.npz>, but got none.')
    const dataset = await loadDataset({ directory: values.dataset, pool: poolOf(values.pool) })
    const model = await modelOf(recipeOf(values.recipe), values)
    const known =
      values.onto === undefined ? undefined : await readOnto(values.onto, model, dataset)
    if (known === 'changed') {
      io.err(
        `${values.onto} holds vectors that ${model.recipe.id} does not give any more: nothing was mixed.\n`,
      )
      return EXIT.failed
    }
    const embedder = cachedEmbedder(model, cacheFolder())
    const frozen = await freeze(embedder, dataset, known, io)
    // In one step: a file that is there is whole.
    await writeFile(`${out}.tmp`, formatFrozen(frozen))
    await rename(`${out}.tmp`, out)
    const count = frozen.document.ids.length + frozen.query.ids.length
    io.out(
      `${out}: ${count} vectors of ${model.recipe.dims} values, ${model.recipe.id} version ${model.recipe.version}\n`,
    )
    io.err(`${describeUsage(embedder.usage())}\n`)
    return EXIT.ok
  },
}

async function readOnto(
  path: string,
  embedder: Embedder,
  dataset: ExecutionDataset,
): Promise<FrozenVectors | 'changed'> {
  const frozen = parseFrozen(await readFile(path), path)
  const { id, version } = embedder.recipe
  if (frozen.recipe.id !== id || frozen.recipe.version !== version) {
    throw new InputError(
      `${path} must hold vectors of ${id} version ${version}, but holds ${frozen.recipe.id} version ` +
        `${frozen.recipe.version}. Name the same recipe, or leave --onto out.`,
    )
  }
  const { isSame } = await verifyFrozen({ frozen, embedder, textOf: textsOf(dataset).textOf })
  return isSame ? frozen : 'changed'
}

async function freeze(
  embedder: CachedEmbedder,
  dataset: ExecutionDataset,
  known: FrozenVectors | undefined,
  io: CommandIo,
): Promise<FrozenVectors> {
  const { queries, documents } = textsOf(dataset)
  const sideOf = async (side: Side, texts: readonly NamedText[]): Promise<FrozenSide> => {
    const name = `${embedder.recipe.id}: ${side === 'query' ? 'queries' : 'snippets'} embedded`
    const progress = progressReport({ name, write: io.err, cost: () => embedder.usage().cost })
    return freezeSide({ embedder, side, texts, known: known?.[side], progress })
  }
  const document = await sideOf('document', documents)
  return { recipe: embedder.recipe, document, query: await sideOf('query', queries) }
}

interface SideWork {
  readonly embedder: CachedEmbedder
  readonly side: Side
  readonly texts: readonly NamedText[]
  readonly known: FrozenSide | undefined
  readonly progress: (done: number, total: number) => void
}

async function freezeSide({
  embedder,
  side,
  texts,
  known,
  progress,
}: SideWork): Promise<FrozenSide> {
  const { recipe } = embedder
  const hashes = texts.map(({ text }) => textHash(recipe, text, side))
  const rowOf = new Map(known?.hashes.map((hash, row) => [hash, row]))
  const missing = texts.filter((_, at) => !rowOf.has(hashes[at] ?? ''))
  const fresh = await embedder.embed(
    missing.map(({ text }) => text),
    side,
    { progress },
  )
  const data = new Float32Array(texts.length * recipe.dims)
  let next = 0
  for (const [at, hash] of hashes.entries()) {
    const row = rowOf.get(hash)
    const from = row === undefined || known === undefined ? fresh : known.vectors
    const start = (row ?? next) * recipe.dims
    data.set(from.data.subarray(start, start + recipe.dims), at * recipe.dims)
    if (row === undefined) next += 1
  }
  const vectors = { rows: texts.length, dims: recipe.dims, data }
  return { ids: texts.map(({ id }) => id), hashes, vectors }
}
