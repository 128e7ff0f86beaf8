import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { BundleCheck } from '../analysis/index.ts'
import { dispatch } from './dispatch.ts'
import { checkBundle } from './score-bundle.ts'
import { score } from './score.ts'

// Written by make-bundle.py with numpy, in the release's schema, of our own dataset.
const RELEASED = fileURLToPath(new URL('../../test/fixtures/bundle/released', import.meta.url))

const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
const bundle = join(folder, 'bundle')
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => {
  rmSync(bundle, { recursive: true, force: true })
  cpSync(RELEASED, bundle, { recursive: true })
  rmSync(join(bundle, 'SHA256SUMS'))
})

interface Answer {
  readonly code: number
  readonly out: string
  readonly err: string
}

async function scoreBundle(directory: string, ...options: readonly string[]): Promise<Answer> {
  let [out, err] = ['', '']
  const io = {
    out: (text: string) => void (out += text),
    err: (text: string) => void (err += text),
  }
  const output = join(folder, 'report')
  const args = ['score', '--bundle', directory, '--output', output, ...options]
  return { code: await dispatch(args, [score], io), out, err }
}

/** The checks alone, without measuring the board and writing a report. */
async function checksOf(directory: string): Promise<ReadonlyMap<string, BundleCheck>> {
  const { checks } = await checkBundle(directory, { err: () => undefined })
  return new Map(checks.map(check => [check.name, check]))
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(join(bundle, path), change(readFileSync(join(bundle, path), 'utf8')))
}

type Json = Readonly<Record<string, unknown>>

function rewriteLines(path: string, change: (row: Json) => Json): void {
  edit(path, text =>
    text
      .trim()
      .split('\n')
      .map(line => `${JSON.stringify(change(JSON.parse(line)))}\n`)
      .join(''),
  )
}

const sha = (text: string): string => createHash('sha256').update(text).digest('hex')

describe('score --bundle', () => {
  test('recomputes everything that a bundle written with numpy states', async () => {
    const checks = await checksOf(RELEASED)

    const of = (name: string): string | undefined => checks.get(name)?.status
    expect([...checks.values()].filter(({ status }) => status === 'differs')).toEqual([])
    expect(
      ['checksums', 'pass flags', 'leaderboard', 'pair counts', 'full leaderboard'].map(of),
    ).toEqual(Array.from({ length: 5 }, () => 'agrees'))
    expect(checks.get('leaderboard')?.compared).toBe(48)
    expect(checks.get('intervals: endpoints')).toMatchObject({ status: 'agrees', compared: 36 })
    expect(checks.get('pair rates and p')).toMatchObject({ status: 'agrees', compared: 48 })
  })

  test('finds out what the bundle does not document', async () => {
    const checks = await checksOf(RELEASED)

    const detail = (name: string): string => checks.get(name)?.detail ?? ''
    expect(detail('hash of tests')).toBe('SHA-256 of json.dumps(tests) (24 of 24)')
    expect(detail('distractor metadata')).toContain('"distractor_corpus_id"')
    expect(detail('mutation types')).toContain('(boundary_error)')
    expect(detail('pair intervals: bootstrap stream')).toBe(
      'default_rng seeded once (12 intervals reproduced)',
    )
    expect(detail('BM25: variant')).toContain(
      'rank_bm25 over words, lower case reproduces 240 of 240',
    )
    expect(detail('acme/alpha-embed-1: arrays')).toContain(
      '"query_embeddings" and "corpus_embeddings"',
    )
    expect(detail('acme/alpha-embed-1: tie rule')).toMatch(/^file order explains all \d+ ties/)
    expect(detail('acme/beta-dot: arrays')).toContain('ids in "c_ids"')
    expect(detail('acme/beta-dot: similarity')).toMatch(/^dot;/)
  })

  test('writes the board of its systems, with ties against them', async () => {
    const { out } = await scoreBundle(RELEASED)

    const files = readdirSync(join(folder, 'report'))
    const { runs } = JSON.parse(readFileSync(join(folder, 'report/results.json'), 'utf8'))
    const stored = JSON.parse(
      readFileSync(join(RELEASED, 'results/acme_alpha-embed-1.json'), 'utf8'),
    )
    const alpha = runs.find(({ retriever }: { retriever: string }) => retriever === stored.model)
    expect(files).toEqual(
      expect.arrayContaining(['results.json', 'outcomes.jsonl', 'analyses.json']),
    )
    // Three queries tie canonical and mutant exactly; file order gave them to the canonical.
    expect(alpha.metrics['exec@1'].value).toBeLessThan(stored.metrics['exec@1'])
    expect(alpha.metrics['exec@1'].optimistic).toBeCloseTo(stored.metrics['exec@1'], 4)
    expect(out).toContain('Everything that the bundle states and that can be recomputed agrees.')
  })

  test.each([['repr(tests) + "\\n"', (tests: readonly string[]) => `${pythonRepr(tests)}\n`]])(
    'finds the hash recipe %s',
    async (name, textOf) => {
      const hashes = new Map<string, string>()
      rewriteLines('data/queries.jsonl', row => {
        const tests = strings(row['test_suite'])
        hashes.set(sha(pythonDumps(tests)), sha(textOf(tests)))
        return row
      })
      rewriteLines('data/execution_cache.jsonl', row => ({
        ...row,
        tests_sha256: hashes.get(String(row['tests_sha256'])),
      }))

      const checks = await checksOf(bundle)

      expect(checks.get('hash of tests')).toMatchObject({ status: 'detected' })
      expect(checks.get('hash of tests')?.detail).toContain(`SHA-256 of ${name} (24 of 24)`)
      expect(checks.get('pass flags')?.status).toBe('agrees')
    },
  )

  test('falls back to the stored pass flags where no recipe fits', async () => {
    rewriteLines('data/execution_cache.jsonl', row => ({ ...row, tests_sha256: sha('salted') }))

    const { checks, runs } = await checkBundle(bundle, { err: () => undefined })

    const status = new Map(checks.map(check => [check.name, check.status]))
    const stored = JSON.parse(readFileSync(join(bundle, 'results/BM25.json'), 'utf8'))
    const bm25 = runs.find(run => run.header.retriever === 'BM25')
    const first = bm25?.outcomes.map(each => (each.state === 'measured' ? each.hits[0] : undefined))
    expect([status.get('hash of tests'), status.get('pass flags')]).toEqual(['unknown', 'absent'])
    expect(
      first?.map(hit => hit?.verdict.passes).filter(passes => passes === true).length,
    ).toBeLessThanOrEqual(Math.round(stored.metrics['exec@1'] * 24))
  })

  test('replays stored ranks when no rule explains their ties', async () => {
    // Ties of one list in file order, of the others as they were: swap tied neighbours once.
    let isSwapped = false
    edit('results/acme_alpha-embed-1.json', text => {
      const stored = JSON.parse(text)
      for (const { top_results: hits } of stored.per_query) {
        const at = hits.findIndex(
          (hit: Json, rank: number) => hit['similarity'] === hits[rank + 1]?.similarity,
        )
        if (at < 0 || isSwapped) continue
        const [a, b] = [hits[at], hits[at + 1]]
        hits[at] = { ...b, rank: a.rank }
        hits[at + 1] = { ...a, rank: b.rank }
        isSwapped = true
      }
      return JSON.stringify(stored)
    })

    const checks = await checksOf(bundle)

    expect(checks.get('acme/alpha-embed-1: tie rule')).toMatchObject({ status: 'unknown' })
    expect(checks.get('acme/alpha-embed-1: tie rule')?.detail).toContain(
      'stored ranks are replayed',
    )
  })

  test('lists what differs, with both numbers, and exits 1', async () => {
    edit('results/acme_beta-dot.json', text => {
      const stored = JSON.parse(text)
      stored.metrics['exec@1'] += 0.01
      return JSON.stringify(stored)
    })
    edit('tests/pairwise_tests.json', text => text.replace('"a_only": ', '"a_only": 1'))

    const { code, out } = await scoreBundle(bundle, '--json')

    const { schemaVersion, checks: all } = JSON.parse(out)
    const checks = new Map<string, BundleCheck>(
      all.map((check: BundleCheck) => [check.name, check]),
    )
    expect([code, schemaVersion]).toEqual([1, 1])
    expect(checks.get('leaderboard')?.mismatches).toEqual([
      expect.objectContaining({ where: 'results: acme/beta-dot exec@1' }),
    ])
    expect(checks.get('pair counts')?.mismatches).toHaveLength(1)
  })

  test('names a changed file', async () => {
    cpSync(join(RELEASED, 'SHA256SUMS'), join(bundle, 'SHA256SUMS'))
    edit('tests/embedding_summary.json', text => `${text}\n`)

    const checks = await checksOf(bundle)

    expect(checks.get('checksums')?.mismatches.map(({ where }) => where)).toEqual([
      'tests/embedding_summary.json',
    ])
  })

  test('says what a bundle lacks', async () => {
    for (const part of ['tests', 'embeddings']) rmSync(join(bundle, part), { recursive: true })

    const checks = await checksOf(bundle)

    expect(checks.get('intervals: bootstrap')?.status).toBe('absent')
    expect(checks.get('pair counts')?.status).toBe('absent')
    expect(checks.get('acme/beta-dot: arrays')?.detail).toContain('ranks are replayed')
  })

  test('refuses a folder without data', async () => {
    expect(await scoreBundle(join(folder, 'nothing'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('A bundle must hold'),
    })
  })
})

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : []
}

/** What json.dumps writes for the ASCII tests of the fixture. */
function pythonDumps(tests: readonly string[]): string {
  return `[${tests.map(text => JSON.stringify(text)).join(', ')}]`
}

/** What repr writes for tests without control characters. */
function pythonRepr(tests: readonly string[]): string {
  const quoted = tests.map(text => {
    const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
    return quote + text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote
  })
  return `[${quoted.join(', ')}]`
}
