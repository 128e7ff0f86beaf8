import { parseArgs } from 'node:util'
import { importTasks, type ImportReport } from '../authoring/index.ts'
import { InputError } from '../schema/index.ts'
import { EXIT, type Command } from './command.ts'
import { positiveInteger } from './dataset-options.ts'

const SHOWN = 20

/** `dataset import`: tasks of another set → released bundle. */
export const datasetImport: Command = {
  name: 'dataset import',
  summary: 'Turn tasks of another set into a bundle with verified distractors',
  usage: `Usage: vitest-retrieval dataset import <file.jsonl> --out <dir> [options]

Each line holds { id, query, function, canonical, tests, distractors? }: HumanEval, MBPP and QuixBugs
convert to it without loss. Canonicals that fail are left out; distractors of a row (real bugs) are
shipped when execution proves them wrong, verified mutants fill up to four. Load the result with
loadDataset({ directory: <dir> }).

  --out <dir>         Directory of the bundle; replaced as a whole
  --domain <name>     Domain of rows that name none (default: imported)
  --keep-docstrings   Leave the function's docstring in the code (it often repeats the query)
  --least <n>         Leave out tasks with fewer distractors (default: 3)
  --seed <n>          Seed of the choice
  --workers <n>       Interpreters side by side (default: cores, at most four)
  --json              Print the report as JSON

Exit codes: 0 written, 2 bad input, 3 no interpreter.
`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        out: { type: 'string' },
        domain: { type: 'string' },
        'keep-docstrings': { type: 'boolean', default: false },
        least: { type: 'string' },
        seed: { type: 'string' },
        workers: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const [file] = positionals
    if (file === undefined || positionals.length !== 1 || values.out === undefined) {
      throw new InputError('dataset import must be given one file and --out <dir>.')
    }
    const report = await importTasks({
      file,
      out: values.out,
      domain: values.domain,
      keepsDocstrings: values['keep-docstrings'],
      least: positiveInteger('least', values.least),
      seed: positiveInteger('seed', values.seed),
      workers: positiveInteger('workers', values.workers),
      progress: text => io.err(`${text}\n`),
    })
    io.out(
      values.json
        ? `${JSON.stringify({ schemaVersion: 1, ...report }, null, 2)}\n`
        : textOf(report, values.out),
    )
    return EXIT.ok
  },
}

function textOf({ rows, shipped, snippets, leftOut }: ImportReport, out: string): string {
  const shown = leftOut.slice(0, SHOWN).map(({ id, reason }) => `  left out  ${id}: ${reason}\n`)
  const more = leftOut.length > SHOWN ? `  … and ${leftOut.length - SHOWN} more (--json)\n` : ''
  return `${shown.join('')}${more}Wrote ${shipped} of ${rows} tasks, ${snippets} snippets, to ${out}.\n`
}
