import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { makeProject, type Project } from '../e2e/project.ts'

const example = fileURLToPath(new URL('../../examples/property-tests', import.meta.url))
const src = fileURLToPath(new URL('../../src', import.meta.url))

// The example imports the package by its name: here the sources stand in for it.
const SOURCE_CONFIG = `
import { defineConfig } from 'vitest/config'
import { retrieval } from '${src}/plugin/index.ts'
export default defineConfig({
  plugins: [retrieval()],
  resolve: {
    alias: [
      { find: /^vitest-retrieval$/, replacement: '${src}/index.ts' },
      { find: /^vitest-retrieval\\/(.*)$/, replacement: '${src}/$1/index.ts' },
    ],
  },
  test: { testTimeout: 120_000 },
})
`

function exampleProject(changes: Readonly<Record<string, string>> = {}): Promise<Project> {
  const files = globSync('*.ts', { cwd: example }).map(file => [
    file,
    readFileSync(join(example, file), 'utf8'),
  ])
  return makeProject({
    ...Object.fromEntries(files),
    'source.config.ts': SOURCE_CONFIG,
    ...changes,
  })
}

const RUN = ['run', '--config', 'source.config.ts', '--reporter', 'verbose'] as const

// Each starts Vitest anew, which takes a minute on a machine that others load.
describe('examples/property-tests', { timeout: 300_000 }, () => {
  test('keeps its promises and laws, and shows the expected failure shrunk', async () => {
    await using project = await exampleProject()

    const { code, output } = await project.vitest(RUN)

    expect(output).toMatch(/✓ mutation\.test\.ts > a missing guard never wins \(with seed=1\)/)
    expect(output.match(/✓ laws\.test\.ts > /g)).toHaveLength(3)
    expect(output).toMatch(/Property failed after \d+ tests/)
    expect(output).toMatch(/Counterexample: \[q_\d+ c_\d+ wrong_operator L\d+ "." → "."\]/)
    expect(output).toMatch(/Shrunk 1 time\(s\)/)
    expect(code).toBe(0)
  })

  test('fails with the mutant and its edit when a promise breaks', async () => {
    const broken = readFileSync(join(example, 'mutation.test.ts'), 'utf8').replace(
      'remove_edge_case_check',
      'off_by_one',
    )
    await using project = await exampleProject({ 'mutation.test.ts': broken })

    const { code, output } = await project.vitest([...RUN, 'mutation'])

    expect(code).toBe(1)
    expect(output).toContain('{ seed: 1, path: "0", endOnFailure: true }')
    expect(output).toMatch(/Counterexample: \[q_0\d+ c_\d+ off_by_one L\d+ "\w+" → "\w+"\]/)
    expect(output).toMatch(/toBeOutranked: expected c_\d+ to be outranked by the canonical of/)
    expect(output).toMatch(/bm25 scores the canonical [\d.]+ and the mutant [\d.]+: a tie/)
  })
})
