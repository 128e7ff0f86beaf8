import type { GoldQuery } from '../../schema/index.ts'
import {
  costChange,
  compareStrata,
  hitCurve,
  leakWorth,
  lineScores,
  measuredOf,
  serveWindows,
  summarizeCost,
  type ArmOutcomes,
} from '../../temporal/index.ts'
import type { ArmRun } from './run-arms.ts'
import { change, interval, percent, share, signed, textTable, whole } from './text-table.ts'

/** The arms of a report beside each other, whole-file and span accounting. */
export function boardText(runs: readonly ArmRun[], budget: number, tokens: string): string {
  const rows = runs.map(run => {
    const outcomes = measuredOf(run)
    const [file, span] = [
      summarizeCost(outcomes, { budget }),
      summarizeCost(outcomes, { budget, accounting: 'span' }),
    ]
    return [
      run.arm,
      share(file.recall),
      percent(file.hitRate),
      whole(file.tokens),
      whole(file.censored),
      file.filesOpened.toFixed(1),
      whole(file.perSuccess),
      whole(span.perSuccess),
      percent(run.indexedShare),
    ]
  })
  return [
    `\n Arms  n ${runs[0]?.outcomes.length ?? 0}, tokens ${tokens}, failures censored at ${whole(budget)}\n`,
    textTable([
      [
        'arm',
        'recall@10',
        'hit',
        'tokens to gold',
        'censored',
        'files opened',
        'cost/success',
        'span cost/success',
        'indexed',
      ],
      ...rows,
    ]),
  ].join('')
}

/** Recall and hit rate of every arm in every epoch. */
export function epochsText(runs: readonly ArmRun[]): string {
  const rows = runs.flatMap(run => {
    const groups = Map.groupBy(
      measuredOf(run),
      ({ strata }) => `${strata?.['repository']} ${strata?.['epoch']?.slice(0, 8)}`,
    )
    return [...groups].map(([epoch, outcomes]) => {
      const { n, recall, hitRate } = summarizeCost(outcomes)
      return [run.arm, epoch, String(n), share(recall), percent(hitRate)]
    })
  })
  return `\n Per epoch\n${textTable([['arm', 'repository, epoch', 'n', 'recall@10', 'hit'], ...rows])}`
}

/** One comparison in every stratum, with what n would be needed. */
export function strataText(
  before: ArmOutcomes,
  after: ArmOutcomes,
  componentOf: ReadonlyMap<string, string>,
): string {
  const comparison = compareStrata(before, after, { componentOf })
  const rows = comparison.rows.map(row => [
    row.stratum,
    String(row.n),
    signed(row.mean),
    interval(row.interval),
    `${percent(row.hitBefore)} → ${percent(row.hitAfter)}`,
    row.adjustedP < 0.001 ? '< 0.001' : row.adjustedP.toFixed(3),
    row.verdict === 'too few' ? `too few (${row.reason})` : row.verdict,
    whole(row.required),
  ])
  const { byEpoch, byEpochNote, byComponent, repositoryWeighted, growth, effect } = comparison
  return [
    `\n ${before.arm} → ${after.arm}, recall@10, clustered by commit (${comparison.rows[0]?.clusters ?? 0} clusters)\n`,
    textTable([
      ['stratum', 'n', 'Δ recall', '95 % CI', 'hit', 'p (Holm)', 'verdict', `n for ${effect}`],
      ...rows,
    ]),
    ` repository-weighted ${signed(repositoryWeighted)} · by epoch ` +
      `${byEpoch === undefined ? byEpochNote : `${interval(byEpoch.interval)} ${byEpochNote}`} · ` +
      `by ${byComponent?.clusters ?? 0} groups of shared gold files ${interval(byComponent?.interval)}\n`,
    ` with growing n: ${growth
      .map(
        ({ n, interval: bounds, verdict }) =>
          `${n} ±${bounds === undefined ? 'n/a' : ((bounds.high - bounds.low) / 2).toFixed(3)} ${verdict}`,
      )
      .join(' · ')}\n`,
  ].join('')
}

/** What the second arm costs against the first, by every statistic. */
export function costText(before: ArmOutcomes, after: ArmOutcomes, budget: number): string {
  const rows = (['file', 'span'] as const).map(accounting => {
    const found = costChange(before, after, { budget, accounting })
    return [
      accounting === 'file' ? 'whole files' : 'spans',
      change(found.ratioOfSums),
      change(found.geometric),
      interval(found.logRatio.interval, log => change(Math.exp(log) - 1)),
      change(found.median),
      `${found.cheaper} / ${found.dearer} / ${found.equal}`,
      `${change(found.meanRelative)} (swapped ${change(found.meanRelativeSwapped)})`,
      change(found.inflation),
      found.verdict,
    ]
  })
  return [
    ` Cost of ${after.arm} against ${before.arm}, failures at ${whole(budget)} tokens\n`,
    textTable([
      [
        'charged',
        'ratio of sums',
        'geometric mean',
        '95 % CI',
        'median',
        'cheaper/dearer/equal',
        'published, biased',
        'its bias',
        'verdict',
      ],
      ...rows,
    ]),
  ].join('')
}

/** Cost per success at every serve window, never without its hit rate. */
export function windowsText(runs: readonly ArmRun[]): string {
  const rows = runs.flatMap(run => {
    const windows = serveWindows(measuredOf(run))
    return [
      [
        run.arm,
        ...windows.map(({ hitRate, perSuccess }) => `${percent(hitRate)} ${whole(perSuccess)}`),
      ],
    ]
  })
  const head = serveWindows(runs[0] === undefined ? [] : measuredOf(runs[0])).map(
    ({ k }) => `k = ${k}`,
  )
  return `\n Serve window: hit rate and cost per success\n${textTable([['arm', ...head], ...rows])}`
}

const BUDGETS = [1_000, 4_000, 16_000, 64_000, 256_000]

/** Share of queries whose first gold is reached within each budget. */
export function curveText(runs: readonly ArmRun[]): string {
  const rows = runs.map(run => [
    run.arm,
    ...hitCurve(measuredOf(run), BUDGETS).map(({ hitRate }) => percent(hitRate)),
  ])
  return `\n Hit rate within tokens\n${textTable([['arm', ...BUDGETS.map(whole)], ...rows])}`
}

/** What the leak is worth, arm by arm. */
export function leakWorthText(
  contaminated: readonly ArmOutcomes[],
  leakFree: readonly ArmOutcomes[],
): string {
  const rows = leakFree.flatMap((run, at) => {
    const other = contaminated[at]
    return (other === undefined ? [] : leakWorth(other, run)).map(
      ({ arm, split, n, recall, hit }) => [
        arm,
        split,
        String(n),
        `${share(recall.contaminated)} / ${percent(hit.contaminated)}`,
        `${share(recall.leakFree)} / ${percent(hit.leakFree)}`,
        change(recall.relative),
        interval(recall.interval, change),
        change(hit.relative),
        interval(hit.interval, change),
      ],
    )
  })
  return [
    '\n What the leak is worth: last tree of the window against the epoch (leak and drift together)\n',
    textTable([
      [
        'arm',
        'split',
        'n',
        'contaminated',
        'leak-free',
        'Δ recall@10',
        '95 % CI',
        'Δ hit',
        '95 % CI',
      ],
      ...rows,
    ]),
  ].join('')
}

/** Which of the changed lines were among the first ten hits' spans. */
export function linesText(runs: readonly ArmRun[], queries: readonly GoldQuery[]): string {
  const rows = runs.map(run => {
    const found = lineScores(measuredOf(run), queries)
    return [
      run.arm,
      String(found.n),
      share(found.recall),
      found.withSpan === 0 ? '–' : percent(found.precision),
      String(found.withSpan),
      found.fragmentsPerTen.toFixed(2),
    ]
  })
  const head = [
    'arm',
    'n',
    'line recall',
    'line precision',
    'queries with a span',
    'fragments per ten',
  ]
  return `\n Lines that the commits changed, as delivered among the first ten\n${textTable([head, ...rows])}`
}
