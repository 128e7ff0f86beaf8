import { parseArgs } from 'node:util'
import {
  estimateRun,
  generateTasks,
  renderReport,
  type Estimate,
  type GenerationResult,
} from '../generation/index.ts'
import { EXIT, type Command, type ExitCode } from './command.ts'
import { hasFailed } from './gate-table.ts'
import {
  BATCH_FACTOR,
  generateArguments,
  readGenerateOptions,
  REPAIRS,
} from './generate-arguments.ts'
import { MODEL_HELP } from './generate-options.ts'
import { interruptible } from './interruptible.ts'

/** `generate`: registry → tasks, gated by execution → released bundle. */
export const generate: Command = {
  name: 'generate',
  summary: 'Have a language model write tasks; keep what passes every gate',
  usage: `Usage: vitest-retrieval generate --registry <file.jsonl> --out <dir> --model <id> [options]

Asks a model for the code and the tests of every task of a registry, executes everything in an
isolated runner, and hands rejected answers back with what the gates said. What passes gates 1 to 10
is compiled: load it with loadDataset({ directory: '<dir>/released' }). The folder holds a journal;
run the same command again after any interruption, and nothing is paid twice.

  --registry <file>         lines { function_name, query, domain }, written by hand or by
                            "generate registry" (required)
  --out <dir>               folder of journal, tasks, report and bundle (required)
  --language <name>         python (default), javascript or typescript
  --distractors <source>    mechanical (default): by our mutation rules
                            llm: by the model, one edit of one of the six types each
                            free-form: by the model, written anew; kept when they fail
  --repairs <n>             how often a rejected answer goes back (default: ${REPAIRS}; 0 for never)
${MODEL_HELP}  --batch                   use the Batch API: cheaper, within a day
  --batch-factor <n>        price factor of the Batch API (default: ${BATCH_FACTOR})
  --poll <seconds>          time between two looks at a batch (default: 30)
  --level <level>           isolation level (default: lock)
  --isolation <how>         required (default) or preferred: take a weaker level when need be
  --workers <n>             interpreters side by side
  --seed <n>                seed of the choice of distractors
  --allow <name>=<n>        let n findings of a kind pass, as in "dataset build"
  --dry-run                 ask nothing; print what is left and an estimate
  --json                    print the report as JSON (it is in <dir>/report.json anyway)

Exit codes: 0 released, 1 nothing released or tasks left by --max-cost, 2 bad input,
3 server, runner or journal does not work.
`,
  run: async (args, io) => {
    const { values } = parseArgs({ args: [...args], options: generateArguments })
    const options = await readGenerateOptions(values, io)
    if (values['dry-run'] === true) {
      const estimate = await estimateRun(options)
      io.out(values.json === true ? asJson(estimate) : estimateText(estimate))
      return EXIT.ok
    }
    const result = await interruptible(signal => generateTasks({ ...options, signal }))
    io.out(values.json === true ? asJson(result.report) : textOf(result))
    return exitOf(result)
  },
}

function exitOf({ report, gates, written }: GenerationResult): ExitCode {
  const isLeft = report.tasks.unanswered > 0
  if (isLeft && !report.isOverBudget) return EXIT.infrastructure
  return written === undefined || hasFailed(gates) || isLeft ? EXIT.failed : EXIT.ok
}

function textOf({ report, gates, written }: GenerationResult): string {
  const findings = gates.flatMap(({ id, violations, warnings }) => [
    ...violations.map(({ subject, message }) => `✗ gate ${id}  ${subject}  ${message}\n`),
    ...warnings.map(({ subject, message }) => `! gate ${id}  ${subject}  ${message}\n`),
  ])
  const end =
    written === undefined
      ? 'Nothing was released: see what is rejected or which gate failed.'
      : `Released ${report.tasks.released} tasks to ${written.released}.`
  return `${findings.join('')}${renderReport(report)}${end}\n`
}

function estimateText(estimate: Estimate): string {
  const { cost, highest_cost: highest } = estimate
  const costs =
    cost === null || highest === null
      ? 'cost unknown: add --price-in and --price-out'
      : `cost about ${cost.toFixed(4)} for first answers, at most ${highest.toFixed(4)}`
  const prompt = estimate.prompt_tokens.toLocaleString('en-US')
  const completion = estimate.completion_tokens.toLocaleString('en-US')
  return (
    `${estimate.requests} tasks to ask, about ${prompt} prompt and ` +
    `${completion} completion tokens (${estimate.basis}); ${costs}.\n` +
    'Nothing was asked.\n'
  )
}

function asJson(value: object): string {
  return `${JSON.stringify({ schemaVersion: 1, ...value }, null, 2)}\n`
}
