import { appendFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { githubAnnotations, githubSummary } from './outputs/github-summary.ts'
import { OUTPUTS } from './outputs/index.ts'
import type { Output, OutputFile, OutputFormat, OutputSources } from './outputs/output.ts'
import type { Report } from './report.ts'

/** Where and for whom the files beside results.json are written. */
export interface OutputTarget {
  readonly folder: string
  /** Partial runs write into `partial/`: they never replace what a whole run wrote. */
  readonly isPartial: boolean
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Where texts lie and what made the numbers; neither when absent. */
  readonly sources?: OutputSources
  /** Every kind of file when absent. */
  readonly outputs?: readonly Output[]
  /** Kinds to write; all that are not made on demand only when absent. */
  readonly formats?: readonly OutputFormat[] | undefined
}

/**
 * Writes every file beside results.json and the GitHub job summary. One that fails costs neither
 * the others nor the exit code.
 * @returns lines to print: what could not be written, and GitHub's annotations
 */
export async function writeOutputs(
  report: Report,
  target: OutputTarget,
): Promise<readonly string[]> {
  const {
    environment,
    outputs = OUTPUTS,
    formats,
    sources = { datasetFolders: [], versions: [] },
  } = target
  const folder = target.isPartial ? join(target.folder, 'partial') : target.folder
  const lines: string[] = []
  const attempt = async (name: string, write: () => Promise<void>): Promise<void> => {
    await write().catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error)
      lines.push(` ${name} could not be written: ${message}`)
    })
  }
  // A run of a retriever that is gone would look like one of this invocation.
  await attempt('The folder "runs"', () => removeRuns(join(folder, 'runs')))
  for (const output of outputs.filter(
    ({ format, isOptIn }) => formats?.includes(format) ?? isOptIn !== true,
  )) {
    await attempt(`The ${output.name}`, async () =>
      writeFiles(folder, await output.render(report, sources)),
    )
  }
  const summary = environment['GITHUB_STEP_SUMMARY']
  if (summary !== undefined && summary !== '') {
    await attempt('The job summary', async () => appendFile(summary, githubSummary(report)))
  }
  const annotations = environment['GITHUB_ACTIONS'] === 'true' ? githubAnnotations(report) : []
  return [...lines, ...annotations]
}

async function removeRuns(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const runs = names.filter(name => /\.(trec|qrels)$/.test(name))
  await Promise.all(runs.map(name => rm(join(folder, name), { force: true })))
}

async function writeFiles(folder: string, files: readonly OutputFile[]): Promise<void> {
  for (const { path, text } of files) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
