import { parseArgs } from 'node:util'
import {
  compareStrata,
  costChange,
  DEFAULT_BUDGET,
  lineScores,
  measuredOf,
  serveWindows,
  summarizeCost,
  temporalSplit,
} from '../temporal/index.ts'
import { EXIT, type Command } from './command.ts'
import { positiveInteger } from './dataset-options.ts'
import {
  boardText,
  costText,
  curveText,
  epochsText,
  strataText,
  windowsText,
} from './temporal/board-text.ts'
import { corporaText } from './temporal/corpora-text.ts'
import { loadArms } from './temporal/load-arms.ts'
import { HISTORY_HELP, historyOptions, splitsOf } from './temporal/options.ts'
import { runArms, type ArmRun } from './temporal/run-arms.ts'
import { percent, share, textTable } from './temporal/text-table.ts'

/** `temporal report`: asks the lexical arms and the user's own, and compares them. */
export const temporalReport: Command = {
  name: 'temporal report',
  summary:
    'ask lexical arms and your own a leak-free history; recall, cost and what is established',
  usage: `Usage: vitest-retrieval temporal report --epoch <rev> [options]

Several repositories and epochs pool into one report. Each arm is compared with the one before it.

${HISTORY_HELP}  --retriever <file>  A module that exports retrievers to ask as well; may be repeated
  --budget <tokens>   What a query pays that finds no gold (default: ${DEFAULT_BUDGET})

Exit codes: 0 reported, 2 bad input, 3 git or a retriever failed.
`,
  run: async (args, io) => {
    const { values } = parseArgs({ args: [...args], options })
    const budget = positiveInteger('budget', values.budget) ?? DEFAULT_BUDGET
    const datasets = []
    for (const split of await splitsOf(values)) datasets.push(await temporalSplit(split))
    const runs = await runArms(await loadArms(values.retriever), datasets, line =>
      io.err(`${line}\n`),
    )
    const facts = datasets.map(dataset => dataset.facts)
    const queries = datasets.flatMap(dataset => dataset.queries)
    const pairs = runs
      .slice(1)
      .flatMap((run, at) => (runs[at] === undefined ? [] : [[runs[at], run] as const]))
    if (values.json) {
      io.out(
        `${JSON.stringify(
          {
            schemaVersion: 1,
            corpora: facts,
            arms: runs.map(run => jsonOf(run, budget)),
            comparisons: pairs.map(([before, after]) => ({
              strata: compareStrata(before, after),
              cost: costChange(before, after, { budget }),
              spanCost: costChange(before, after, { budget, accounting: 'span' }),
            })),
          },
          null,
          2,
        )}\n`,
      )
      return EXIT.ok
    }
    io.out(corporaText(facts))
    io.out(boardText(runs, budget, facts[0]?.tokens ?? ''))
    if (datasets.length > 1) io.out(epochsText(runs))
    for (const [before, after] of pairs)
      io.out(strataText(before, after) + costText(before, after, budget))
    io.out(windowsText(runs) + curveText(runs))
    io.out(
      `\n Lines that the commits changed, as delivered among the first ten\n${textTable([
        ['arm', 'n', 'line recall', 'line precision', 'queries with a span', 'fragments per ten'],
        ...runs.map(run => {
          const { n, recall, precision, withSpan, fragmentsPerTen } = lineScores(
            measuredOf(run),
            queries,
          )
          return [
            run.arm,
            String(n),
            share(recall),
            withSpan === 0 ? '–' : percent(precision),
            String(withSpan),
            fragmentsPerTen.toFixed(2),
          ]
        }),
      ])}`,
    )
    return EXIT.ok
  },
}

const options = {
  ...historyOptions,
  retriever: { type: 'string', multiple: true },
  budget: { type: 'string' },
} as const

function jsonOf(run: ArmRun, budget: number): object {
  const outcomes = measuredOf(run)
  return {
    arm: run.arm,
    indexedShare: run.indexedShare ?? null,
    cost: summarizeCost(outcomes, { budget }),
    spanCost: summarizeCost(outcomes, { budget, accounting: 'span' }),
    serveWindows: serveWindows(outcomes, { budget }),
  }
}
