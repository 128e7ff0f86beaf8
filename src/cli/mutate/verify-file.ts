import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createRunner } from '../../runner/index.ts'
import { InputError } from '../../schema/index.ts'
import { judged, type JudgedMutant } from './judged-mutant.ts'
import type { MutatedFile } from './mutate-file.ts'
import { cpuBudget, verifyMutants } from './verify-mutants.ts'

const COMMAND_MS = 60_000
const PLACE = '{file}'

/**
 * Runs a file's mutants. `verify` is either asserts, one a line (or `@path` of a file with them),
 * or a command with `{file}` in it, which fails on a mutant that it detects.
 */
export async function verifyFile(
  mutated: MutatedFile,
  verify: string,
): Promise<readonly JudgedMutant[]> {
  if (verify.includes(PLACE)) return verifyByCommand(mutated, verify)
  const text = verify.startsWith('@') ? await readFile(verify.slice(1), 'utf8') : verify
  const tests = text.split(/\r?\n/).filter(line => line.trim() !== '')
  if (tests.length === 0 || (!verify.startsWith('@') && !/^\s*assert\b/.test(verify))) {
    throw new InputError(
      `--verify must be asserts, @file, or a command with ${PLACE}, but got "${verify}". ` +
        `Example: --verify "python3 -m pytest -q ${PLACE}".`,
    )
  }
  return verifyByAsserts(mutated, tests)
}

async function verifyByAsserts(
  { file, language, source, mutants }: MutatedFile,
  tests: readonly string[],
): Promise<readonly JudgedMutant[]> {
  const runner = await createRunner({ language })
  try {
    const own = await runner.execute({ id: file, code: source, tests: [...tests] })
    requirePass(
      file,
      own.outcomes.every(outcome => outcome === 'pass'),
      own.outcomes.join(', '),
    )
    return await verifyMutants(mutants, tests, runner, cpuBudget(own.cpuMs))
  } finally {
    await runner.close()
  }
}

async function verifyByCommand(
  { file, source, mutants }: MutatedFile,
  command: string,
): Promise<readonly JudgedMutant[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitest-retrieval-mutate-'))
  const path = join(folder, basename(file))
  const run = async (code: string): Promise<string> => {
    await writeFile(path, code)
    return outcomeOf(command.replaceAll(PLACE, `"${path}"`))
  }
  try {
    const own = await run(source)
    requirePass(file, own === 'pass', own)
    const results: JudgedMutant[] = []
    for (const mutant of mutants) results.push(judged(mutant, [await run(mutant.code)]))
    return results
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function requirePass(file: string, passes: boolean, received: string): void {
  if (passes) return
  throw new InputError(
    `The unchanged ${file} must pass its verification, but the outcome is ${received}. ` +
      'Correct the tests or the command.',
  )
}

/** Runs a command: `pass` at exit 0, `FAIL` at another exit, `TIMEOUT` after a minute. */
function outcomeOf(command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: 'ignore', timeout: COMMAND_MS })
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      if (signal !== null) resolve('TIMEOUT')
      else resolve(code === 0 ? 'pass' : 'FAIL')
    })
  })
}
