import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Vitest } from 'vitest/node'
import type { RunOutcomes } from '../analysis/index.ts'
import { environmentOf } from './environment.ts'
import { reportHtml } from './outputs/html/report-html.ts'
import type { OutputFormat } from './outputs/output.ts'
import type { Report } from './report.ts'
import { outcomesChunks, resultsJson } from './results-json.ts'
import { versionsOf } from './versions.ts'
import { writeOutputs } from './write-outputs.ts'

const FOLDER = 'retrieval' // `.vitest/retrieval` below the root

/** Names of the files of a run: partial results never replace whole ones. */
export function resultFiles(isPartial: boolean): { results: string; outcomes: string } {
  return isPartial
    ? { results: 'results.partial.json', outcomes: 'outcomes.partial.jsonl' }
    : { results: 'results.json', outcomes: 'outcomes.jsonl' }
}

/** Where results are shown to be: relative to the root, as users type it. */
export function shownPath(isPartial: boolean): string {
  return `.vitest/${FOLDER}/${resultFiles(isPartial).results}`
}

/** What to write beside results.json. */
export interface WantedFiles {
  /** Where the texts behind the ids are looked up, absolute. */
  readonly datasetFolders: readonly string[]
  /** All that are not made on demand only when absent. */
  readonly formats: readonly OutputFormat[] | undefined
}

/**
 * Writes results.json and outcomes.jsonl below `.vitest/retrieval` of the root, then everything
 * that is rendered from them; returns lines to print below the report.
 */
export async function writeResults(
  vitest: Vitest,
  report: Report,
  wanted: WantedFiles,
): Promise<readonly string[]> {
  const runs = report.boards.flatMap(board => board.runs)
  const folder = vitest.createReport(FOLDER)
  const isPartial = isPartialRun(runs)
  const files = resultFiles(isPartial)
  const environment = environmentOf(vitest.version, runs)
  await folder.writeFile(files.results, resultsJson(report, environment))
  await writeFile(join(folder.root, files.outcomes), outcomesChunks(report.boards))
  const { datasetFolders, formats } = wanted
  const sources = { datasetFolders, versions: versionsOf(environment) }
  const target = { folder: folder.root, isPartial, environment: process.env, sources, formats }
  const lines = await writeOutputs(report, target)
  const isUnwanted = formats?.includes('html') === false
  const isMissing =
    isUnwanted || lines.some(line => line.includes(`The ${reportHtml.name} could not`))
  return isMissing
    ? lines
    : [` Page     .vitest/${FOLDER}/${isPartial ? 'partial/' : ''}report.html`, ...lines]
}

/** Tells whether any run is known to be partial. */
export function isPartialRun(runs: readonly RunOutcomes[]): boolean {
  return runs.some(run => run.state?.kind === 'partial')
}
