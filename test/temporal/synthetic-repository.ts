import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A repository with every hard case in its history, in a folder of its own. */
export interface SyntheticRepository {
  readonly path: string
  /** Tags `epoch` and the commits by name. */
  readonly commits: Readonly<Record<string, string>>
  git(...args: readonly string[]): string
  remove(): void
}

type Files = Readonly<Record<string, string | Buffer>>

const lines = (name: string, count: number): string =>
  Array.from({ length: count }, (_, at) => `export const ${name}Line${at} = ${at}\n`).join('')

/** The tree at the epoch. */
const EPOCH: Files = {
  'src/cart.ts': `export class Cart {\n  total() {\n    return 1\n  }\n}\n${lines('cart', 10)}`,
  'src/price.ts': `export function price() {\n  return 2\n}\n${lines('price', 10)}`,
  'src/moved.ts': `export function moved() {\n  return 3\n}\n${lines('moved', 20)}`,
  'src/gone.ts': 'export const gone = 4\n',
  'src/crlf.ts': 'export const first = 1\r\nexport const second = 2\r\n',
  'src/bom.ts': '\uFEFFexport const marked = 1\n',
  'src/latin.py': Buffer.from('name = "caf\xe9"\n', 'latin1'),
  'src/image.ts': Buffer.from([0x00, 0x01, 0x02, 0x00]),
  'src/blank.ts': '\n\n',
  'test/cart.test.ts': 'test cart\n',
  'README.md': 'A shop.\n',
}

/** Builds the repository; needs git and nothing else. */
export function syntheticRepository(): SyntheticRepository {
  const path = mkdtempSync(join(tmpdir(), 'vitest-retrieval-synthetic-'))
  const git = (...args: readonly string[]): string => runGit(path, args)
  let clock = 1_700_000_000
  const commits: Record<string, string> = {}
  const commit = (name: string, message: string, author = 'Ada <ada@example.org>'): void => {
    clock += 60
    const date = `${clock} +0000`
    const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org']
    runGit(
      path,
      [...identity, 'commit', '-q', '--allow-empty', '-m', message, `--author=${author}`],
      date,
    )
    commits[name] = git('rev-parse', 'HEAD')
  }
  const write = (files: Files): void => {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(path, file)), { recursive: true })
      writeFileSync(join(path, file), content)
    }
    git('add', '-A')
  }

  git('init', '-q', '-b', 'main')
  write(EPOCH)
  symlinkSync('cart.ts', join(path, 'src/link.ts'))
  // A name that is no UTF-8 and a submodule: written into the index, since not every disk takes them.
  const blob = git('hash-object', '-w', join(path, 'src/price.ts'))
  runGit(
    path,
    ['update-index', '--index-info'],
    undefined,
    Buffer.concat([
      Buffer.from(`100644 ${blob}\tsrc/caf`),
      Buffer.from([0xe9]),
      Buffer.from('.ts\n'),
    ]),
  )
  git('add', 'src/link.ts')
  git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},vendor/module`)
  commit('epoch', 'Open the shop')
  git('reset', '-q', '--hard')
  git('tag', 'epoch')

  write({
    'src/cart.ts':
      EPOCH['src/cart.ts']?.toString().replace('return 1', 'return roundedTotal()') ?? '',
  })
  commit(
    'mature',
    'fix(cart): round the cart total (#12)\n\nThe sum of prices drifted.\n\nFixes: https://example.org/1\nCo-authored-by: Bob <bob@example.org>',
  )
  write({
    'src/price.ts':
      EPOCH['src/price.ts']?.toString().replace('return 2', 'return discountedPrice()') ?? '',
    'src/discount.ts': 'export const discountedPrice = 1\n',
  })
  commit('greenfield', 'feat: discount prices by customer group')
  write({ 'src/discount.ts': 'export const discountedPrice = 7\n' })
  commit('unreachable', 'fix: larger discount for everyone')
  mkdirSync(join(path, 'lib'), { recursive: true })
  git('mv', 'src/moved.ts', 'lib/carried.ts')
  commit('rename', 'refactor: carry module into library folder')
  write({
    'lib/carried.ts':
      EPOCH['src/moved.ts']?.toString().replace('return 3', 'return carriedValue()') ?? '',
  })
  commit('afterRename', 'fix: carried module returns its value')
  write({ 'src/bom.ts': '\uFEFFexport const marked = bumpedByRobot\n' })
  commit('bot', 'chore: bump marked constant version', 'renovate[bot] <bot@renovate.example>')
  write({ 'src/bom.ts': '\uFEFFexport const marked = 1\n' })
  commit(
    'revert',
    `Revert "chore: bump marked constant version"\n\nThis reverts commit ${commits['bot']}.`,
  )
  git('rm', '-q', 'src/gone.ts')
  commit('deletion', 'refactor: delete unused gone constant')
  write({ 'test/cart.test.ts': 'test cart again\n' })
  commit('testOnly', 'test: cover the cart total again')
  write({ 'src/crlf.ts': 'export const first = 1\r\nexport const second = carriageReturned()\r\n' })
  commit('crlf', 'fix: second constant of windows file')
  commit('empty', 'chore: trigger pipeline without changes')
  git('checkout', '-q', '-b', 'feature')
  write({
    'src/cart.ts': `${EPOCH['src/cart.ts']?.toString().replace('return 1', 'return roundedTotal()')}export const shipping = computeShippingCosts()\n`,
  })
  commit('onBranch', 'wip')
  git('checkout', '-q', 'main')
  write({ 'README.md': 'A larger shop.\n' })
  commit('docs', 'docs: describe larger shop assortment')
  runGit(
    path,
    [
      '-c',
      'user.name=Ada',
      '-c',
      'user.email=ada@example.org',
      'merge',
      '-q',
      '--no-ff',
      'feature',
      '-m',
      'Merge pull request #9 from ada/feature\n\nCompute shipping costs for parcels',
    ],
    '1700009000 +0000',
  )
  commits['merge'] = git('rev-parse', 'HEAD')
  write({
    'src/price.ts': `${EPOCH['src/price.ts']?.toString().replace('return 2', 'return discountedPrice()')}export const priceLine3 = 3 \n`,
  })
  commit('short', 'fix: it')
  write(
    Object.fromEntries(
      Array.from({ length: 16 }, (_, at) => [`src/many${at}.ts`, `export const many = ${at}\n`]),
    ),
  )
  commit('many', 'feat: introduce many generated modules together')
  return { path, commits, git, remove: () => rmSync(path, { recursive: true, force: true }) }
}

function runGit(cwd: string, args: readonly string[], date?: string, input?: Buffer): string {
  const clock = date === undefined ? {} : { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  const env = { ...process.env, ...clock, GIT_CONFIG_NOSYSTEM: '1', HOME: cwd, LC_ALL: 'C' }
  return execFileSync('git', [...args], {
    cwd,
    env,
    input: input ?? '',
    stdio: ['pipe', 'pipe', 'pipe'],
  })
    .toString('utf8')
    .trim()
}
