import { parseArgs } from 'node:util'
import { validateDataset, validateTypescript } from '../authoring/index.ts'
import { InputError } from '../schema/index.ts'
import { EXIT, type Command } from './command.ts'
import {
  parseAllowances,
  positiveInteger,
  SHARED_OPTIONS,
  sharedOptions,
} from './dataset-options.ts'
import { gateJson, gateTable, hasFailed, measureLines } from './gate-table.ts'

/** `dataset validate`: judge sources and released bundle by every gate. */
export const datasetValidate: Command = {
  name: 'dataset validate',
  summary: 'Judge task sources and released bundle by every gate',
  usage: `Usage: vitest-retrieval dataset validate [options]

Executes sources and bundle under two hash seeds, as far as that has not been done before with this
interpreter, and judges them by every gate.

${SHARED_OPTIONS}  --typescript        Judge the TypeScript tasks and their pool instead of the Python ones
  --flaky <n>         Also run canonicals and shipped snippets n times more, each time under a hash
                      seed drawn by chance and printed (Python only)

Exit codes: 0 all gates pass, 1 a gate failed, 2 bad input, 3 no interpreter.
`,
  run: async (args, io) => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...sharedOptions,
        flaky: { type: 'string' },
        typescript: { type: 'boolean', default: false },
      },
    })
    if (values.typescript && values.flaky !== undefined) {
      throw new InputError(
        '--flaky must go without --typescript, since JavaScript has no hash seed, but both are given. Leave one out.',
      )
    }
    const results = await (values.typescript ? validateTypescript : validateDataset)({
      directory: values.dataset,
      workers: positiveInteger('workers', values.workers),
      isCold: values.cold,
      allowances: parseAllowances(values.allow),
      flakyRuns: positiveInteger('flaky', values.flaky),
      progress: text => io.err(`${text}\n`),
    })
    io.out(values.json ? gateJson(results) : gateTable(results) + measureLines(results))
    return hasFailed(results) ? EXIT.failed : EXIT.ok
  },
}
