import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { parseQrels, parseRun } from '../formats/index.ts'
import { InputError } from '../schema/index.ts'
import { EXIT, type Command, type CommandIo } from './command.ts'
import { scoreTrec, TIE_RULES, type TieRule, type TrecScores } from './score-trec.ts'

const DEFAULT_METRICS = 'ndcg@10,p@5,recall@10,map,mrr'

/** `score`: a TREC run on relevance judgements. */
export const score: Command = {
  name: 'score',
  summary: 'Score a TREC run file on relevance judgements',
  usage: `Usage: vitest-retrieval score --run <file> --qrels <file> [options]

Every judged query counts; those that the run does not answer count 0 and are listed as missing.

  --run <file>      TREC run: query Q0 document rank score tag
  --qrels <file>    TREC judgements: query iteration document grade
  --metrics <list>  Comma-separated (default: ${DEFAULT_METRICS})
  --ties <rule>     How equal scores count: pessimistic (default), expected, optimistic, or trec
                    for the order of trec_eval (document id, descending)
  --per-query       Add the values of every query
  --json            Print { schemaVersion, perQuery, mean, missing, unjudged } as JSON

Exit codes: 0 scored, 2 bad input.
`,
  run: async (args, io) => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        run: { type: 'string' },
        qrels: { type: 'string' },
        metrics: { type: 'string', default: DEFAULT_METRICS },
        ties: { type: 'string', default: 'pessimistic' },
        'per-query': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    })
    const runFile = requirePath('run', values.run)
    const qrelsFile = requirePath('qrels', values.qrels)
    const metrics = metricNames(values.metrics)
    const run = parseRun(await readText(runFile), runFile)
    const qrels = parseQrels(await readText(qrelsFile), qrelsFile)
    const scores = scoreTrec({ run, qrels }, metrics, tieRule(values.ties))
    print(scores, { isJson: values.json, isPerQuery: values['per-query'] }, io)
    return EXIT.ok
  },
}

interface PrintOptions {
  readonly isJson: boolean
  readonly isPerQuery: boolean
}

function print(scores: TrecScores, { isJson, isPerQuery }: PrintOptions, io: CommandIo): void {
  const { perQuery, ...rest } = scores
  if (isJson) {
    const report = { schemaVersion: 1, ...(isPerQuery ? { perQuery } : {}), ...rest }
    io.out(`${JSON.stringify(report, null, 2)}\n`)
    return
  }
  const queries = isPerQuery ? Object.entries(perQuery) : []
  for (const [query, values] of [...queries, ['all', rest.mean] as const]) {
    for (const [metric, value] of Object.entries(values)) {
      io.out(`${metric.padEnd(14)} ${query.padEnd(14)} ${value.toFixed(4)}\n`)
    }
  }
  tellIds(io, rest.missing, 'judged queries are missing from the run and count 0')
  tellIds(io, rest.unjudged, 'queries of the run have no judgement and are left out')
}

function tellIds(io: CommandIo, ids: readonly string[], what: string): void {
  if (ids.length === 0) return
  const shown = ids.slice(0, 5).join(', ')
  io.err(`${ids.length} ${what}: ${shown}${ids.length > 5 ? ', …' : ''}\n`)
}

function requirePath(option: string, path: string | undefined): string {
  if (path !== undefined) return path
  throw new InputError(`score must be given --run and --qrels, but --${option} is missing.`)
}

function metricNames(list: string): readonly string[] {
  const names = list.split(',').map(name => name.trim())
  return [...new Set(names.filter(name => name !== ''))]
}

function tieRule(text: string): TieRule {
  const rule = TIE_RULES.find(name => name === text)
  if (rule !== undefined) return rule
  throw new InputError(`--ties must be one of ${TIE_RULES.join(', ')}, but is "${text}".`)
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (cause) {
    throw new InputError(`${path} must be a file that can be read. Check the path.`, { cause })
  }
}
