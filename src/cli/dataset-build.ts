import { parseArgs } from 'node:util'
import { buildDataset, buildTypescript, type BuildReport } from '../authoring/index.ts'
import { EXIT, type Command } from './command.ts'
import {
  parseAllowances,
  positiveInteger,
  SHARED_OPTIONS,
  sharedOptions,
} from './dataset-options.ts'
import { gateJson, gateTable, measureLines } from './gate-table.ts'

/** `dataset build`: task sources → released bundle. */
export const datasetBuild: Command = {
  name: 'dataset build',
  summary: 'Compile task sources into a released bundle with verified distractors',
  usage: `Usage: vitest-retrieval dataset build [options]

Compiles <dataset>/tasks into <dataset>/released: queries, corpus, distractor metadata, execution
cache and SHA256SUMS. Chosen mutants and ids are frozen in distractors.lock; outcomes of all mutants
are remembered in kill-matrix.jsonl. When a gate fails, nothing is written.

${SHARED_OPTIONS}  --out <dir>         Where the bundle goes (default: <dataset>/released)
  --seed <n>          Seed of the choice when nothing is locked
  --unlock            Choose all distractors and ids anew
  --only-typescript   Build the pool of TypeScript tasks alone, beside the others as they are

Exit codes: 0 written, 1 a gate failed, 2 bad input, 3 no interpreter.
`,
  run: async (args, io) => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...sharedOptions,
        out: { type: 'string' },
        seed: { type: 'string' },
        unlock: { type: 'boolean', default: false },
        'only-typescript': { type: 'boolean', default: false },
      },
    })
    const report = await (values['only-typescript'] ? buildTypescript : buildDataset)({
      directory: values.dataset,
      out: values.out,
      workers: positiveInteger('workers', values.workers),
      seed: positiveInteger('seed', values.seed),
      isCold: values.cold,
      isUnlocked: values.unlock,
      allowances: parseAllowances(values.allow),
      progress: text => io.err(`${text}\n`),
    })
    io.out(values.json ? gateJson(report.results) : textOf(report))
    return report.written === undefined ? EXIT.failed : EXIT.ok
  },
}

function textOf(report: BuildReport): string {
  const gates = gateTable(report.results) + measureLines(report.results)
  const { release, written } = report
  if (release === undefined || written === undefined) {
    return `${gates}\nNothing was written: a gate failed.\n`
  }
  const { queries, corpus } = release.bundle
  return `${gates}\nWrote ${queries.length} queries and ${corpus.length} snippets to ${written.released}.\n`
}
