import type { JudgedMutant } from '../../src/cli/mutate/judged-mutant.ts'
import { MUTATION_TYPES } from '../../src/schema/index.ts'
import type { RowMeasure } from './measure-set.ts'

/** What the table shows of one set. */
export interface Summary {
  readonly name: string
  readonly functions: number
  readonly leftOut: readonly string[]
  readonly mutants: { readonly all: number; readonly mean: number; readonly median: number }
  readonly syntaxErrors: number
  /** Shares of all mutants. */
  readonly results: Readonly<Record<MutantResult, number>>
  /** Shares of functions with at least 3 and 4 verified mutants up to each tier. */
  readonly reach: Readonly<Record<string, { readonly three: number; readonly four: number }>>
  /** Functions with fewer than 4. */
  readonly short: readonly string[]
  readonly types: Readonly<
    Record<string, { readonly mutants: number; readonly wrongOutput: number }>
  >
  readonly stacks: Readonly<Record<string, number>>
  readonly equivalents: Readonly<Record<string, number>>
  readonly planted: Readonly<Record<string, number>>
}

/** What running a mutant showed. */
export type MutantResult =
  'wrong output' | 'survived' | 'crash on all' | 'crash on some' | 'timeout'

const TIERS = [1, 2, 3]

/** Sums up one set. */
export function summarize(name: string, measures: readonly RowMeasure[]): Summary {
  const passing = measures.filter(({ judged }) => judged.canonical === 'passes')
  const mutants = passing.flatMap(({ judged }) => judged.mutants)
  const counts = passing.map(({ judged }) => judged.mutants.length)
  return {
    name,
    functions: passing.length,
    leftOut: measures.filter(each => !passing.includes(each)).map(({ row }) => row.id),
    mutants: { all: mutants.length, mean: mean(counts), median: median(counts) },
    syntaxErrors: sum(passing.map(({ syntaxErrors }) => syntaxErrors)),
    results: resultShares(mutants),
    reach: Object.fromEntries(TIERS.map(tier => [`tier ≤ ${tier}`, reachOf(passing, tier)])),
    short: passing
      .filter(each => verifiedUpTo(each, 3) < 4)
      .map(each => `${each.row.id} (${verifiedUpTo(each, 3)})`),
    types: Object.fromEntries(
      MUTATION_TYPES.map(type => {
        const own = mutants.filter(({ mutant }) => mutant.type === type)
        return [type, { mutants: own.length, wrongOutput: resultShares(own)['wrong output'] }]
      }),
    ),
    stacks: stackCounts(passing),
    equivalents: equivalentCounts(passing),
    planted: plantedCounts(passing),
  }
}

function resultShares(mutants: readonly JudgedMutant[]): Summary['results'] {
  const results = mutants.map(resultOf)
  const share = (result: MutantResult): number =>
    results.filter(each => each === result).length / Math.max(1, results.length)
  return {
    'wrong output': share('wrong output'),
    survived: share('survived'),
    'crash on all': share('crash on all'),
    'crash on some': share('crash on some'),
    timeout: share('timeout'),
  }
}

function resultOf({ verified, outcomes }: JudgedMutant): MutantResult {
  if (verified) return 'wrong output'
  if (outcomes.includes('TIMEOUT')) return 'timeout'
  if (outcomes.every(outcome => outcome === 'pass')) return 'survived'
  return outcomes.includes('pass') ? 'crash on some' : 'crash on all'
}

function verifiedUpTo({ judged }: RowMeasure, tier: number): number {
  return judged.mutants.filter(each => each.verified && each.mutant.tier <= tier).length
}

function reachOf(measures: readonly RowMeasure[], tier: number): Summary['reach'][string] {
  const counts = measures.map(each => verifiedUpTo(each, tier))
  const share = (least: number): number =>
    counts.filter(count => count >= least).length / Math.max(1, counts.length)
  return { three: share(3), four: share(4) }
}

function stackCounts(measures: readonly RowMeasure[]): Readonly<Record<string, number>> {
  const stacks = measures.flatMap(each => each.stacks)
  return {
    functions: measures.filter(each => each.stacks.length > 0).length,
    stacks: stacks.length,
    'accidental passes': stacks.filter(stack => stack.passes).length,
    'subsets run': sum(stacks.map(({ subsets }) => subsets)),
    'subsets that pass': sum(stacks.map(({ passingSubsets }) => passingSubsets)),
  }
}

function equivalentCounts(measures: readonly RowMeasure[]): Readonly<Record<string, number>> {
  const deep = measures.filter(({ isDeep }) => isDeep)
  const all = deep.flatMap(({ judged }) => judged.equivalents)
  const good = all.filter(({ verified }) => verified)
  const kindsOf = ({ judged }: RowMeasure): number =>
    new Set(judged.equivalents.filter(each => each.verified).map(each => each.equivalent.kind)).size
  const sizes = (kind: string): readonly number[] =>
    good
      .filter(({ equivalent }) => equivalent.kind === kind)
      .map(({ equivalent }) => equivalent.size)
  return {
    functions: deep.length,
    proposed: all.length,
    verified: good.length,
    'functions with both kinds': deep.filter(each => kindsOf(each) === 2).length,
    'functions compared on 500 inputs': deep.filter(({ judged }) =>
      judged.equivalents.some(({ inputs }) => inputs >= 500),
    ).length,
    'functions without an input': deep.filter(
      ({ judged }) =>
        judged.equivalents.length > 0 && judged.equivalents.every(each => each.inputs === 0),
    ).length,
    'median size, clone-sized': median(sizes('clone-sized')),
    'median size, rewritten': median(sizes('rewritten')),
  }
}

function plantedCounts(measures: readonly RowMeasure[]): Readonly<Record<string, number>> {
  const all = measures.flatMap(({ planted }) => planted)
  return {
    tried: all.length,
    planted: all.filter(({ isPlanted }) => isPlanted).length,
    'same outcomes': all.filter(({ isSame }) => isSame).length,
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function mean(values: readonly number[]): number {
  return sum(values) / Math.max(1, values.length)
}

/** The upper median; 0 of nothing. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
