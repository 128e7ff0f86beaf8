import { parseArgs } from 'node:util'
import { InputError } from '../schema/index.ts'
import type { Command, CommandIo, ExitCode } from './command.ts'
import { scoreBundle } from './score-bundle.ts'
import { scoreDataset, type SystemSource } from './score-dataset.ts'
import { scoreQrels } from './score-qrels.ts'

const DEFAULT_METRICS = 'ndcg@10,p@5,recall@10,map,mrr'
const DEFAULT_OUTPUT = '.vitest/score'

/** `score`: a TREC run on judgements, frozen vectors or runs on a dataset, or a released bundle. */
export const score: Command = {
  name: 'score',
  summary: 'Score run files, frozen vectors or a released bundle; no config, no JavaScript',
  usage: `Usage: vitest-retrieval score --run <file> --qrels <file> [options]
       vitest-retrieval score [--dataset <dir>] (--vectors <q.npz> <c.npz> | --run <file>)... [options]
       vitest-retrieval score --bundle <dir> [options]

On judgements: every judged query counts; those that the run does not answer count 0 and are listed
as missing.
  --run <file>      TREC run: query Q0 document rank score tag
  --qrels <file>    TREC judgements: query iteration document grade
  --metrics <list>  Comma-separated (default: ${DEFAULT_METRICS})
  --ties <rule>     How equal scores count: pessimistic (default), expected, optimistic, or trec
                    for the order of trec_eval (document id, descending)
  --per-query       Add the values of every query
  --json            Print { schemaVersion, perQuery, mean, missing, unjudged } as JSON

On a dataset, by execution: writes the full report (board, statistics, analyses) and prints it.
  --dataset <dir>   A released dataset, or "builtin" (default)
  --pool <name>     base (default), balanced, equivalents, stacked or all-mutants
  --vectors <q> <c> Frozen vectors of queries and corpus, .npz or .npy; arrays are found by their ids
                    or number of rows. One archive may hold both. May be repeated, as --run may
  --name <name>     Name of a system, in the order of --vectors and --run (default: from the files)
  --similarity <s>  cosine (default) or dot, for all vectors
  --output <dir>    Where the report goes (default: ${DEFAULT_OUTPUT})
  --json            Print the analyses as JSON

A released bundle: recomputes its leaderboard, statistics and audits, and lists what differs.
  --bundle <dir>    Folder with data/, results/, tests/ and embeddings/
  --json            Print { schemaVersion, … } with every finding as JSON

Exit codes: 0 scored, 1 the bundle does not agree with itself, 2 bad input, 3 a query could not be
judged or a file could not be written.
`,
  run: async (args, io) => {
    const { values, positionals, tokens } = parseArgs({
      args: [...args],
      tokens: true,
      allowPositionals: true,
      options: {
        run: { type: 'string', multiple: true },
        qrels: { type: 'string' },
        metrics: { type: 'string', default: DEFAULT_METRICS },
        ties: { type: 'string', default: 'pessimistic' },
        'per-query': { type: 'boolean', default: false },
        dataset: { type: 'string' },
        pool: { type: 'string', default: 'base' },
        vectors: { type: 'string', multiple: true },
        name: { type: 'string', multiple: true, default: [] },
        similarity: { type: 'string', default: 'cosine' },
        output: { type: 'string', default: DEFAULT_OUTPUT },
        bundle: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    })
    const sources = sourcesOf(tokens, positionals)
    const isJson = values.json
    if (values.bundle !== undefined) {
      return scoreBundle({ directory: values.bundle, output: values.output, isJson }, io)
    }
    if (values.qrels !== undefined) {
      const run = onlyRun(sources)
      const { qrels, metrics, ties } = values
      return scoreQrels({ run, qrels, metrics, ties, isPerQuery: values['per-query'], isJson }, io)
    }
    return onDataset({ ...values, dataset: values.dataset ?? 'builtin' }, sources, io)
  },
}

async function onDataset(
  values: {
    readonly dataset: string
    readonly pool: string
    readonly name: readonly string[]
    readonly similarity: string
    readonly output: string
    readonly json: boolean
  },
  sources: readonly SystemSource[],
  io: CommandIo,
): Promise<ExitCode> {
  if (sources.length === 0) {
    throw new InputError(
      'score must be given a run (--run), frozen vectors (--vectors) or a bundle (--bundle), but got ' +
        'none. With --qrels a run is scored on judgements.',
    )
  }
  const { dataset, pool, name: names, similarity, output, json: isJson } = values
  return scoreDataset({ dataset, pool, sources, names, similarity, output, isJson }, io)
}

type Tokens = readonly {
  readonly kind: string
  readonly name?: string
  readonly value?: string | undefined
}[]

/** Pairs each --vectors with the path behind it; parseArgs itself takes one value an option. */
function sourcesOf(tokens: Tokens, positionals: readonly string[]): readonly SystemSource[] {
  const sources: SystemSource[] = []
  let taken = 0
  for (const [at, token] of tokens.entries()) {
    const { kind, name, value = '' } = token
    if (kind !== 'option') continue
    if (name === 'run') sources.push({ kind: 'run', file: value })
    if (name !== 'vectors') continue
    const next = tokens[at + 1]
    const second = next?.kind === 'positional' ? next.value : undefined
    if (second !== undefined) taken += 1
    sources.push({ kind: 'vectors', files: [value, second ?? value] })
  }
  if (taken === positionals.length) return sources
  throw new InputError(
    `score takes paths behind its options alone, but got ${positionals.length - taken} more: ` +
      `${positionals.slice(taken).join(', ')}. Write --vectors <queries.npz> <corpus.npz>.`,
  )
}

function onlyRun(sources: readonly SystemSource[]): string {
  const [source, ...more] = sources
  if (source?.kind === 'run' && more.length === 0) return source.file
  throw new InputError(
    'With --qrels score must be given exactly one --run, but got ' +
      `${sources.length} systems. Score one run at a time.`,
  )
}
