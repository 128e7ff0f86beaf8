import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createRunner, executeAll, type RunnerOptions } from '../../src/runner/index.ts'

interface Case {
  readonly id: string
  readonly code: string
  readonly tests: readonly string[]
  readonly expect: readonly (string | readonly string[])[]
  readonly level?: 'lock'
  readonly slow?: boolean
  readonly arch?: string
  readonly present?: string
  readonly absent?: string
  readonly env?: Readonly<Record<string, string>>
  readonly minPython?: string
}

/** What is different from what a case expects. */
export interface Deviation {
  readonly id: string
  readonly outcomes: readonly string[]
  readonly expected: Case['expect']
}

const fixture = (name: string): string =>
  fileURLToPath(new URL(`../fixtures/runner/${name}`, import.meta.url))

const CONFINED: ReadonlySet<string> = new Set(['bwrap', 'lock'])

/** Executes the cases of a fixture that the runner's level promises; returns every deviation. */
export async function runCases(
  file: string,
  options: RunnerOptions,
): Promise<{
  readonly level: string
  readonly ran: number
  readonly deviations: readonly Deviation[]
}> {
  const cases = readCases(file)
  for (const { present, env } of cases) {
    if (present !== undefined) writeFileSync(present, 'x')
    Object.assign(process.env, env)
  }
  const runner = await createRunner({ isolation: 'required', ...options })
  try {
    const isConfined = CONFINED.has(runner.level)
    const chosen = cases.filter(one => isConfined || one.level === undefined)
    const pairs = chosen.map(({ id, code, tests }) => ({ id, code, tests: [...tests] }))
    const results = await executeAll(runner, pairs)
    const deviations = chosen.flatMap((one, index) => {
      const outcomes = results[index]?.outcomes ?? []
      return fits(one, outcomes) ? [] : [{ id: one.id, outcomes, expected: one.expect }]
    })
    return { level: runner.level, ran: chosen.length, deviations }
  } finally {
    await runner.close()
    for (const { present } of cases) if (present !== undefined) rmSync(present, { force: true })
  }
}

function readCases(file: string): readonly Case[] {
  const cases = readFileSync(fixture(file), 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map((line): Case => JSON.parse(line))
  const machine = process.arch === 'x64' ? 'x86_64' : process.arch
  return cases.filter(({ arch }) => arch === undefined || arch === machine)
}

function fits({ expect, present, absent }: Case, outcomes: readonly string[]): boolean {
  const isRight =
    expect.length === outcomes.length &&
    outcomes.every((outcome, index) => {
      const allowed = expect[index] ?? []
      return typeof allowed === 'string' ? allowed === outcome : allowed.includes(outcome)
    })
  const isThere = present === undefined || existsSync(present)
  return isRight && isThere && (absent === undefined || !existsSync(absent))
}

// As a program, for a run as another user: file, options as JSON.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , file = '', options = '{}'] = process.argv
  const parsed: RunnerOptions = JSON.parse(options)
  process.stdout.write(`${JSON.stringify(await runCases(file, parsed))}\n`)
}
