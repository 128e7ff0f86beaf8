import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { mutateFile } from './mutate-file.ts'
import { copyProject } from './project-copy.ts'
import { runCommand } from './run-command.ts'
import { verifyFile } from './verify-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'verify-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

const TOTAL = `import { tax } from './tax.mjs'
export function total(price, count) {
  if (count > 3) return tax(price * count - 1)
  return tax(price * count)
}
`
const TEST = `import assert from 'node:assert'
import { test } from 'node:test'
import { total } from '../src/total.mjs'
test('total', () => {
  assert.equal(total(2, 3), 12)
})
`

/** A project of two modules and a test beside them. */
function project(name: string): string {
  const root = join(folder, name)
  for (const part of ['src', 'test', 'node_modules/dep']) {
    mkdirSync(join(root, part), { recursive: true })
  }
  const files = {
    'package.json': '{}',
    'src/total.mjs': TOTAL,
    'src/tax.mjs': 'export const tax = amount => amount * 2\n',
    'test/total.test.mjs': TEST,
    'node_modules/dep/index.mjs': 'export const two = 2\n',
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text)
  return root
}

async function verdicts(file: string, verify: string): Promise<ReadonlyMap<string, string>> {
  const results = await verifyFile(await mutateFile(file, { seed: 1 }), verify)
  return new Map(
    results.map(({ mutant, outcomes }) => [
      `${mutant.edit.before} → ${mutant.edit.after}`,
      outcomes.join(),
    ]),
  )
}

describe('verifyFile by a command', () => {
  test('finds mutants through a test that imports the file, whose own imports resolve', async () => {
    const root = project('found')

    const found = await verdicts(join(root, 'src/total.mjs'), 'node test/total.test.mjs')

    expect(found.get('> → >=')).toBe('FAIL')
    expect(found.get('* → /')).toBe('FAIL')
    expect(new Set(found.values())).toEqual(new Set(['pass', 'FAIL']))
  })

  test('runs a Python mutant of the same size in the same second', async () => {
    const root = join(folder, 'python')
    mkdirSync(root)
    writeFileSync(join(root, 'setup.py'), '')
    writeFileSync(join(root, 'half.py'), 'def half(n):\n    return n // 2\n')
    writeFileSync(join(root, 'check.py'), 'from half import half\nassert half(9) == 4\n')

    const found = await verdicts(join(root, 'half.py'), 'python3 check.py')

    expect([...found].filter(([, outcome]) => outcome === 'pass')).toEqual([])
  })

  test('puts the mutated file in the place of {file}', async () => {
    const file = join(folder, 'alone.mjs')
    writeFileSync(file, 'const twice = n => n * 2\nif (twice(3) !== 6) throw 1\n')

    const found = await verdicts(file, 'node {file}')

    expect(new Set(found.values())).toEqual(new Set(['FAIL']))
  })

  test('shows what the command wrote when the unchanged file fails', async () => {
    const root = project('failing')

    await expect(
      verdicts(join(root, 'src/total.mjs'), 'echo no such runner; false'),
    ).rejects.toThrow(
      /The unchanged .*total\.mjs must pass its verification, but the outcome is FAIL:\nno such/,
    )
  })

  test('changes nothing of the user, also when it is killed', async () => {
    const root = project('killed')
    const file = join(root, 'src/total.mjs')
    const started = join(folder, 'started')
    const command = `touch ran ${started}; node test/total.test.mjs && sleep 60`
    const script = `
      import { mutateFile } from '${new URL('mutate-file.ts', import.meta.url).href}'
      import { verifyFile } from '${new URL('verify-file.ts', import.meta.url).href}'
      await verifyFile(await mutateFile('${file}', { seed: 1 }), '${command}')`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: root,
      env: { ...process.env, TMPDIR: folder },
      stdio: 'ignore',
      detached: true,
    })
    await vi.waitUntil(() => existsSync(started), { timeout: 50_000 })
    process.kill(-(child.pid ?? 0), 'SIGKILL')
    await new Promise(resolve => child.once('close', resolve))

    expect(readFileSync(file, 'utf8')).toBe(TOTAL)
    expect(existsSync(join(root, 'ran'))).toBe(false)
  })
})

describe('verifyFile by asserts', () => {
  test.each([
    ['javascript', 'twice.mjs', 'export function twice(n) {\n  return n * 2\n}\n'],
    ['typescript', 'twice.ts', 'export function twice(n: number): number {\n  return n * 2\n}\n'],
  ])('runs %s', async (_, name, source) => {
    const file = join(folder, name)
    writeFileSync(file, source)

    const found = await verdicts(file, 'assert.equal(twice(2), 4)\nassert.equal(twice(3), 6)')

    expect(found.get('* → /')).toBe('FAIL,FAIL')
    expect(found.get('* → +')).toBe('pass,FAIL')
  })

  test('reads them from a file', async () => {
    const file = join(folder, 'half.py')
    writeFileSync(file, 'def half(n):\n    return n // 2\n')
    writeFileSync(join(folder, 'asserts'), 'assert half(4) == 2\n\nassert half(9) == 4\n')

    const found = await verdicts(file, `@${join(folder, 'asserts')}`)

    expect(found.get('// → %')).toBe('FAIL,FAIL')
    await expect(verdicts(file, '@missing')).rejects.toThrow('must name a file that can be read')
  })
})

describe('copyProject', () => {
  test('copies up to the nearest package and links what is installed', async () => {
    const root = project('copied')
    mkdirSync(join(root, '.git'))
    symlinkSync('gone', join(root, 'broken'))
    await using copy = await copyProject('total.mjs', join(root, 'src'))

    expect(copy.file).toMatch(/vitest-retrieval-mutate-.*\/src\/total\.mjs$/)
    expect(copy.cwd).toBe(join(copy.file, '..'))
    expect(readFileSync(join(copy.cwd, '../node_modules/dep/index.mjs'), 'utf8')).toContain('two')
    expect(() => readFileSync(join(copy.cwd, '../.git'))).toThrow('ENOENT')
  })

  test('works at the top when the working folder is not in the project', async () => {
    const root = project('elsewhere')
    await using copy = await copyProject(join(root, 'src/total.mjs'), folder)

    expect(copy.file).toBe(join(copy.cwd, 'src/total.mjs'))
  })

  test('leaves nothing behind', async () => {
    const root = project('removed')
    const copy = await copyProject(join(root, 'src/total.mjs'), root)
    await copy[Symbol.asyncDispose]()

    expect(() => readFileSync(copy.file)).toThrow('ENOENT')
  })
})

describe('runCommand', () => {
  test('ends all that a late command has started', async () => {
    const { outcome } = await runCommand('(sleep 3; touch late) & wait', folder, 500)
    await new Promise(resolve => setTimeout(resolve, 4_000))

    expect(outcome).toBe('TIMEOUT')
    expect(() => readFileSync(join(folder, 'late'))).toThrow('ENOENT')
  })
})
