import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRunner, type Runner } from '../../src/runner/index.ts'

interface TortureCase {
  readonly id: string
  readonly code: string
  readonly tests: readonly string[]
  readonly expect: readonly (string | readonly string[])[]
  readonly why: string
  /** A file that must still, or must not, be there afterwards. */
  readonly present?: string
  readonly absent?: string
  readonly minPython?: string
}

const path = new URL('../fixtures/runner/torture.jsonl', import.meta.url)
const cases: readonly TortureCase[] = readFileSync(path, 'utf8')
  .trim()
  .split('\n')
  .map((line): TortureCase => JSON.parse(line))

let runner: Runner
beforeAll(async () => {
  runner = await createRunner({ workers: 2, isolation: 'required' })
})
afterAll(() => runner.close())

describe('hostile snippets at level lock', () => {
  test.for(cases.map(each => [each.id, each] as const))('%s', { concurrent: true }, async ([, each], { expect, skip }) => {
    if (isNewer(each.minPython, runner.interpreter.version)) skip(`needs Python ${each.minPython}`)

    if (each.present !== undefined) writeFileSync(each.present, '')
    if (each.absent !== undefined) rmSync(each.absent, { force: true })
    const { outcomes, level } = await runner.execute(
      { id: each.id, code: each.code, tests: [...each.tests] },
      { cpuMs: 1_000 },
    )

    expect(level).toBe('lock')
    expect(outcomes).toHaveLength(each.expect.length)
    for (const [at, allowed] of each.expect.entries()) {
      expect([allowed].flat(), each.why).toContain(outcomes[at])
    }
    if (each.absent !== undefined) expect(existsSync(each.absent), each.absent).toBe(false)
    if (each.present !== undefined) expect(existsSync(each.present), each.present).toBe(true)
  })

  test('the fixture holds the cases', () => {
    expect(cases.length).toBeGreaterThan(90)
  })
})

function isNewer(wanted: string | undefined, version: string): boolean {
  if (wanted === undefined) return false
  const [major = 0, minor = 0] = wanted.split('.').map(Number)
  const [haveMajor = 0, haveMinor = 0] = version.split('.').map(Number)
  return major > haveMajor || (major === haveMajor && minor > haveMinor)
}
