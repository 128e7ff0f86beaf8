import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { failing, sampleReport, sampleRun } from '../../test/fixtures/reporter/sample-report.ts'
import type { RunOutcomes } from '../analysis/index.ts'
import { readBaseline } from '../reporter/baseline-file.ts'
import { environmentOf } from '../reporter/environment.ts'
import { OUTPUTS } from '../reporter/outputs/index.ts'
import { renderReport } from '../reporter/render-report.ts'
import { plainPaint, type Report } from '../reporter/report.ts'
import { outcomesJsonl, resultsJson } from '../reporter/results-json.ts'
import { versionsOf } from '../reporter/versions.ts'
import { dispatch } from './dispatch.ts'
import { COMMANDS } from './index.ts'

const ours = await sampleRun('ours', n => n % 4 > 1)
const bm25 = await sampleRun('bm25', n => n % 4 === 0)
const before = await sampleRun('ours', n => n % 4 > 0)

let folder: string
let results: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'))
  results = join(folder, 'results.json')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function store(report: Report): void {
  const runs = report.boards.flatMap(board => board.runs)
  writeFileSync(results, resultsJson(report, environmentOf('5', runs)))
  writeFileSync(join(folder, 'outcomes.jsonl'), outcomesJsonl(report.boards))
}

async function cli(
  ...argv: readonly string[]
): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', '']
  const code = await dispatch(argv, COMMANDS, {
    out: text => void (out += text),
    err: text => void (err += text),
  })
  return { code, out, err }
}

describe('report', () => {
  test('prints the text that the reporter printed', async () => {
    const report = sampleReport([ours, bm25], [before, bm25])
    store(report)

    const answer = await cli('report', results)

    const printed = renderReport({ ...report, resultsPath: results }, plainPaint)
    expect(answer).toEqual({ code: 0, out: `${printed}\n`, err: '' })
    expect(answer.out).toContain('✗ gate  ours exec@1 0.750 → 0.500')
  })

  test.for(OUTPUTS.filter(({ isMany, isOptIn }) => isMany !== true && isOptIn !== true))(
    'prints the $name as it was written',
    async output => {
      const report = sampleReport([ours, bm25], [before, bm25])
      store({ ...report, problems: ['the anchor is unreadable'] })

      const answer = await cli('report', results, '--format', output.format)

      const [file] = await output.render(
        { ...report, problems: ['the anchor is unreadable'] },
        { datasetFolders: [], versions: versionsOf(environmentOf('5', [])) },
      )
      expect(answer).toEqual({ code: 0, out: file?.text, err: '' })
    },
  )

  test('keeps the reason why a row is not compared', async () => {
    const changed = { ...before, header: { ...before.header, recipe: { id: 'r', version: '1' } } }
    store(sampleReport([ours], [changed]))

    expect((await cli('report', results)).out).toContain('must come from the same recipe')
  })

  test('writes every file into a folder', async () => {
    store(sampleReport([ours, bm25]))
    const target = join(folder, 'again')

    const answer = await cli('report', results, '--output', target)

    expect(answer).toEqual({ code: 0, out: '', err: '' })
    expect(readdirSync(target).sort()).toEqual([
      'gates.junit.xml',
      'leaderboard.csv',
      'leaderboard.tex',
      'methods.md',
      'report.html',
      'report.md',
      'runs',
    ])
    expect(readdirSync(join(target, 'runs')).sort()).toEqual([
      'bm25.trec',
      'ours.trec',
      'synthetic-base.qrels',
    ])
  })

  test.for([
    ['results.json', 'report.html'],
    ['results.partial.json', 'partial/report.html'],
  ] as const)('writes the HTML report of %s to %s and says where', async ([name, expected]) => {
    const report = sampleReport([ours, bm25], [before, bm25])
    store(report)
    renameSync(results, join(folder, name))
    renameSync(
      join(folder, 'outcomes.jsonl'),
      join(folder, name.replace(/^results(.*)json$/, 'outcomes$1jsonl')),
    )

    const answer = await cli('report', join(folder, name), '--html')

    expect(answer).toEqual({ code: 0, out: `${join(folder, expected)}\n`, err: '' })
    expect(readFileSync(join(folder, expected), 'utf8')).toMatch(/^<!doctype html>/)
  })

  test('says what to do when the folder of the HTML report cannot be written', async () => {
    store(sampleReport([ours]))
    writeFileSync(join(folder, 'file'), '')

    expect(await cli('report', results, '--html', '--output', join(folder, 'file'))).toMatchObject({
      code: 3,
      err: expect.stringContaining('Name another with --output'),
    })
  })

  test('ends with 3 when a file cannot be written', async () => {
    store(sampleReport([ours]))
    writeFileSync(join(folder, 'file'), '')

    const answer = await cli('report', results, '--output', join(folder, 'file'))

    expect(answer.code).toBe(3)
    expect(answer.err).toContain('The Markdown report could not be written')
  })

  test.for([
    [
      ['--format', 'pdf'],
      '--format must be one of text, md, methods, html, junit, csv, tex, stryker, but is "pdf"',
    ],
    [['b.json'], 'received 2 paths'],
    [['--beir', 'beir'], 'the dataset synthetic (pool base, 000000000000) is not the built-in one'],
  ] as const)('refuses %j with exit code 2', async ([options, message]) => {
    store(sampleReport([ours]))

    const answer = await cli('report', results, ...options)

    expect(answer).toMatchObject({ code: 2, out: '', err: expect.stringContaining(message) })
  })

  test('says what to do without results', async () => {
    const answer = await cli('report', results)

    expect(answer).toMatchObject({
      code: 2,
      err: expect.stringContaining('Run "vitest bench --run"'),
    })
  })
})

describe('baseline accept', () => {
  const baseline = (): string => join(folder, 'baseline.json')
  const accept = (...options: readonly string[]): ReturnType<typeof cli> =>
    cli('baseline', 'accept', results, '--baseline', baseline(), ...options)

  test('makes a baseline and prints each change', async () => {
    store(sampleReport([before, bm25]))

    const answer = await accept('--metrics', 'exec@1,ndcg@10')

    expect(answer).toMatchObject({ code: 0, err: '' })
    expect(answer.out).toContain('ours  exec@1 – → 0.750\n')
    expect((await readBaseline(baseline()))?.map(run => run.retriever)).toEqual(['bm25', 'ours'])
  })

  test('merges into what is there, with its metrics', async () => {
    store(sampleReport([before, bm25]))
    await accept('--metrics', 'exec@1,ndcg@10')
    store(sampleReport([ours]))

    const answer = await accept()
    const runs = await readBaseline(baseline())

    expect(answer.out).toMatch(
      /^ours {2}exec@1 0\.750 → 0\.500\nours {2}nDCG@10 0\.908 → 0\.815\n$/,
    )
    expect(runs?.map(run => run.retriever)).toEqual(['bm25', 'ours'])
    expect(Object.keys(runs?.[1]?.metrics ?? {})).toEqual(['exec@1', 'nDCG@10'])
  })

  test('refuses partial runs and failed queries with exit code 1, and writes nothing', async () => {
    const [first, ...rest] = ours.outcomes
    if (first === undefined) throw new Error('the run has outcomes')
    const faulty: RunOutcomes = { ...ours, outcomes: [failing(first, '503'), ...rest] }
    store(sampleReport([faulty, { ...bm25, state: { kind: 'partial', reason: '-t x' } }]))

    const answer = await accept()

    expect(answer.code).toBe(1)
    expect(answer.out).toContain('ours is not accepted: 1 of its queries were not measured')
    expect(answer.out).toContain('bm25 is not accepted: it is partial (-t x)')
    expect(await readBaseline(baseline())).toBeUndefined()
  })

  test('trusts no baseline that was edited by hand', async () => {
    store(sampleReport([before]))
    await accept()
    writeFileSync(baseline(), readFileSync(baseline(), 'utf8').replace('[1, ', '[0, '))

    const answer = await accept()

    expect(answer).toMatchObject({ code: 3, err: expect.stringContaining('checksum') })
  })

  test('must be told the baseline', async () => {
    store(sampleReport([before]))

    expect(await cli('baseline', 'accept', results)).toMatchObject({
      code: 2,
      err: expect.stringContaining('must be given --baseline'),
    })
  })
})
