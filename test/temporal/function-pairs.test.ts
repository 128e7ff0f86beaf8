import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findFunctionPairs } from '../../src/temporal/index.ts'

const path = mkdtempSync(join(tmpdir(), 'vitest-retrieval-fixes-'))
afterAll(() => rmSync(path, { recursive: true, force: true }))

const git = (...args: readonly string[]): void => {
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], { cwd: path, stdio: 'pipe' })
}
const commit = (message: string, files: Readonly<Record<string, string>>): void => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, file)), { recursive: true })
    writeFileSync(join(path, file), text)
  }
  git('add', '-A')
  git('commit', '-q', '-m', message)
}

describe('findFunctionPairs', () => {
  test.each([
    {
      language: 'python',
      ending: 'py',
      before: 'def clamp(x, low):\n    return min(x, low)\n',
      after: 'def clamp(x, low):\n    return max(x, low)\n',
      tests: 'def test_clamp():\n    assert clamp(3, 1) == 3\n    assert helper(clamp(1, 2)) == 0\n',
    },
    {
      language: 'typescript',
      ending: 'ts',
      before: 'export function clamp(x: number, low: number) {\n  return Math.min(x, low)\n}\n',
      after: 'export function clamp(x: number, low: number) {\n  return Math.max(x, low)\n}\n',
      tests: "test('clamps', () => {\n  expect(clamp(3, 1)).toBe(3)\n})\n",
    },
  ] as const)('tells a bug of $language from its fix by running both', async fix => {
    const { language, ending, before, after, tests } = fix
    rmSync(join(path, '.git'), { recursive: true, force: true })
    git('init', '-q', '-b', 'main')
    commit('Add clamp', { [`src/clamp.${ending}`]: before })
    commit('fix: clamp keeps the larger value', { [`src/clamp.${ending}`]: after, [`tests/clamp.test.${ending}`]: tests })

    const { pairs, ...counts } = await findFunctionPairs({ repository: path, epoch: 'HEAD~1', language })

    expect(counts).toEqual({ commits: 1, changed: 1, withoutTest: 0, notAlone: 0, notFailing: 0 })
    expect(pairs).toMatchObject([{ functionName: 'clamp', query: 'clamp keeps the larger value', labels: ['FAIL'] }])
    expect(after).toContain(pairs[0]?.canonical.trim())
    expect(pairs[0]?.tests).toHaveLength(1)
  })
})
