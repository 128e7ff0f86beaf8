import { access, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadDataset } from '../dataset/index.ts'
import { parseMetric } from '../metrics/index.ts'
import { experimentFile, experimentHash, type ExperimentPlan } from '../reporter/index.ts'
import { InputError, Pool, type ExecutionDataset } from '../schema/index.ts'
import { isDefined, mcnemarPower, requiredQueries } from '../stats/index.ts'
import { EXIT, type Command } from './command.ts'

/** `plan`: fixes an experiment before anything is measured. */
export const plan: Command = {
  name: 'plan',
  summary: 'Fix metric, comparisons, alpha and size of an experiment before any result',
  usage: `Usage: vitest-retrieval plan --compare <first>:<second> [options]

Writes experiment.json and prints its hash. Give its path to retrieval({ experiment }): reports then
tell planned comparisons from exploratory ones. Refused when results on the dataset are there.

  --compare <a>:<b>    Retrievers to compare, by name; once per comparison
  --metric <name>      Primary metric, used by every comparison (default: exec@1)
  --effect <share>     Smallest difference that matters (default: 0.05)
  --alpha <share>      Error rate over all comparisons together (default: 0.05)
  --power <share>      Wanted power (default: 0.8)
  --discordance <s>    Assumed share of queries on which two retrievers differ (default: 0.25)
  --exclude <text>     What is left out, and why; once per exclusion
  --dataset <folder>   A released dataset (default: the built-in one)
  --pool <name>        Its pool (default: base)
  --output <file>      Default: experiment.json
  --results <folder>   Where results would be (default: .vitest/retrieval)
  --after-results      Plan although results are there; every comparison is then exploratory

The size is that of an exact McNemar test at Holm's strictest level, alpha / comparisons.

Exit codes: 0 planned, 1 results are there already, 2 bad input.
`,
  run: async (args, io) => {
    const wishes = parse(args)
    const dataset = await loadDataset({ directory: wishes.dataset, pool: poolOf(wishes.pool) })
    const hasResults = await mentions(wishes.results, dataset)
    if (hasResults && !wishes['after-results']) {
      io.err(
        `${wishes.results} holds results on ${dataset.id}: what is planned now is not planned ` +
          'before any result. Plan for data that was not measured, or pass --after-results.\n',
      )
      return EXIT.failed
    }
    const made = planOf(wishes, dataset, hasResults)
    await refuseOverwriting(wishes.output, made)
    await writeFile(wishes.output, experimentFile(made))
    io.out(summaryOf(made, wishes.output))
    return EXIT.ok
  },
}

type Wishes = ReturnType<typeof parse>

function parse(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      compare: { type: 'string', multiple: true, default: [] },
      metric: { type: 'string', default: 'exec@1' },
      effect: { type: 'string', default: '0.05' },
      alpha: { type: 'string', default: '0.05' },
      power: { type: 'string', default: '0.8' },
      discordance: { type: 'string', default: '0.25' },
      exclude: { type: 'string', multiple: true, default: [] },
      dataset: { type: 'string' },
      pool: { type: 'string', default: 'base' },
      output: { type: 'string', default: 'experiment.json' },
      results: { type: 'string', default: '.vitest/retrieval' },
      'after-results': { type: 'boolean', default: false },
    },
  })
  return values
}

function planOf(wishes: Wishes, dataset: ExecutionDataset, afterResults: boolean): ExperimentPlan {
  const primaryMetric = parseMetric(wishes.metric).name
  const comparisons = wishes.compare.map(text => ({ ...pairOf(text), metric: primaryMetric }))
  if (comparisons.length === 0) {
    throw new InputError('plan must be given at least one --compare first:second, but has none.')
  }
  const [alpha, smallestEffect] = [share('alpha', wishes.alpha), share('effect', wishes.effect)]
  const [wanted, discordance] = [
    share('power', wishes.power),
    share('discordance', wishes.discordance),
  ]
  if (discordance < smallestEffect) {
    throw new InputError(
      `--discordance must be at least --effect, for a difference of ${smallestEffect} needs that ` +
        `many differing queries, but is ${discordance}.`,
    )
  }
  const strictest = alpha / comparisons.length
  const test = { discordance, drop: smallestEffect, alpha: strictest }
  const required = requiredQueries({ ...test, power: wanted })
  const reached = mcnemarPower({ ...test, n: dataset.queries.length })
  return {
    dataset: {
      id: dataset.id,
      sha256: dataset.sha256,
      pool: dataset.pool,
      queries: dataset.queries.length,
    },
    primaryMetric,
    comparisons,
    alpha,
    smallestEffect,
    power: {
      wanted,
      discordance,
      alpha: strictest,
      requiredQueries: isDefined(required) ? required : null,
      reached: Number(reached.toFixed(4)),
    },
    exclusions: wishes.exclude,
    afterResults,
  }
}

function pairOf(text: string): { first: string; second: string } {
  const [first = '', second = '', ...rest] = text.split(':').map(name => name.trim())
  if (first !== '' && second !== '' && first !== second && rest.length === 0)
    return { first, second }
  throw new InputError(
    `--compare must name two retrievers as first:second, but is "${text}". ` +
      'Write for example --compare "our search:bm25".',
  )
}

function share(option: string, text: string): number {
  const value = Number(text)
  if (text.trim() !== '' && value > 0 && value < 1) return value
  throw new InputError(`--${option} must lie between 0 and 1, but is "${text}".`)
}

function poolOf(text: string): Pool {
  const parsed = Pool.safeParse(text)
  if (parsed.success) return parsed.data
  throw new InputError(`--pool must be one of ${Pool.options.join(', ')}, but is "${text}".`)
}

/** Whether a results file, whole or partial, speaks of this dataset. */
async function mentions(folder: string, { sha256 }: ExecutionDataset): Promise<boolean> {
  const names = ['results.json', 'results.partial.json']
  const texts = await Promise.all(
    names.map(name => readFile(join(folder, name), 'utf8').catch(() => '')),
  )
  return texts.some(text => text.includes(sha256))
}

/** A plan that is there is the one that counts: another one must be made under another name. */
async function refuseOverwriting(path: string, made: ExperimentPlan): Promise<void> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  )
  if (!isThere) return
  if ((await readFile(path, 'utf8')) === experimentFile(made)) return
  throw new InputError(
    `${path} holds another plan already. Remove it if nothing was measured with it, or write to ` +
      'another file with --output.',
  )
}

function summaryOf(made: ExperimentPlan, path: string): string {
  const { comparisons, power, dataset, smallestEffect, alpha } = made
  const size =
    power.requiredQueries === null
      ? 'no number of queries up to 100,000 finds'
      : `${power.requiredQueries} queries find`
  return `${path}  sha256 ${experimentHash(made)}
${comparisons.map(({ first, second, metric }) => `planned      ${first} against ${second}, ${metric}`).join('\n')}
size         ${size} a difference of ${smallestEffect} with power ${power.wanted} (alpha ${alpha} over ${comparisons.length}, discordance ${power.discordance})
this dataset ${dataset.queries} queries of ${dataset.id} (pool ${dataset.pool}) have power ${power.reached}
Commit it, then add experiment: '${path}' to retrieval() and measure.
`
}
