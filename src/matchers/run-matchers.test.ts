import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { roleOracle, scripted, syntheticDataset } from '../../test/e2e/synthetic.ts'
import { baselineChecksum, toBaselineRun } from '../analysis/index.ts'
import { evaluate, type EvaluatedRun } from '../evaluation/index.ts'
import type { Retriever } from '../retrievers/index.ts'
import type { Baseline, BaselineRun } from '../schema/index.ts'
import { wilson } from '../stats/index.ts'
import { matchers } from './index.ts'
import { highestBound } from './run-matcher.ts'

expect.extend(matchers)

const folder = mkdtempSync(join(tmpdir(), 'run-matchers-'))
afterAll(() => rmSync(folder, { recursive: true }))

const dataset = syntheticDataset(100)
const measure = (retriever: Retriever): Promise<EvaluatedRun> =>
  evaluate({ dataset, retriever, oracle: roleOracle })
const scriptedRun = (isHit: (n: number) => boolean, name = 'ours'): Promise<EvaluatedRun> =>
  measure(scripted(name, dataset, isHit))

const threeQuarters = await scriptedRun(n => n % 4 > 0)
const perfect = await scriptedRun(() => true)
const half = await scriptedRun(n => n % 2 > 0)
const dead = await measure({
  ...scripted('ours', dataset, () => true),
  search: async text => {
    if (text.includes('number 7.')) throw new Error('503')
    return []
  },
})

/** Run matchers answer at once where they can, so that a forgotten await cannot hide a failure. */
async function messageOf(assert: () => unknown): Promise<string> {
  try {
    await assert()
  } catch (error) {
    if (error instanceof Error) return error.message
  }
  return 'did not fail'
}

describe('highestBound', () => {
  test.for([1, 2, 72, 73, 1000])("is Wilson's lower bound of %i out of as many", n => {
    expect(highestBound(n)).toBeCloseTo(wilson(n, n).low, 14)
  })

  test('leaves 0.95 out of reach below 73 queries', () => {
    expect(highestBound(72)).toBeLessThan(0.95)
    expect(highestBound(73)).toBeGreaterThan(0.95)
  })
})

describe('toReach', () => {
  // Wilson's interval of 75 out of 100 is [0.6569, 0.8245].
  test('passes up to the lower bound and not above it', async () => {
    await expect(threeQuarters).toReach('exec@1', 0.6569)

    expect(await messageOf(() => expect(threeQuarters).toReach('exec@1', 0.66)))
      .toMatchInlineSnapshot(`
      "toReach: expected the run of ours on synthetic (pool base) to reach exec@1 0.66
      exec@1 is 0.7500 over 100 queries, 95 % interval [0.6570, 0.8245]; its lower end must be at least that"
    `)
  })

  test('passes under .not only when the upper bound lies below', async () => {
    await expect(threeQuarters).not.toReach('exec@1', 0.825)

    const message = await messageOf(() => expect(threeQuarters).not.toReach('exec@1', 0.8244))

    expect(message).toContain('not to reach exec@1 0.8244')
    expect(message).toContain('its upper end must be below that')
  })

  test('keeps neither promise inside the interval', async () => {
    expect(await messageOf(() => expect(threeQuarters).toReach('exec@1', 0.75))).toContain(
      'expected',
    )
    expect(await messageOf(() => expect(threeQuarters).not.toReach('exec@1', 0.75))).toContain(
      'expected',
    )
  })

  test('compares the value itself when asked to', async () => {
    await expect(threeQuarters).toReach('exec@1', 0.75, { bound: 'point' })
    await expect(threeQuarters).not.toReach('exec@1', 0.7501, { bound: 'point' })
  })

  test('refuses what so few queries cannot show', async () => {
    const message = await messageOf(() => expect(perfect).toReach('exec@1', 0.97))
    const negated = await messageOf(() => expect(perfect).not.toReach('exec@1', 0.03))

    expect(message).toContain('With 100 queries the promise on exec@1 must be at most 0.9630')
    expect(negated).toContain('must be above 0.0370')
    await expect(perfect).toReach('exec@1', 0.963)
    await expect(perfect).toReach('exec@1', 1, { bound: 'point' })
  })

  test('bounds a mean, also one that is the same for every query', async () => {
    const mean = 0.5 + 0.5 / Math.log2(3)

    await expect(half).toReach('nDCG@10', mean - 0.05)
    await expect(half).not.toReach('nDCG@10', mean + 0.05)
    expect(await messageOf(() => expect(half).toReach('nDCG@10', mean))).toContain('expected')
    await expect(perfect).toReach('nDCG@10', 0.96)
  })

  test.for([
    ['exec@1', 25, 'a share between 0 and 1, but received 25'],
    ['exec@1', Number.NaN, 'received NaN'],
    ['exec', 0.5, 'A metric must be one of'],
    ['exec-nDCG-gap@1', 0, 'may be negative'],
    ['exec@50', 0.5, 'this run judged 10'],
  ] as const)('refuses %s %d', async ([metric, min, message]) => {
    expect(await messageOf(() => matchers.toReach.call({}, half, metric, min))).toContain(message)
  })
})

describe('toDeceiveAtMost', () => {
  // One of four mutants deceives in every fourth query: 25 of 400.
  test('compares the upper bound, clustered by query', async () => {
    const message = await messageOf(() => expect(threeQuarters).toDeceiveAtMost(0.0625))

    expect(message).toMatchInlineSnapshot(`
      "toDeceiveAtMost: expected the run of ours on synthetic (pool base) to be deceived by at most 0.0625 of its mutants
      25 of 400 mutants of 100 queries deceive (0.0625, 0 of them tied), 95 % interval clustered by query [0.0427, 0.0906]; its upper end must be at most that"
    `)
    await expect(threeQuarters).toDeceiveAtMost(0.091)
    await expect(threeQuarters).not.toDeceiveAtMost(0.042)
  })

  test('counts the mutants of one type', async () => {
    // 25 of 100, each query its own cluster: Wilson's [0.1755, 0.3431].
    await expect(threeQuarters).toDeceiveAtMost(0.344, { type: 'off_by_one' })
    await expect(threeQuarters).not.toDeceiveAtMost(0.175, { type: 'off_by_one' })
    await expect(threeQuarters).toDeceiveAtMost(0.04, { type: 'wrong_operator' })
  })

  test('counts a tie as deceived', async () => {
    const constant = scripted('flat', dataset, () => true)
    const tied = await measure({
      ...constant,
      score: async (_query, ids) => ids.map(id => ({ id, score: 1 })),
    })

    await expect(tied).not.toDeceiveAtMost(0.9)
  })

  test('refuses a rate out of reach, a type without mutants and missing scores', async () => {
    const unscored = scripted('mute', dataset, () => true)
    const silent = await measure({ ...unscored, score: async () => [] })

    expect(await messageOf(() => expect(perfect).toDeceiveAtMost(0.01))).toContain(
      'must be at least 0.0370',
    )
    expect(
      await messageOf(() => expect(perfect).toDeceiveAtMost(0.1, { type: 'off_by_one_boundary' })),
    ).toContain('must find mutants of type off_by_one_boundary, but the run has')
    expect(await messageOf(() => expect(silent).toDeceiveAtMost(0.1))).toContain('score() function')
  })
})

describe('toHoldAgainst', () => {
  const stored = (run: EvaluatedRun): BaselineRun =>
    toBaselineRun({ project: 'web', ...run }, ['exec@1', 'nDCG@10'], 7)
  const fileOf = (...runs: readonly BaselineRun[]): Baseline => ({
    schemaVersion: 1,
    checksum: baselineChecksum(runs),
    runs: [...runs],
  })

  test('passes when nothing changed, with a run, an entry, a file or its path', async () => {
    const path = join(folder, 'baseline.json')
    writeFileSync(path, JSON.stringify(fileOf(stored(half))))

    await expect(half).toHoldAgainst(half)
    await expect(half).toHoldAgainst(stored(half))
    await expect(half).toHoldAgainst(fileOf(stored(half)), { metric: 'nDCG@10' })
    await expect(half).toHoldAgainst(path)
  })

  test('fails on a significant drop and names lost queries', async () => {
    const message = await messageOf(() => expect(half).toHoldAgainst(stored(threeQuarters)))

    expect(message).toContain('expected the run of ours on synthetic (pool base) to hold exec@1')
    expect(message).toContain('0.750 → 0.500 (25 lost / 0 won, exact McNemar p < 0.001')
    expect(message).toContain('lost: q_0002, q_0006, q_0010, q_0014, q_0018, and 20 more')
    await expect(half).not.toHoldAgainst(stored(threeQuarters))
  })

  test('keeps neither fail nor .not on an inconclusive drop, unless told to fail', async () => {
    const fewLost = await scriptedRun(n => n % 4 > 0 && n > 6)
    const before = stored(threeQuarters)

    await expect(fewLost).toHoldAgainst(before)
    expect(await messageOf(() => expect(fewLost).not.toHoldAgainst(before))).toContain(
      'inconclusive',
    )
    expect(
      await messageOf(() => expect(fewLost).toHoldAgainst(before, { onInconclusive: 'fail' })),
    ).toContain('inconclusive')
  })

  test('compares two retrievers when given a run', async () => {
    const other = await scriptedRun(n => n % 4 > 0, 'theirs')

    await expect(half).not.toHoldAgainst(other)
    await expect(other).toHoldAgainst(half)
  })

  test.for([
    [
      'another hash',
      { dataset: { id: 'synthetic', sha256: 'e'.repeat(64), pool: 'base' } },
      'same dataset hash',
    ],
    ['another pool', { dataset: { ...stored(half).dataset, pool: 'stacked' } }, 'must hold ours'],
    ['another recipe', { recipe: { id: 'r', version: '2' } }, 'same recipe'],
    ['another retriever', { retriever: 'theirs' }, 'but holds it 0 times among: theirs'],
    ['fewer queries', { queryIds: ['q_0001'], metrics: { 'exec@1': [1] } }, 'same queries'],
    ['another metric', { metrics: {} }, 'exec@1'],
  ] as const)('throws on %s, also under .not', async ([, change, message]) => {
    const before: BaselineRun = JSON.parse(JSON.stringify({ ...stored(half), ...change }))

    expect(await messageOf(() => expect(half).toHoldAgainst(before))).toContain(message)
    expect(await messageOf(() => expect(half).not.toHoldAgainst(before))).toContain(message)
  })

  test('refuses a file that is edited, absent or no baseline', async () => {
    const edited = { ...fileOf(stored(half)), runs: [stored(perfect)] }

    expect(await messageOf(() => expect(half).toHoldAgainst(edited))).toContain('checksum')
    expect(await messageOf(() => expect(half).toHoldAgainst(join(folder, 'no.json')))).toContain(
      'readable',
    )
    expect(
      await messageOf(() => matchers.toHoldAgainst.call({}, half, JSON.parse('{}'))),
    ).toContain("must be a baseline file's path")
  })

  test('answers at once where no file is read', () => {
    expect(matchers.toHoldAgainst.call({}, half, stored(threeQuarters))).toMatchObject({
      pass: false,
    })
  })
})

describe('every run matcher', () => {
  const calls = [
    ['toReach', (run: EvaluatedRun) => matchers.toReach.call({}, run, 'exec@1', 0.1)],
    ['toDeceiveAtMost', (run: EvaluatedRun) => matchers.toDeceiveAtMost.call({}, run, 0.9)],
    ['toHoldAgainst', (run: EvaluatedRun) => matchers.toHoldAgainst.call({}, run, perfect)],
  ] as const

  test.for(calls)('%s refuses a run with a failed query, also under .not', ([name, call]) => {
    expect(() => call(dead)).toThrow(
      `${name} needs every query of the run measured, but of 100 of ours 99 are measured and ` +
        '1 failed (first: 503)',
    )
  })

  test.for(calls)('%s refuses a narrowed run', ([, call]) => {
    const narrow = { ...half, header: { ...half.header, only: 'domain:geometry' } }

    expect(() => call(narrow)).toThrow('is narrowed down: domain:geometry')
  })

  test('refuses another subject', () => {
    expect(() => matchers.toReach.call({}, Promise.resolve(half), 'exec@1', 0.5)).toThrow(
      'toReach must be called on a run (from evaluate or readRun), but received object',
    )
  })

  test.fails('makes the test fail by a fault under .not and soft', () => {
    expect.soft(dead).not.toReach('exec@1', 0.5)
  })
})
