import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { evaluate } from '../../src/evaluation/index.ts'
import { bm25 } from '../../src/retrievers/index.ts'
import { findFunctionPairs, pairsDataset } from '../../src/temporal/index.ts'

const path = mkdtempSync(join(tmpdir(), 'vitest-retrieval-fixes-'))
afterAll(() => rmSync(path, { recursive: true, force: true }))

const git = (...args: readonly string[]): void => {
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
    cwd: path,
    stdio: 'pipe',
  })
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
      tests:
        'def test_clamp():\n    assert clamp(3, 1) == 3\n    assert helper(clamp(1, 2)) == 0\n',
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
    commit('fix: clamp keeps the larger value', {
      [`src/clamp.${ending}`]: after,
      [`tests/clamp.test.${ending}`]: tests,
    })

    const { pairs, ...counts } = await findFunctionPairs({
      repository: path,
      epoch: 'HEAD~1',
      language,
    })

    expect(counts).toEqual({
      commits: 1,
      changed: 1,
      withoutTest: 0,
      withFixtures: 0,
      notAlone: 0,
      notFailing: 0,
    })
    expect(pairs).toMatchObject([
      { functionName: 'clamp', query: 'clamp keeps the larger value', labels: ['FAIL'] },
    ])
    expect(after).toContain(pairs[0]?.canonical.trim())
    expect(pairs[0]?.tests).toHaveLength(1)
  })

  test.each([
    {
      language: 'python',
      ending: 'py',
      before: 'from .other import gone\nSTEP = 2\n\n\ndef climb(x):\n    return x - STEP\n',
      after: 'from .other import gone\nSTEP = 2\n\n\ndef climb(x):\n    return x + STEP\n',
      tests: [
        'import climbing as c',
        'import pytest',
        '@pytest.mark.parametrize("start, end", [(1, 3), (2, 4)])',
        'def test_climb(start, end):',
        '    found = c.climb(start)',
        '    assert found == end',
        'def test_fixture(tmp_path):',
        '    assert c.climb(1) == 3',
      ].join('\n'),
    },
    {
      language: 'typescript',
      ending: 'ts',
      before:
        "import { gone } from './other'\nconst STEP = 2\nexport function climb(x: number) {\n  return x - STEP\n}\n",
      after:
        "import { gone } from './other'\nconst STEP = 2\nexport function climb(x: number) {\n  return x + STEP\n}\n",
      tests:
        "it('climbs', () => {\n  const found = climb(1)\n  expect(found).not.toBe(2) // }\n  expect(found).toEqual(3)\n})\n",
    },
  ] as const)(
    'runs whole tests of $language inside the module, and makes a dataset of it',
    async fix => {
      const { language, ending, before, after, tests } = fix
      rmSync(join(path, '.git'), { recursive: true, force: true })
      git('init', '-q', '-b', 'main')
      commit('Add climb', { [`src/climbing.${ending}`]: before })
      commit('fix: climb goes up', {
        [`src/climbing.${ending}`]: after,
        [`tests/test_climbing.test.${ending}`]: tests,
      })

      const { pairs, ...counts } = await findFunctionPairs({
        repository: path,
        epoch: 'HEAD~1',
        language,
      })
      const run = await evaluate({ dataset: pairsDataset(pairs, 'fixes'), retriever: bm25() })

      expect(counts).toMatchObject({ changed: 1, notAlone: 0, notFailing: 0 })
      expect(pairs[0]?.canonical).not.toContain('STEP = 2')
      expect(pairs[0]?.modules?.canonical).toContain('STEP = 2')
      const [outcome] = run.outcomes
      const own = outcome?.state === 'measured' ? outcome.own : []
      expect(own).toMatchObject([
        { role: 'canonical', passes: true },
        { role: 'distractor', passes: false },
      ])
    },
  )
})
