import {
  existsSync,
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sampleReport, sampleRun } from '../../test/fixtures/reporter/sample-report.ts'
import { leaderboardCsv } from './outputs/leaderboard-csv.ts'
import type { Output } from './outputs/output.ts'
import { writeOutputs } from './write-outputs.ts'

const ours = await sampleRun('ours', n => n % 4 > 1)
const before = await sampleRun('ours', n => n % 4 > 0)
const report = sampleReport([ours], [before])

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outputs-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const filesOf = (): readonly string[] => readdirSync(folder, { recursive: true }).map(String).sort()

describe('writeOutputs', () => {
  test('writes every file and says nothing', async () => {
    const lines = await writeOutputs(report, { folder, isPartial: false, environment: {} })

    expect(lines).toEqual([])
    expect(filesOf()).toEqual([
      'gates.junit.xml',
      'leaderboard.csv',
      'leaderboard.tex',
      'methods.md',
      'report.html',
      'report.md',
      'runs',
      'runs/ours.trec',
      'runs/synthetic-base.qrels',
    ])
  })

  test('writes the kinds that are asked for, also one that is made on demand only', async () => {
    const text = () => [{ path: 'extra.json', text: '{}' }]
    const extra: Output = { name: 'extra file', format: 'stryker', isOptIn: true, render: text }
    const target = { folder, isPartial: false, environment: {}, outputs: [extra] }
    await writeOutputs(report, target)
    expect(filesOf()).toEqual([])

    const lines = await writeOutputs(report, {
      ...target,
      outputs: [extra, leaderboardCsv],
      formats: ['stryker'],
    })

    expect(lines).toEqual([])
    expect(filesOf()).toEqual(['extra.json'])
  })

  test('leaves the files of a whole run alone when this one is partial', async () => {
    await writeOutputs(report, { folder, isPartial: false, environment: {} })
    writeFileSync(join(folder, 'report.md'), 'whole')

    await writeOutputs(report, { folder, isPartial: true, environment: {} })

    expect(readFileSync(join(folder, 'report.md'), 'utf8')).toBe('whole')
    expect(existsSync(join(folder, 'partial/report.md'))).toBe(true)
    expect(existsSync(join(folder, 'runs/ours.trec'))).toBe(true)
  })

  test('removes runs of retrievers that are gone, and no other file', async () => {
    mkdirSync(join(folder, 'runs'))
    writeFileSync(join(folder, 'runs/old.trec'), '')
    writeFileSync(join(folder, 'runs/old.qrels'), '')
    writeFileSync(join(folder, 'runs/notes.txt'), '')

    await writeOutputs(report, { folder, isPartial: false, environment: {} })

    expect(readdirSync(join(folder, 'runs'))).toEqual([
      'notes.txt',
      'ours.trec',
      'synthetic-base.qrels',
    ])
  })

  test('says what could not be written and writes the others', async () => {
    const broken: Output = {
      format: 'md',
      name: 'broken file',
      render: () => {
        throw new Error('no ink')
      },
    }
    const whole: Output = {
      name: 'whole file',
      format: 'csv',
      render: () => [{ path: 'a/b.txt', text: 'b' }],
    }
    const environment = { GITHUB_STEP_SUMMARY: join(folder, 'none/summary.md') }

    const lines = await writeOutputs(report, {
      folder,
      isPartial: false,
      environment,
      outputs: [broken, whole],
    })

    expect(lines).toEqual([
      ' The broken file could not be written: no ink',
      expect.stringContaining(' The job summary could not be written: ENOENT'),
    ])
    expect(readFileSync(join(folder, 'a/b.txt'), 'utf8')).toBe('b')
  })

  test('appends the job summary and returns annotations on GitHub', async () => {
    const summary = join(folder, 'summary.md')
    writeFileSync(summary, '# Tests\n')
    const environment = { GITHUB_STEP_SUMMARY: summary, GITHUB_ACTIONS: 'true' }

    const lines = await writeOutputs(report, { folder, isPartial: false, environment })

    expect(readFileSync(summary, 'utf8')).toMatch(/^# Tests\n## Retrieval: synthetic, pool base\n/)
    expect(lines).toEqual([expect.stringMatching(/^::error title=Retrieval gate::ours exec@1/)])
  })
})
