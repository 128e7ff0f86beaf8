// Prints what the mutation engine yields on sets of tasks. Nothing of the sets is stored.
// Usage: npm run report:mutation -- --data <folder of .jsonl> [--tasks dataset/tasks]
//        [--every n] [--seed n] [--workers n] [--json file]
// --every n runs equivalents, stacks and planted bugs for each nth row only; they cost most of the
// CPU second that a row takes. Mutants are run for every row.
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { startTools } from '../../src/cli/mutate/mutate-rows.ts'
import { measureSet } from './measure-set.ts'
import { printReport, type SetReport } from './print-report.ts'
import { summarizeSelection } from './selection.ts'
import { readTaskSets } from './sources.ts'
import { summarize } from './summarize.ts'
import { medianEnumerationMs } from './timing.ts'

const PROGRESS = 20

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    tasks: { type: 'string' },
    every: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    json: { type: 'string' },
  },
})
const seed = Number(values.seed)
const every = Number(values.every)
const sets = await readTaskSets(values.data, values.tasks)
const tools = await startTools('python', { seed, workers: Number(values.workers) })
const reports: SetReport[] = []
for (const set of sets) {
  const { name, rows } = set
  const measures = await measureSet(set, tools, {
    every,
    onRow: done => {
      if (done % PROGRESS === 0) console.error(`${name} ${done}/${rows.length}`)
    },
  })
  reports.push({
    summary: summarize(name, measures),
    selection: summarizeSelection(measures, seed),
    medianMs: medianEnumerationMs(rows, tools.parse),
  })
  // A long run that breaks off keeps what it has.
  if (values.json !== undefined) {
    const text = JSON.stringify({ schemaVersion: 1, seed, reports }, null, 2)
    await writeFile(values.json, `${text}\n`)
  }
}
await Promise.all(tools.runners.map(runner => runner.close()))
console.log(printReport(reports))
