import { readFile, writeFile } from 'node:fs/promises'
import { createRunner } from '../../runner/index.ts'
import { InputError } from '../../schema/index.ts'
import { judged, type JudgedMutant } from './judged-mutant.ts'
import type { MutatedFile } from './mutate-file.ts'
import { copyProject } from './project-copy.ts'
import { runCommand } from './run-command.ts'
import { cpuBudget, verifyMutants } from './verify-mutants.ts'

const PLACE = '{file}'
const FIRST_LIMIT_MS = 600_000
const LEAST_LIMIT_MS = 10_000
const TIMES_UNCHANGED = 3

/**
 * Runs a file's mutants. `verify` is either asserts, one a line (or `@path` of a file with them),
 * or a command, which fails on a mutant that it detects; `{file}` in it is the mutated file.
 */
export async function verifyFile(
  mutated: MutatedFile,
  verify: string,
): Promise<readonly JudgedMutant[]> {
  const tests = await assertsOf(verify)
  return tests === undefined ? verifyByCommand(mutated, verify) : verifyByAsserts(mutated, tests)
}

/** Returns the asserts that a `--verify` text is or names, undefined when it is a command. */
export async function assertsOf(verify: string): Promise<readonly string[] | undefined> {
  if (!verify.startsWith('@') && !/^\s*assert\b/.test(verify)) return undefined
  const text = verify.startsWith('@') ? await readAsserts(verify.slice(1)) : verify
  const tests = text.split(/\r?\n/).filter(line => line.trim() !== '')
  if (tests.length > 0) return tests
  throw new InputError(`--verify must hold at least one assert, but ${verify} holds none.`)
}

async function readAsserts(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((cause: unknown) => {
    throw new InputError(`--verify @file must name a file that can be read, but got ${path}.`, {
      cause,
    })
  })
}

async function verifyByAsserts(
  { file, language, source, mutants }: MutatedFile,
  tests: readonly string[],
): Promise<readonly JudgedMutant[]> {
  const runner = await createRunner({ language })
  try {
    const own = await runner.execute({ id: file, code: source, tests: [...tests] })
    const passes = own.outcomes.every(outcome => outcome === 'pass')
    if (!passes) throw unchangedError(file, own.outcomes.join(', '))
    return await verifyMutants(mutants, tests, runner, cpuBudget(own.cpuMs))
  } finally {
    await runner.close()
  }
}

async function verifyByCommand(
  { file, source, mutants }: MutatedFile,
  command: string,
): Promise<readonly JudgedMutant[]> {
  await using copy = await copyProject(file, process.cwd())
  const text = command.replaceAll(PLACE, `"${copy.file}"`)
  await writeFile(copy.file, source)
  const own = await runCommand(text, copy.cwd, FIRST_LIMIT_MS)
  if (own.outcome !== 'pass') throw unchangedError(file, `${own.outcome}:\n${own.output.trim()}\n`)
  const limitMs = LEAST_LIMIT_MS + TIMES_UNCHANGED * own.ms
  const results: JudgedMutant[] = []
  for (const mutant of mutants) {
    await writeFile(copy.file, mutant.code)
    const { outcome } = await runCommand(text, copy.cwd, limitMs)
    results.push(judged(mutant, [outcome]))
  }
  return results
}

function unchangedError(file: string, received: string): InputError {
  return new InputError(
    `The unchanged ${file} must pass its verification, but the outcome is ${received}. ` +
      'Correct the tests or the command.',
  )
}
