import { readFile } from 'node:fs/promises'
import { parseQrels, parseRun } from '../formats/index.ts'
import { InputError } from '../schema/index.ts'
import { EXIT, type CommandIo, type ExitCode } from './command.ts'
import { scoreTrec, TIE_RULES, type TieRule, type TrecScores } from './score-trec.ts'
import { splitList } from './split-list.ts'

/** What `score --run --qrels` was asked. */
export interface ScoreQrelsRequest {
  readonly run: string
  readonly qrels: string
  readonly metrics: string
  readonly ties: string
  readonly isPerQuery: boolean
  readonly isJson: boolean
}

/** Scores a TREC run on relevance judgements. */
export async function scoreQrels(request: ScoreQrelsRequest, io: CommandIo): Promise<ExitCode> {
  const metrics = splitList(request.metrics)
  const run = parseRun(await readText(request.run), request.run)
  const qrels = parseQrels(await readText(request.qrels), request.qrels)
  print(scoreTrec({ run, qrels }, metrics, tieRule(request.ties)), request, io)
  return EXIT.ok
}

function print(
  scores: TrecScores,
  { isJson, isPerQuery }: Pick<ScoreQrelsRequest, 'isJson' | 'isPerQuery'>,
  io: CommandIo,
): void {
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
