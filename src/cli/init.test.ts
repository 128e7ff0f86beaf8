import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dispatch } from './dispatch.ts'
import { init } from './init.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'init-'))
  await put('.git/HEAD', 'ref: refs/heads/main\n')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), text)
}

async function run(...args: readonly string[]): Promise<{ code: number; text: string }> {
  let text = ''
  const add = (part: string): void => void (text += part)
  const code = await dispatch(['init', ...args], [init], { out: add, err: add })
  return { code, text }
}

/** Every file with its text, without `.git`. */
async function snapshot(): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
  const texts = await Promise.all(
    files.map(async file => [file.slice(folder.length + 1), await readFile(file, 'utf8')] as const),
  )
  return Object.fromEntries(texts.filter(([file]) => !file.startsWith('.git/')).sort())
}

describe('init', () => {
  test('sets up a TypeScript project, and a second run changes nothing', async () => {
    await put('package.json', '{"type":"module","devDependencies":{"vitest":"^5.0.0"}}')
    await put('tsconfig.json', '{}')
    await put('pnpm-lock.yaml', '')

    const first = await run(folder)
    const after = await snapshot()
    const second = await run(folder)

    expect(first.code).toBe(0)
    expect(Object.keys(after)).toEqual([
      '.github/workflows/retrieval.yml',
      '.gitignore',
      'package.json',
      'pnpm-lock.yaml',
      'retrieval/retriever.ts',
      'retrieval/search.bench.ts',
      'tsconfig.json',
      'vitest.config.ts',
    ])
    expect(after['.gitignore']).toBe('.vitest/\n')
    expect(after['.github/workflows/retrieval.yml']).toContain(
      '      - run: pnpm exec vitest bench --run\n',
    )
    expect(first.text).toContain('+ created  vitest.config.ts\n')
    expect(first.text).toContain('  1. pnpm add -D vitest-retrieval\n')
    expect(first.text).toContain('  2. pnpm exec vitest bench --run -u')
    expect(second.text).not.toMatch(/created|changed/)
    expect(second.code).toBe(0)
    expect(await snapshot()).toEqual(after)
  })

  test('makes one bench file per shard and a workflow that merges them', async () => {
    await put('package.json', '{}')
    await put('package-lock.json', '{}')

    await run(folder, '--shards', '3')
    const after = await snapshot()
    const workflow = after['.github/workflows/retrieval.yml'] ?? ''

    expect(Object.keys(after).filter(file => file.startsWith('retrieval/'))).toEqual([
      'retrieval/retriever.js',
      'retrieval/search-0.bench.js',
      'retrieval/search-1.bench.js',
      'retrieval/search-2.bench.js',
    ])
    expect(after['retrieval/search-1.bench.js']).toContain('slice: [1, 3]')
    expect(after['vitest.config.mjs']).toContain('retrieval({ baseline')
    expect(workflow).toContain('shard: [1, 2, 3]')
    expect(workflow).toContain('--reporter=blob --shard=${{ matrix.shard }}/3')
    expect(workflow).toContain('npx vitest bench --merge-reports')
    expect(workflow).toContain('      - run: npm ci\n')
  })

  test('adds to what is there and leaves the rest as it is', async () => {
    await put('package.json', '{"devDependencies":{"vitest":"5","vitest-retrieval":"1"}}')
    await put('.gitignore', 'node_modules')
    await put('vite.config.js', "import a from 'a'\nexport default { plugins: [a()] }\n")
    await put('retrieval/retriever.js', 'export const retriever = mine\n')
    await put('.github/workflows/ci.yml', 'name: ci\n')

    const { text } = await run(folder)
    const after = await snapshot()

    expect(after['.gitignore']).toBe('node_modules\n.vitest/\n')
    expect(after['vite.config.js']).toMatch(/plugins: \[retrieval\(.*\), a\(\)\]/)
    expect(after['vitest.config.mjs']).toBeUndefined()
    expect(after['retrieval/retriever.js']).toBe('export const retriever = mine\n')
    expect(after['.github/workflows/ci.yml']).toBe('name: ci\n')
    expect(text).toContain('= kept     retrieval/retriever.js\n')
    expect(text).not.toContain('--save-dev')
  })

  test('says what is left to do by hand with a configuration that it does not understand', async () => {
    const config = 'export default mergeConfig(base, {})\n'
    await put('package.json', '{}')
    await put('vitest.config.ts', config)

    const { code, text } = await run(folder)

    expect(code).toBe(1)
    expect(text).toMatch(
      /! by hand +vitest\.config\.ts: .* put retrieval\(\{ baseline.* into its plugins/,
    )
    expect((await snapshot())['vitest.config.ts']).toBe(config)
  })

  test('puts workflow and ignore line at the root of a monorepo, for the package alone', async () => {
    await put('yarn.lock', '')
    await put('packages/search/package.json', '{}')

    await run(join(folder, 'packages/search'))
    const after = await snapshot()

    expect(after['.github/workflows/retrieval-packages-search.yml']).toMatch(
      /working-directory: packages\/search\n[^]*yarn install --immutable[^]*path: packages\/search\/\.vitest\/retrieval/,
    )
    expect(after['.gitignore']).toBe('.vitest/\n')
    expect(after['packages/search/retrieval/search.bench.js']).toBeDefined()
  })

  test('writes no workflow beside another CI, and nothing at all when dry', async () => {
    await put('package.json', '{}')
    await put('.gitlab-ci.yml', '')

    const dry = await run(folder, '--dry-run')
    expect(dry.text).toContain('.gitlab-ci.yml is there and no .github')
    expect(Object.keys(await snapshot())).toEqual(['.gitlab-ci.yml', 'package.json'])

    await run(folder)
    expect(Object.keys(await snapshot()).filter(file => file.startsWith('.github'))).toEqual([])
  })

  test.for([
    [['--shards', '0'], 'a whole number from 1 to 64, but is "0"'],
    [['a', 'b'], 'one folder'],
  ] as const)('refuses %j', async ([args, message]) => {
    await put('package.json', '{}')

    const { code, text } = await run(...args)

    expect(text).toContain(message)
    expect(code).toBe(2)
  })

  test('refuses a folder without package.json', async () => {
    const { code, text } = await run(folder)

    expect(text).toContain('must be run where a readable package.json is')
    expect(code).toBe(2)
  })
})
