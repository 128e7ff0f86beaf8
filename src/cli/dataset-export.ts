import { mkdir, writeFile } from 'node:fs/promises'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { EXPORT_FORMATS, exportDataset, loadDataset } from '../dataset/index.ts'
import { InputError } from '../schema/index.ts'
import { EXIT, type Command } from './command.ts'
import { poolOption } from './dataset-options.ts'

/** `dataset export`: released bundle → the formats of other tools. */
export const datasetExport: Command = {
  name: 'dataset export',
  summary: 'Write a dataset in the format of another tool',
  usage: `Usage: vitest-retrieval dataset export <format> --out <dir> [options]

Formats:
  beir    corpus.jsonl, queries.jsonl and qrels/test.tsv, as BEIR and MTEB read them
  trec    qrels.txt, as trec_eval reads it
  texts   ids and texts of queries and corpus, nothing that tells right from wrong
  jsonl   the rows of the released bundle, uncompressed, with SHA256SUMS

Correct snippets have grade 1, the distractors of a query grade 0.

  --out <dir>         A folder that does not exist yet, or is empty
  --bundle <dir>      A released bundle (default: the one inside this package)
  --pool <name>       base, balanced, equivalents, stacked or all-mutants (default: base)

Exit codes: 0 written, 2 bad input.
`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        out: { type: 'string' },
        bundle: { type: 'string' },
        pool: { type: 'string', default: 'base' },
      },
      allowPositionals: true,
    })
    const [format] = positionals
    if (format === undefined || positionals.length !== 1 || values.out === undefined) {
      throw new InputError(
        `dataset export must be given one format (${EXPORT_FORMATS.join(', ')}) and --out <dir>.`,
      )
    }
    const dataset = await loadDataset({ directory: values.bundle, pool: poolOption(values.pool) })
    const files = exportDataset(dataset, format)
    requireEmpty(values.out)
    for (const [path, text] of files) {
      const file = join(values.out, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    }
    io.out(
      `Wrote ${dataset.queries.length} queries and ${dataset.corpus.length} snippets of ` +
        `${dataset.id} (pool ${dataset.pool}) to ${values.out}: ${[...files.keys()].join(', ')}.\n`,
    )
    return EXIT.ok
  },
}

function requireEmpty(directory: string): void {
  if (!existsSync(directory) || readdirSync(directory).length === 0) return
  throw new InputError(
    `--out must be a folder that does not exist yet or is empty, but ${directory} holds files. ` +
      'Name another one: nothing is overwritten.',
  )
}
