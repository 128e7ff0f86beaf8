import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { failing, sampleReport, sampleRun } from '../../test/fixtures/reporter/sample-report.ts'
import type { RunOutcomes } from '../analysis/index.ts'
import { matchers } from '../matchers/index.ts'
import { environmentOf } from '../reporter/environment.ts'
import { outcomesJsonl, resultsJson } from '../reporter/results-json.ts'
import { outcomesPath } from './read-results.ts'
import { readRun } from './read-run.ts'

expect.extend(matchers)

const folder = mkdtempSync(join(tmpdir(), 'read-run-'))
afterAll(() => rmSync(folder, { recursive: true }))

const results = join(folder, 'results.json')
const outcomes = join(folder, 'outcomes.jsonl')
const ours = await sampleRun('ours', n => n % 4 > 0)
const bm25 = await sampleRun('bm25', n => n % 4 === 0)

function store(...runs: readonly RunOutcomes[]): void {
  const report = sampleReport(runs)
  writeFileSync(results, resultsJson(report, environmentOf('5', runs)))
  writeFileSync(outcomes, outcomesJsonl(report.boards))
}

beforeEach(() => store(ours, bm25))

describe('readRun', () => {
  test('returns header and outcomes as they were measured', async () => {
    const run = await readRun(results, { retriever: 'ours' })

    // JSON knows no −0, which scores the same as 0.
    const written: unknown = JSON.parse(JSON.stringify(ours.outcomes))
    expect(run).toEqual({ kind: 'run', header: ours.header, outcomes: written })
  })

  test('gives the subject of run matchers', async () => {
    const run = await readRun(results, { retriever: 'ours' })

    await expect(run).toReach('exec@1', 0.75, { bound: 'point' })
    await expect(run).toDeceiveAtMost(0.2)
    await expect(await readRun(results, { retriever: 'bm25' })).not.toHoldAgainst(run)
  })

  test('chooses by project and needs no choice among one', async () => {
    store({ ...ours, project: 'web' }, { ...ours, project: 'api' })
    await expect(readRun(results)).rejects.toThrow(
      '2 match. It holds: ours on synthetic (pool base',
    )
    expect((await readRun(results, { project: 'api' })).header.retriever).toBe('ours')

    store(ours)
    expect((await readRun(results)).header.retriever).toBe('ours')
  })

  test('keeps failed queries as failed, so that matchers refuse the run', async () => {
    const [first, ...rest] = ours.outcomes
    if (first === undefined) throw new Error('the run has outcomes')
    store({ ...ours, outcomes: [failing(first, '503'), ...rest] })

    const run = await readRun(results)

    expect(run.outcomes[0]).toMatchObject({ state: 'failed', fault: { message: '503' } })
    expect(() => expect(run).toReach('exec@1', 0.1)).toThrow('1 failed (first: 503)')
  })

  test('says in the header that a run is partial, and refuses a broken one', async () => {
    const part = { ...ours, outcomes: ours.outcomes.slice(0, 9) }
    store({ ...part, state: { kind: 'partial', reason: '-t geometry' } })
    const run = await readRun(results)

    expect(run.header.only).toBe('-t geometry')
    expect(() => expect(run).toReach('exec@1', 0.1)).toThrow('narrowed down: -t geometry')

    store({ ...part, state: { kind: 'broken', reason: 'slice 1/4 is missing' } })
    await expect(readRun(results)).rejects.toThrow('is broken: slice 1/4 is missing')
  })

  test.for([
    ['an unknown retriever', () => {}, 'It holds: ours on synthetic (pool base); bm25'],
    [
      'another version',
      () => edit(results, '"schemaVersion": 1', '"schemaVersion": 9'),
      'schemaVersion',
    ],
    ['broken JSON', () => edit(results, '{', ''), 'must be JSON'],
    ['broken outcomes', () => edit(outcomes, '"k":10', '"k":"ten"'), 'must hold outcomes'],
    ['a broken line', () => edit(outcomes, '{', ''), 'outcomes.jsonl:1 must be JSON'],
    ['outcomes of another run', () => edit(outcomes, /^.*\n/, ''), 'was not written with these'],
    ['no outcomes', () => rmSync(outcomes), 'side by side'],
  ] as const)('refuses %s', async ([, damage, message]) => {
    damage()

    await expect(readRun(results, { retriever: 'none' })).rejects.toThrow(message)
  })
})

describe('outcomesPath', () => {
  test('names the file beside whole, partial and renamed results', () => {
    expect(outcomesPath('a/results.json')).toBe(join('a', 'outcomes.jsonl'))
    expect(outcomesPath('a/results.partial.json')).toBe(join('a', 'outcomes.partial.jsonl'))
    expect(outcomesPath('main.json')).toBe('outcomes.jsonl')
  })
})

function edit(path: string, from: string | RegExp, to: string): void {
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}
