/*
 * How often the gate is wrong: A/A false alarms, power and the margin rule, exactly (a sum over all
 * outcomes) and by seeded simulation; then the coverage of our intervals. Exit code 1 when a
 * promise of the documentation does not hold. Usage: node benchmarks/gate/report.ts
 */
import { gateCharacteristics, verdictOnCounts } from '../../src/analysis/index.ts'
import { createGenerator, signFlip } from '../../src/stats/index.ts'
import { reportCoverage } from './coverage.ts'
import { drawCounts, drawSwappedDifferences } from './random-comparison.ts'

const SEED = 20260510
const ALPHA = 0.05
const MAX_DROP = 0.02
const SIZES = [50, 200, 1000]
const DISCORDANCES = [0.02, 0.05, 0.1, 0.2, 0.38]
const DROPS = [0.02, 0.03, 0.05, 0.08]
const RUNS = 2000
const RULES = ['default', 'margin'] as const

const broken: string[] = []

console.log(`gate: maxDrop ${MAX_DROP}, alpha ${ALPHA}, seed ${SEED}\n`)
reportFalseAlarms()
reportSwappedMetrics()
reportPower()
broken.push(...reportCoverage(SEED))
console.log(broken.length === 0 ? '\nEvery promise holds.' : `\nBROKEN:\n${broken.join('\n')}`)
process.exitCode = broken.length === 0 ? 0 : 1

/** No change at all: labels of a query swap with probability ½. */
function reportFalseAlarms(): void {
  console.log('Fails of unchanged systems (A/A), % of runs: exact and of 2,000 simulated ones')
  console.log('     n  discordance   default        margin')
  const generator = createGenerator(SEED)
  for (const { n, discordance } of grid()) {
    const cells = RULES.map(rule => {
      const gate = { maxDrop: MAX_DROP, alpha: ALPHA, rule }
      const { fail } = gateCharacteristics({ n, discordance, drop: 0, gate })
      let fails = 0
      for (let run = 0; run < RUNS; run += 1) {
        const counts = drawCounts(generator, { n, discordance, drop: 0 })
        if (verdictOnCounts(counts, gate) === 'fail') fails += 1
      }
      promise(fail <= ALPHA, `A/A ${rule} n ${n} discordance ${discordance}: ${fail}`)
      const error = 4 * Math.sqrt((fail * (1 - fail)) / RUNS) + 2 / RUNS
      promise(
        Math.abs(fails / RUNS - fail) <= error,
        `simulation A/A ${rule} n ${n} ${discordance}`,
      )
      return `${percent(fail)} ${percent(fails / RUNS)}`
    })
    console.log(`${label(n, discordance)} ${cells.join('   ')}`)
  }
}

/** The sign-flip test of real-valued metrics under swapped labels. */
function reportSwappedMetrics(): void {
  const runs = 400
  console.log(`\nSign-flip p < ${ALPHA} on swapped real-valued metrics, % of ${runs} runs`)
  const generator = createGenerator(SEED + 1)
  for (const { n, discordance } of grid()) {
    let fails = 0
    for (let run = 0; run < runs; run += 1) {
      const differences = drawSwappedDifferences(generator, { n, discordance })
      if (signFlip(differences, { seed: run, replicates: 2000 }) < ALPHA) fails += 1
    }
    promise(fails / runs <= ALPHA + 4 * Math.sqrt(0.0475 / runs), `sign-flip n ${n} ${discordance}`)
    console.log(`${label(n, discordance)} ${percent(fails / runs)}`)
  }
}

/** Verdicts at true drops; the default rule at exactly maxDrop is documented, not promised. */
function reportPower(): void {
  for (const rule of RULES) {
    console.log(`\nRule ${rule}: fail / inconclusive / pass at a true drop, % of runs (exact)`)
    console.log(
      `     n  discordance ${DROPS.map(drop => `        drop ${drop}`.slice(-17)).join('')}`,
    )
    for (const { n, discordance } of grid()) {
      const cells = DROPS.map(drop => verdictsAt({ n, discordance, drop, rule }))
      console.log(`${label(n, discordance)} ${cells.join(' ')}`)
    }
  }
}

function verdictsAt(plan: {
  readonly n: number
  readonly discordance: number
  readonly drop: number
  readonly rule: (typeof RULES)[number]
}): string {
  const { n, discordance, drop, rule } = plan
  // A drop needs discordant queries: more than the discordance cannot be lost.
  if (drop > discordance) return '       –        '
  const gate = { maxDrop: MAX_DROP, alpha: ALPHA, rule }
  const { fail, inconclusive, pass } = gateCharacteristics({ n, discordance, drop, gate })
  const isPromised = rule === 'margin' && drop === MAX_DROP
  promise(!isPromised || fail <= ALPHA, `margin rule at maxDrop, n ${n} ${discordance}: ${fail}`)
  return [fail, inconclusive, pass].map(percent).join('')
}

function grid(): readonly { readonly n: number; readonly discordance: number }[] {
  return SIZES.flatMap(n => DISCORDANCES.map(discordance => ({ n, discordance })))
}

function promise(holds: boolean, what: string): void {
  if (!holds) broken.push(what)
}

function label(n: number, discordance: number): string {
  return `${String(n).padStart(6)}  ${percent(discordance)}     `
}

function percent(share: number): string {
  return (100 * share).toFixed(1).padStart(5)
}
