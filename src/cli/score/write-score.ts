import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunOutcomes } from '../../analysis/index.ts'
import {
  buildReport,
  environmentOf,
  outcomesJsonl,
  parseReporterOptions,
  plainPaint,
  renderReport,
  resultsJson,
  writeOutputs,
  type Report,
} from '../../reporter/index.ts'
import { InfrastructureError } from '../../schema/index.ts'
import { analysisJson, analysisText, type AnalysisReport } from '../analyses/analysis-report.ts'

/** A scored report that was written. */
export interface WrittenScore {
  /** What is to be printed. */
  readonly text: string
  /** Files that could not be written, one line each. */
  readonly problems: readonly string[]
}

/** Computes the board of scored runs. */
export function scoreReport(runs: readonly RunOutcomes[], folder: string): Report {
  return buildReport({
    runs,
    options: parseReporterOptions({}),
    baseline: undefined,
    anchor: undefined,
    isWhole: true,
    problems: [],
    accepted: [],
    resultsPath: join(folder, 'results.json'),
  })
}

/** Writes results.json, outcomes.jsonl, analyses.json and every rendered file into a folder. */
export async function writeScore(
  report: Report,
  analyses: AnalysisReport,
  folder: string,
): Promise<WrittenScore> {
  const runs = report.boards.flatMap(board => board.runs)
  const files = [
    ['results.json', resultsJson(report, environmentOf('not used: scored', runs))],
    ['outcomes.jsonl', outcomesJsonl(report.boards)],
    ['analyses.json', analysisJson(analyses)],
  ] as const
  try {
    await mkdir(folder, { recursive: true })
    for (const [name, text] of files) await writeFile(join(folder, name), text)
  } catch (cause) {
    throw new InfrastructureError(
      `${folder} must be a folder that can be written, but is not. Name another with --output.`,
      { cause },
    )
  }
  const problems = await writeOutputs(report, { folder, isPartial: false, environment: {} })
  const text = `${renderReport(report, plainPaint)}\n${analysisText(analyses)}`
  return { text, problems: problems.map(line => line.trim()) }
}
