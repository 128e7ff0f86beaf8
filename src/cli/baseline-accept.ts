import { parseArgs } from 'node:util'
import { parseMetric } from '../metrics/index.ts'
import { readResults, type StoredResults } from '../evaluation/index.ts'
import { acceptRuns, readBaseline, writeBaseline } from '../reporter/index.ts'
import { InputError, type BaselineRun } from '../schema/index.ts'
import { EXIT, type Command } from './command.ts'
import { onlyPath } from './only-path.ts'

/** `baseline accept`: merges the complete runs of a results.json into a baseline. */
export const baselineAccept: Command = {
  name: 'baseline accept',
  summary: 'Merge the complete runs of a results.json into a baseline file',
  usage: `Usage: vitest-retrieval baseline accept <results.json> --baseline <file> [options]

Only complete runs without failed queries are merged in; the other entries of the baseline stay.
Prints each changed value, old → new. Does what "vitest bench --run -u" does, without measuring.

  --baseline <file>  The baseline file; made when it is not there
  --metrics <list>   Comma-separated metrics to keep per query (default: exec@1, those of the gates
                     in the results and those that the baseline has already)

Exit codes: 0 every run accepted, 1 a run was not accepted, 2 bad input, 3 the baseline file
cannot be trusted.
`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { baseline: { type: 'string' }, metrics: { type: 'string' } },
    })
    const path = onlyPath('baseline accept', positionals)
    if (values.baseline === undefined) {
      throw new InputError('baseline accept must be given --baseline, but it is missing.')
    }
    const stored = await readResults(path)
    const baseline = (await readBaseline(values.baseline)) ?? []
    const metrics = metricsOf(values.metrics, stored, baseline)
    const seed = stored.file.runs[0]?.seed
    if (seed === undefined) throw new InputError(`${path} must hold at least one run.`)
    const { runs, changes, refused } = acceptRuns({ baseline, runs: stored.runs, metrics, seed })
    if (refused < stored.runs.length) await writeBaseline(values.baseline, runs)
    io.out(changes.map(change => `${change}\n`).join(''))
    return refused === 0 ? EXIT.ok : EXIT.failed
  },
}

function metricsOf(
  list: string | undefined,
  { file }: StoredResults,
  baseline: readonly BaselineRun[],
): readonly string[] {
  const named = list?.split(',').filter(name => name.trim() !== '') ?? [
    'exec@1',
    ...gatedMetrics(file['gates']),
    ...baseline.flatMap(run => Object.keys(run.metrics)),
  ]
  return [...new Set(named.map(name => parseMetric(name).name))]
}

function gatedMetrics(gates: unknown): readonly string[] {
  if (!Array.isArray(gates)) return []
  return gates.flatMap((gate: unknown) => {
    const isNamed = typeof gate === 'object' && gate !== null && 'metric' in gate
    return isNamed && typeof gate.metric === 'string' ? [gate.metric] : []
  })
}
