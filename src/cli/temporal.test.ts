import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  syntheticRepository,
  type SyntheticRepository,
} from '../../test/temporal/synthetic-repository.ts'
import type { Command } from './command.ts'
import { dispatch } from './dispatch.ts'
import { temporalAudit } from './temporal-audit.ts'
import { temporalBuild } from './temporal-build.ts'
import { temporalReport } from './temporal-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitest-retrieval-cli-'))
let repository: SyntheticRepository

beforeAll(() => {
  repository = syntheticRepository()
}, 60_000)
afterAll(() => {
  repository.remove()
  rmSync(folder, { recursive: true, force: true })
})

async function run(command: Command, ...args: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []]
  const argv = [...command.name.split(' '), '--repo', repository.path, ...args]
  const code = await dispatch(argv, [command], {
    out: text => void out.push(text),
    err: text => void err.push(text),
  })
  return { code, out: out.join(''), err: err.join('') }
}

describe('temporal build', () => {
  test('prints every drop reason that counts', async () => {
    const { code, out } = await run(temporalBuild, '--epoch', 'epoch')

    expect(code).toBe(0)
    expect(out).toContain('1 bot, 1 revert, 1 changes nothing, 2 no source file')
    expect(out).toContain('6 / 1')
  })

  test('says what is wrong with the input and exits 2', async () => {
    const { code, out, err } = await run(temporalBuild, '--epoch', 'HEAD')

    expect([code, out]).toEqual([2, ''])
    expect(err).toContain('A window must hold commits')
  })
})

describe('temporal audit', () => {
  test('passes at the epoch and fails on a tree that holds the fixes', async () => {
    const clean = await run(temporalAudit, '--epoch', 'epoch', '--no-arms')
    const dirty = await run(temporalAudit, '--epoch', 'epoch', '--no-arms', '--corpus', 'HEAD')

    expect(clean.code).toBe(0)
    expect(clean.out).toContain('≥ 50 % of the query terms')
    expect(dirty.code).toBe(1)
    expect(dirty.out).toContain('✗ contaminated: 7 of 7 instances')
  })

  test('measures near-clones in an index of the user', async () => {
    const file = join(folder, 'mine.mjs')
    writeFileSync(
      file,
      `export const mine = { name: 'mine', epsilon: 0, index: async s => { mine.ids = s.map(x => x.id) }, search: async () => mine.ids.slice(0, 1).map(id => ({ id, score: 1 })) }\n`,
    )

    const { code, out } = await run(
      temporalAudit,
      '--epoch',
      'epoch',
      '--clones',
      '--retriever',
      file,
    )

    expect(code).toBe(0)
    expect(out).toMatch(/mine: \d+\.\d % of 7 first hits have a near-clone/)
  })
})

describe('temporal report', () => {
  test('reports every arm as JSON, the same again from memory', async () => {
    const first = await run(temporalReport, '--epoch', 'epoch', '--json')
    const again = await run(temporalReport, '--epoch', 'epoch', '--json')

    expect(first.code).toBe(0)
    const report: unknown = JSON.parse(first.out)
    expect(report).toMatchObject({
      schemaVersion: 1,
      arms: [
        { arm: 'grep' },
        { arm: 'grep-terms' },
        { arm: 'bm25 whole words' },
        { arm: 'bm25 split' },
        { arm: 'bm25 split + symbol' },
      ],
    })
    expect(again.out).toBe(first.out)
  })
})
