import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { dispatch } from './dispatch.ts'
import { mutate } from './mutate.ts'

const folder = mkdtempSync(join(tmpdir(), 'mutate-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SUM = 'def head(xs, k):\n    """Sum of the first k."""\n    return sum(xs[:k])\n'

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

async function run(
  ...args: readonly string[]
): Promise<{ readonly exit: number; readonly out: string; readonly err: string }> {
  let [out, err] = ['', '']
  const io = {
    out: (text: string) => void (out += text),
    err: (text: string) => void (err += text),
  }
  const exit = await dispatch(['mutate', ...args], [mutate], io)
  return { exit, out, err }
}

describe('mutate', () => {
  test('prints a readable diff for every mutant', async () => {
    const { exit, out, err } = await run(
      file('head.py', SUM),
      '--types',
      'off_by_one',
      '--max',
      '1',
    )

    expect(exit).toBe(0)
    expect(out).toMatch(/^off_by_one (plus|minus)_1 tier 2 [0-9a-f]{10}\nLine 3: 1 is /)
    expect(out).toMatch(/^-    return sum\(xs\[:k\]\)\n\+    return sum\(xs\[:k\]\) [+-] 1$/m)
    expect(err).toBe('1 mutants of 1 files\n')
  })

  test('runs the mutants against asserts', async () => {
    const tests = 'assert head([1, 2, 3], 2) == 3\nassert head([], 0) == 0'

    const { exit, out } = await run(file('head.py', SUM), '--json', '--verify', tests)
    const { files } = JSON.parse(out)
    const verdicts = new Map<string, boolean>(
      files[0].mutants.map(({ edit, verified }: { edit: { after: string }; verified: boolean }) => [
        edit.after,
        verified,
      ]),
    )

    expect(exit).toBe(0)
    expect(verdicts.get(' + 1')).toBe(true)
    expect(verdicts.get('k, xs')).toBe(false)
  })

  test('runs the mutants with a command', async () => {
    const source = file(
      'twice.mjs',
      'export const twice = n => n * 2\nif (twice(3) !== 6) throw 1\n',
    )

    const { out } = await run(source, '--json', '--verify', 'node {file}')
    const outcomes = JSON.parse(out).files[0].mutants.map(
      (mutant: { readonly outcomes: readonly string[] }) => mutant.outcomes[0],
    )

    expect(new Set(outcomes)).toEqual(new Set(['FAIL']))
  })

  test('writes verified mutants as a row that can be imported', async () => {
    const { out } = await run(
      file('head.py', SUM),
      '--format',
      'dataset',
      '--verify',
      'assert head([1, 2, 3], 2) == 3',
    )

    const row = JSON.parse(out)

    expect(row).toMatchObject({ function: 'head', query: 'Sum of the first k.', canonical: SUM })
    expect(row.distractors.length).toBeGreaterThan(3)
  })

  test('writes the mutants and equivalents of rows, run', async () => {
    const row = {
      id: 'a/head',
      function: 'head',
      canonical: SUM,
      tests: ['assert head([1, 2, 3], 2) == 3', 'assert head([], 1) == 0'],
    }
    const wrong = { ...row, id: 'a/wrong', tests: ['assert head([], 1) == 1'] }
    const input = file('in.jsonl', `${JSON.stringify(row)}\n${JSON.stringify(wrong)}\n`)
    const output = join(folder, 'out.jsonl')

    const { exit, err } = await run('--jsonl', input, '--out', output)
    const [first, second] = readFileSync(output, 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))

    expect(exit).toBe(0)
    expect(err).toContain('a/wrong is left out: its canonical fails.')
    expect(first.mutants[0]).toEqual(
      expect.objectContaining({ id: expect.any(String), verified: expect.any(Boolean) }),
    )
    expect(first.equivalents.filter(({ verified }: { verified: boolean }) => verified).length).toBe(
      first.equivalents.length,
    )
    expect(second).toEqual({ id: 'a/wrong', canonical: 'fails', mutants: [], equivalents: [] })
  })

  test('writes rows of JavaScript and TypeScript, compared on inputs', async () => {
    const canonical =
      'export function above(xs, least) {\n' +
      '  const kept = []\n' +
      '  for (const x of xs) {\n    if (x > least) kept.push(x * 2)\n  }\n' +
      '  return kept\n}\n'
    const js = {
      id: 'js',
      function: 'above',
      language: 'javascript',
      canonical,
      tests: [
        'assert.deepEqual(above([1, 5, 3], 2), [10, 6])',
        'assert.deepEqual(above([2], 2), [])',
      ],
    }
    const typed = canonical
      .replace('xs, least', 'xs: number[], least: number')
      .replace('kept =', 'kept: number[] =')
    const ts = { ...js, id: 'ts', language: 'typescript', canonical: typed }
    const input = file('js.jsonl', `${JSON.stringify(js)}\n${JSON.stringify(ts)}\n`)
    const output = join(folder, 'js-out.jsonl')

    await run('--jsonl', input, '--out', output)
    const lines = readFileSync(output, 'utf8').trim().split('\n')
    const rows = lines.map(line => JSON.parse(line))

    for (const { canonical: state, mutants, equivalents } of rows) {
      const strict = mutants.find(({ edit }: { edit: { after: string } }) => edit.after === '>=')
      expect(state).toBe('passes')
      expect(strict).toMatchObject({ verified: true, outcomes: ['pass', 'FAIL'] })
      expect(equivalents.map(({ kind }: { kind: string }) => kind)).toContain('rewritten')
      expect(equivalents.filter(({ verified }: { verified: boolean }) => !verified)).toEqual([])
      expect(equivalents[0].inputs).toBeGreaterThan(400)
    }
  })

  test('refuses to write a dataset without asserts', async () => {
    const { exit, err } = await run(file('head.py', SUM), '--format', 'dataset')

    expect(exit).toBe(2)
    expect(err).toContain('must come with --verify and asserts')
  })

  test('warns when a command detects nothing', async () => {
    const { err } = await run(file('head.py', SUM), '--max', '1', '--verify', 'true')

    expect(err).toContain('No mutant was detected. Does the verification use the file')
  })

  test.each([
    [['x.rb'], /must end in one of/],
    [[], /at least one file/],
    [['--jsonl', 'in.jsonl'], /--out is missing/],
    [['x.py', '--types', 'typo'], /got "typo"/],
    [['x.py', '--max', 'few'], /whole number/],
    [['missing.py'], /readable UTF-8/],
  ])('refuses %j with exit code 2', async (args, message) => {
    const { exit, err } = await run(...args)

    expect(exit).toBe(2)
    expect(err).toMatch(message)
  })

  test('refuses a file that its grammar cannot read', async () => {
    expect(await run(file('bad.py', 'def f(:\n'))).toMatchObject({ exit: 2 })
  })

  test('refuses a verification that the unchanged file fails', async () => {
    const { exit, err } = await run(file('head.py', SUM), '--verify', 'assert head([1], 1) == 2')

    expect(exit).toBe(2)
    expect(err).toMatch(/unchanged .* must pass its verification/)
  })
})
