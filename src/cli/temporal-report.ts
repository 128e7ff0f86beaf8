import { parseArgs } from 'node:util'
import {
  compareStrata,
  costChange,
  DEFAULT_BUDGET,
  goldComponents,
  measuredOf,
  serveWindows,
  summarizeCost,
  temporalSplit,
  type TemporalDataset,
} from '../temporal/index.ts'
import type { GoldQuery } from '../schema/index.ts'
import { EXIT, type Command } from './command.ts'
import { positiveInteger } from './dataset-options.ts'
import {
  boardText,
  costText,
  curveText,
  epochsText,
  linesText,
  strataText,
  windowsText,
} from './temporal/board-text.ts'
import { corporaText } from './temporal/corpora-text.ts'
import { loadArms } from './temporal/load-arms.ts'
import { HISTORY_HELP, historyOptions, splitsOf } from './temporal/options.ts'
import { runArms, type ArmRun } from './temporal/run-arms.ts'
import { comparedPairs } from './temporal/compared-pairs.ts'
import { modelsText } from './temporal/models-text.ts'

/** `temporal report`: asks the lexical arms and the user's own, and compares them. */
export const temporalReport: Command = {
  name: 'temporal report',
  summary:
    'ask lexical arms and your own a leak-free history; recall, cost and what is established',
  usage: `Usage: vitest-retrieval temporal report --epoch <rev> [options]

Several repositories and epochs pool into one report. Each arm is compared with the one before it,
or the pairs that --compare names.

${HISTORY_HELP}  --retriever <file>  A module that exports retrievers to ask as well; may be repeated
  --compare <pair>    "<arm> vs <arm>", the names as the report prints them; may be repeated
  --budget <tokens>   What a query pays that finds no gold (default: ${DEFAULT_BUDGET})

Exit codes: 0 reported, 2 bad input, 3 git or a retriever failed.
`,
  run: async (args, io) => {
    const { values } = parseArgs({ args: [...args], options })
    const budget = positiveInteger('budget', values.budget) ?? DEFAULT_BUDGET
    const arms = await loadArms(values.retriever)
    const names = arms.map(({ retriever }) => retriever.name)
    const wanted = comparedPairs(values.compare, names)
    const datasets = []
    for (const split of await splitsOf(values)) datasets.push(await temporalSplit(split))
    const runs = await runArms(arms, datasets, line => io.err(`${line}\n`))
    const pairs = wanted.flatMap(([before, after]) => {
      const found = [runs[before], runs[after]] as const
      return found[0] === undefined || found[1] === undefined ? [] : [[found[0], found[1]] as const]
    })
    const report = { datasets, runs, pairs, budget }
    io.out(values.json ? `${JSON.stringify(jsonReport(report), null, 2)}\n` : textReport(report))
    return EXIT.ok
  },
}

const options = {
  ...historyOptions,
  retriever: { type: 'string', multiple: true },
  compare: { type: 'string', multiple: true },
  budget: { type: 'string' },
} as const

interface Report {
  readonly datasets: readonly TemporalDataset[]
  readonly runs: readonly ArmRun[]
  readonly pairs: readonly (readonly [before: ArmRun, after: ArmRun])[]
  readonly budget: number
}

function jsonReport({ datasets, runs, pairs, budget }: Report): object {
  const componentOf = goldComponents(queriesOf(datasets))
  return {
    schemaVersion: 1,
    corpora: datasets.map(({ facts }) => facts),
    arms: runs.map(run => armJson(run, budget)),
    comparisons: pairs.map(([before, after]) => ({
      strata: compareStrata(before, after, { componentOf }),
      cost: costChange(before, after, { budget }),
      spanCost: costChange(before, after, { budget, accounting: 'span' }),
    })),
  }
}

function armJson(run: ArmRun, budget: number): object {
  const outcomes = measuredOf(run)
  return {
    arm: run.arm,
    indexedShare: run.indexedShare ?? null,
    ...(run.isOurs ? {} : { trainedUntil: run.trainedUntil ?? null }),
    cost: summarizeCost(outcomes, { budget }),
    spanCost: summarizeCost(outcomes, { budget, accounting: 'span' }),
    serveWindows: serveWindows(outcomes, { budget }),
  }
}

function textReport({ datasets, runs, pairs, budget }: Report): string {
  const facts = datasets.map(dataset => dataset.facts)
  const queries = queriesOf(datasets)
  const componentOf = goldComponents(queries)
  return [
    corporaText(facts),
    boardText(runs, budget, facts[0]?.tokens ?? ''),
    datasets.length > 1 ? epochsText(runs) : '',
    modelsText(runs, facts),
    ...pairs.map(
      ([before, after]) => strataText(before, after, componentOf) + costText(before, after, budget),
    ),
    windowsText(runs),
    curveText(runs),
    linesText(runs, queries),
  ].join('')
}

function queriesOf(datasets: readonly TemporalDataset[]): readonly GoldQuery[] {
  return datasets.flatMap(dataset => dataset.queries)
}
