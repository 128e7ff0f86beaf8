import { parseArgs } from 'node:util'
import type { RunOutcomes } from '../analysis/index.ts'
import { readResults } from '../evaluation/index.ts'
import { InputError, MUTATION_TYPES } from '../schema/index.ts'
import { analysisJson, analysisReport, analysisText } from './analyses/analysis-report.ts'
import { readTruncated } from './analyses/read-truncated.ts'
import { EXIT, type Command } from './command.ts'
import { splitList } from './split-list.ts'

/** `analyze`: every analysis of measured runs. */
export const analyze: Command = {
  name: 'analyze',
  summary: 'Analyse measured runs: pairs, misses, density, gaps, deception, strata, audits',
  usage: `Usage: vitest-retrieval analyze <results.json>... [options]

Reads each results.json with the outcomes.jsonl beside it; nothing is measured again. Runs on one
dataset and pool are analysed together, several files allow comparisons across pools.

  --dataset <dir>     The released dataset of the results, or "builtin" (found by itself when the
                      results name it): edit sizes, rewrites and blind baselines need its texts
  --masked <file>     results.json of the same retrievers on the name-masked corpus
  --truncated <file>  Snippets that a retriever cut: its name, a tab, the snippet's id, one a line
                      (what a published window certainly cuts is found by itself)
  --pairs <list>      Metrics of the table of all pairs (default: exec@1,exec@3,exec@5,exec@10)
  --types <list>      Only these mutation types in deception and gap; "mechanical" for all six
  --json              Print { schemaVersion, datasets, pools } as JSON

Exit codes: 0 analysed, 2 bad input.
`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        dataset: { type: 'string' },
        masked: { type: 'string' },
        truncated: { type: 'string' },
        pairs: { type: 'string' },
        types: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    })
    const { runs, seed, replicates } = await readRuns(positionals)
    const masked = values.masked === undefined ? [] : (await readResults(values.masked)).runs
    const report = await analysisReport({
      runs,
      masked,
      dataset: values.dataset,
      truncated: values.truncated === undefined ? undefined : await readTruncated(values.truncated),
      options: {
        seed,
        replicates,
        pairMetrics: values.pairs === undefined ? undefined : splitList(values.pairs),
        mutationTypes: mutationTypes(values.types),
      },
    })
    io.out(values.json ? analysisJson(report) : `\n${analysisText(report)}`)
    return EXIT.ok
  },
}

interface ReadRuns {
  readonly runs: readonly RunOutcomes[]
  readonly seed: number
  readonly replicates: number
}

async function readRuns(paths: readonly string[]): Promise<ReadRuns> {
  const files = await Promise.all(paths.map(path => readResults(path)))
  const first = files.flatMap(({ file }) => file.runs)[0]
  if (first === undefined) {
    throw new InputError(
      'analyze must be given at least one results.json with a run, but got ' +
        `${paths.length === 0 ? 'none' : paths.join(', ')}. ` +
        'Write for example .vitest/retrieval/results.json.',
    )
  }
  const runs = files.flatMap(file => file.runs)
  return { runs, seed: first.seed, replicates: first.replicates }
}

function mutationTypes(
  list: string | undefined,
): ReadonlySet<(typeof MUTATION_TYPES)[number]> | undefined {
  if (list === undefined) return undefined
  if (list === 'mechanical') return new Set(MUTATION_TYPES)
  const wanted = splitList(list)
  const unknown = wanted.find(name => !MUTATION_TYPES.some(type => type === name))
  if (unknown === undefined) return new Set(MUTATION_TYPES.filter(type => wanted.includes(type)))
  throw new InputError(
    `--types must name mutation types (${MUTATION_TYPES.join(', ')}) or be "mechanical", but ` +
      `holds "${unknown}".`,
  )
}
