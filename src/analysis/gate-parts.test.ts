import { describe, expect, test } from 'vitest'
import { passFail, run } from '../../test/fixtures/analysis/make-run.ts'
import { decideGates } from './decide-gates.ts'
import type { RunOutcomes } from './run-outcomes.ts'
import { toBaselineRun } from './to-baseline-run.ts'

const SEED = 7
const options = { seed: SEED, isWhole: true }

/** Even queries are of geometry, odd ones of strings; `passes` decides by position. */
function twoDomains(passes: (at: number) => boolean): RunOutcomes {
  const made = run(passFail(100, passes))
  const outcomes = made.outcomes.map((outcome, at) => ({
    ...outcome,
    domain: at % 2 === 0 ? 'geometry' : 'strings',
  }))
  return { ...made, outcomes }
}

describe('a gate on a stratum', () => {
  const before = twoDomains(() => true)
  const after = twoDomains(at => at % 2 === 1 || at >= 40)
  const baseline = [toBaselineRun(before, ['exec@1'], SEED)]

  test('counts the queries of that stratum alone', () => {
    const gates = ['domain:geometry', 'domain:strings'].map(stratum => ({
      metric: 'exec@1',
      maxDrop: 0.02,
      stratum,
    }))

    const { decisions } = decideGates({ ...options, runs: [after], gates, baseline })

    expect(decisions.map(({ state }) => state)).toEqual(['fail', 'pass'])
    expect(decisions[0]?.message).toMatch(
      /^ours exec@1 in domain:geometry 1\.000 → 0\.600 \(20 lost/,
    )
    expect(decisions[0]).toMatchObject({ stratum: 'domain:geometry', evidence: { n: 50 } })
  })

  test('names the strata there are when it holds no query', () => {
    const gates = [{ metric: 'exec@1', floor: 0.5, stratum: 'domain:geomtry' }]

    const report = decideGates({ ...options, runs: [after], gates })

    expect(report).toMatchObject({ exitCode: 3 })
    expect(report.problems[0]).toContain('domain:geometry, domain:strings, language:python')
  })

  test('refuses a stratum that is neither a domain nor a language', () => {
    const gates = [{ metric: 'exec@1', floor: 0.5, stratum: 'geometry' }]

    expect(() => decideGates({ ...options, runs: [], gates })).toThrow('but is "geometry"')
  })
})

describe('a gate of some projects', () => {
  test('judges their runs alone and misses no run of another project', () => {
    const good = { ...twoDomains(() => true), project: 'a' }
    const bad = { ...twoDomains(() => false), project: 'b' }
    const gate = { metric: 'exec@1', floor: 0.5, projects: ['a'] }

    const { decisions, exitCode } = decideGates({ ...options, runs: [good, bad], gates: [gate] })

    expect(decisions.map(({ project }) => project)).toEqual(['a'])
    expect(exitCode).toBe(0)
  })
})

describe('a named sub-dataset', () => {
  const whole = twoDomains(at => at < 50)
  const baseline = [toBaselineRun(whole, ['exec@1'], SEED)]
  const sample = (
    passes: (at: number) => boolean,
    sha256 = whole.header.dataset.sha256,
  ): RunOutcomes => {
    const { header, outcomes, ...rest } = twoDomains(passes)
    const dataset = { ...header.dataset, id: `${header.dataset.id}/sample-40`, queries: 40, sha256 }
    return {
      ...rest,
      header: { ...header, dataset, expected: 40 },
      outcomes: outcomes.filter((_, at) => at >= 30 && at < 70),
      expected: 40,
    }
  }
  const gates = [{ metric: 'exec@1', maxDrop: 0.02 }]

  test('is compared with the same ids of the whole baseline, and no run is missed', () => {
    const runs = [sample(at => at < 40)]

    const { decisions, problems } = decideGates({ ...options, runs, gates, baseline })

    expect(problems).toEqual([])
    expect(decisions[0]?.evidence).toMatchObject({ n: 40, before: 0.5, after: 0.25 })
    expect(decisions[0]?.dataset.id).toMatch(/\/sample-40$/)
  })

  test('is not compared with a baseline of other bytes', () => {
    const runs = [sample(() => true, 'f'.repeat(64))]

    const { problems, exitCode } = decideGates({ ...options, runs, gates, baseline })

    expect(exitCode).toBe(3)
    expect(problems[0]).toContain('must hold ours on')
  })
})
