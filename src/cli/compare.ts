import { parseArgs } from 'node:util'
import {
  compareLanguages,
  compareRuns,
  type Comparison,
  type RunOutcomes,
} from '../analysis/index.ts'
import { readResults } from '../evaluation/index.ts'
import { prettyJson } from '../reporter/index.ts'
import { InputError } from '../schema/index.ts'
import { holm, minimumDetectableDrop, smallestSignificantLoss } from '../stats/index.ts'
import { comparisonText, type ComparedPair } from './analyses/comparison-text.ts'
import { languageText, type ComparedLanguages } from './analyses/language-text.ts'
import { EXIT, type Command } from './command.ts'
import { splitList } from './split-list.ts'

const DEFAULT_METRICS = 'exec@1,exec@3,exec@5,exec@10,nDCG@10'

/** `compare`: two measured runs, query by query. */
export const compare: Command = {
  name: 'compare',
  summary: 'Compare two measured runs query by query: difference, interval, p, fixed and broken',
  usage: `Usage: vitest-retrieval compare <a> <b> [options]

Each side is a results.json, with "#retriever" behind it where the file holds several runs:
  vitest-retrieval compare before/results.json after/results.json
  vitest-retrieval compare results.json#bm25 results.json#ours
Two files with the same retrievers are compared retriever by retriever.

  --redrawn         The second side is another draw of the same tasks ("dataset redraw"): only the
                    queries must be the same
  --languages       The second side is the same tasks in another language (pool "typescript"): exec@1 and
                    deception task by task, with paired intervals
  --metrics <list>  Comma-separated (default: ${DEFAULT_METRICS})
  --json            Print { schemaVersion, comparisons } as JSON, with every query id

Exit codes: 0 compared, 2 bad input (also when the two used another dataset or pool).
`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        metrics: { type: 'string', default: DEFAULT_METRICS },
        json: { type: 'boolean', default: false },
        redrawn: { type: 'boolean', default: false },
        languages: { type: 'boolean', default: false },
      },
    })
    const [a, b, ...more] = positionals
    if (a === undefined || b === undefined || more.length > 0) {
      throw new InputError(
        `compare must be given two runs, but got ${positionals.length}. Write for example ` +
          '"compare before/results.json after/results.json".',
      )
    }
    const [first, read] = [await readSide(a), await readSide(b)]
    if (values.languages) {
      const compared = byLanguage(first, read)
      const json = { schemaVersion: 1, comparisons: compared }
      io.out(values.json ? prettyJson(json) : languageText(compared))
      return EXIT.ok
    }
    const second = values.redrawn ? asSameTasks(first, read) : read
    const metrics = splitList(values.metrics)
    const pairs = pairUp(first, second).map(([before, after]) =>
      comparePair({ before, after, from: [a, b], metrics, seed: first.seed }),
    )
    io.out(
      values.json ? prettyJson({ schemaVersion: 1, comparisons: pairs }) : comparisonText(pairs),
    )
    return EXIT.ok
  },
}

interface Side {
  readonly text: string
  readonly runs: readonly RunOutcomes[]
  readonly seed: number
}

async function readSide(text: string): Promise<Side> {
  const [path = '', retriever] = text.split('#', 2)
  const { file, runs } = await readResults(path)
  const wanted = runs.filter(run => retriever === undefined || run.header.retriever === retriever)
  if (wanted.length > 0) return { text, runs: wanted, seed: file.runs[0]?.seed ?? 0 }
  throw new InputError(
    `${path} must hold a run${retriever === undefined ? '' : ` of "${retriever}"`}, but holds ` +
      `${runs.map(run => `"${run.header.retriever}"`).join(', ') || 'none'}.`,
  )
}

/** Two draws differ in their snippets and so in their hash; what they ask must be the same. */
function asSameTasks(first: Side, second: Side): Side {
  const dataset = first.runs[0]?.header.dataset
  if (dataset === undefined) return second
  const runs = second.runs.map(run => ({ ...run, header: { ...run.header, dataset } }))
  return { ...second, runs }
}

/** Every retriever that both sides have, whatever the pools. */
function byLanguage(first: Side, second: Side): readonly ComparedLanguages[] {
  const compared = first.runs.flatMap(run => {
    const { retriever } = run.header
    const twin = second.runs.find(({ header }) => header.retriever === retriever)
    if (twin === undefined) return []
    return [{ retriever, ...compareLanguages(run, twin, { seed: first.seed }) }]
  })
  if (compared.length > 0) return compared
  throw new InputError(
    `${first.text} and ${second.text} must share a retriever, but do not. Measure the same one on ` +
      'both pools.',
  )
}

type Pair = readonly [RunOutcomes, RunOutcomes]

/** One run a side: these two, whatever their names; else every retriever that both sides have. */
function pairUp(first: Side, second: Side): readonly Pair[] {
  const [a, b] = [first.runs[0], second.runs[0]]
  if (first.runs.length === 1 && second.runs.length === 1 && a !== undefined && b !== undefined) {
    return [[a, b]]
  }
  const pairs = first.runs.flatMap(run => {
    const twin = second.runs.find(other => keyOf(other) === keyOf(run))
    return twin === undefined ? [] : [[run, twin] as const]
  })
  if (pairs.length > 0) return pairs
  throw new InputError(
    `${first.text} and ${second.text} must share a retriever on one dataset and pool, but do not. ` +
      'Name one run a side with "#retriever".',
  )
}

function keyOf({ project, header }: RunOutcomes): string {
  const { id, pool } = header.dataset
  return JSON.stringify([project, id, pool, header.retriever])
}

interface PairRequest {
  readonly before: RunOutcomes
  readonly after: RunOutcomes
  readonly from: readonly [string, string]
  readonly metrics: readonly string[]
  readonly seed: number
}

function comparePair({ before, after, from, metrics, seed }: PairRequest): ComparedPair {
  const plain = metrics.map(metric => compareRuns(before, after, metric, { seed }))
  const adjusted = holm(plain.map(({ p }) => p))
  return {
    dataset: before.header.dataset,
    first: { retriever: before.header.retriever, project: before.project, from: from[0] },
    second: { retriever: after.header.retriever, project: after.project, from: from[1] },
    metrics: plain.map((comparison, at) => ({
      ...comparison,
      adjustedP: adjusted[at] ?? 1,
      ...sensitivity(comparison),
    })),
  }
}

/** What this number of queries could have shown; for binary metrics alone. */
function sensitivity({ binary, lost, won, n }: Comparison): {
  readonly smallestSignificantLoss?: number
  readonly detectableDrop?: number | null
} {
  const discordant = lost.length + won.length
  if (!binary || discordant === 0) return {}
  const drop = minimumDetectableDrop({ n, discordance: discordant / n })
  return {
    smallestSignificantLoss: smallestSignificantLoss(discordant).net,
    detectableDrop: typeof drop === 'number' ? drop : null,
  }
}
