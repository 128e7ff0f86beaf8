import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadDataset } from '../dataset/index.ts'
import { dispatch } from './dispatch.ts'
import { plan } from './plan.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plan-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function run(...args: readonly string[]): Promise<{ code: number; text: string }> {
  let text = ''
  const add = (part: string): void => void (text += part)
  const own = ['--output', join(folder, 'experiment.json'), '--results', join(folder, 'results')]
  const code = await dispatch(['plan', ...own, ...args], [plan], { out: add, err: add })
  return { code, text }
}

async function results(sha256: string): Promise<void> {
  await mkdir(join(folder, 'results'))
  await writeFile(join(folder, 'results/results.json'), JSON.stringify({ runs: [{ sha256 }] }))
}

describe('plan', () => {
  test('writes what was decided, with the number of queries that it takes', async () => {
    const { code, text } = await run(
      '--compare',
      'ours:bm25',
      '--compare',
      'ours: lsa',
      '--exclude',
      'none',
    )
    const file = JSON.parse(await readFile(join(folder, 'experiment.json'), 'utf8'))

    expect(code).toBe(0)
    expect(text).toContain(`sha256 ${file.sha256}`)
    expect(file.plan).toMatchObject({
      primaryMetric: 'exec@1',
      comparisons: [
        { first: 'ours', second: 'bm25', metric: 'exec@1' },
        { first: 'ours', second: 'lsa', metric: 'exec@1' },
      ],
      exclusions: ['none'],
      afterResults: false,
    })
    // The normal approximation with 25 % discordance, a difference of 5 points and alpha 0.025
    // gives n ≈ (2.241·√.25 + .842·√(.25 − .05²))² / .05² = 948; exact McNemar wants a little more.
    expect(file.plan.power.requiredQueries).toBeGreaterThan(900)
    expect(file.plan.power.requiredQueries).toBeLessThan(1_050)
    expect(file.plan.power.reached).toBeLessThan(0.8)
  })

  test('is refused when results on the dataset are there, unless it says so', async () => {
    const { sha256 } = await loadDataset()
    await results(sha256)

    const refused = await run('--compare', 'ours:bm25')
    const told = await run('--compare', 'ours:bm25', '--after-results')
    const file = JSON.parse(await readFile(join(folder, 'experiment.json'), 'utf8'))

    expect(refused.text).toContain('is not planned before any result')
    expect(refused.code).toBe(1)
    expect(told.code).toBe(0)
    expect(file.plan.afterResults).toBe(true)
  })

  test('does not mind results on other data, and does not replace another plan', async () => {
    await results('f'.repeat(64))

    expect((await run('--compare', 'ours:bm25')).code).toBe(0)
    expect((await run('--compare', 'ours:bm25')).code).toBe(0)
    const other = await run('--compare', 'ours:bm25', '--alpha', '0.01')

    expect(other.text).toContain('holds another plan already')
    expect(other.code).toBe(2)
  })

  test.for([
    [[], 'at least one --compare'],
    [['--compare', 'ours'], 'as first:second, but is "ours"'],
    [['--compare', 'a:a'], 'first:second'],
    [['--compare', 'a:b', '--alpha', '5'], '--alpha must lie between 0 and 1'],
    [['--compare', 'a:b', '--metric', 'accuracy'], '"accuracy"'],
    [['--compare', 'a:b', '--effect', '0.3'], '--discordance must be at least --effect'],
    [['--compare', 'a:b', '--pool', 'big'], '--pool must be one of base'],
  ] as const)('refuses %j', async ([args, message]) => {
    const { code, text } = await run(...args)

    expect(text).toContain(message)
    expect(code).toBe(2)
  })
})
