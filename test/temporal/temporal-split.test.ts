import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Dataset, InputError } from '../../src/schema/index.ts'
import { auditRepository, temporalSplit, type TemporalDataset } from '../../src/temporal/index.ts'
import { syntheticRepository, type SyntheticRepository } from './synthetic-repository.ts'

let repository: SyntheticRepository
let dataset: TemporalDataset
const folder = mkdtempSync(join(tmpdir(), 'vitest-retrieval-clones-'))

beforeAll(async () => {
  repository = syntheticRepository()
  dataset = await temporalSplit({ repository: repository.path, epoch: 'epoch', name: 'shop' })
}, 120_000)
afterAll(() => {
  repository.remove()
  rmSync(folder, { recursive: true, force: true })
})

const queryOf = (name: string) =>
  dataset.queries.find(query => query.commit === repository.commits[name])
const clone = (name: string, ...args: readonly string[]): string => {
  const path = join(folder, name)
  execFileSync('git', ['clone', '-q', ...args, `file://${repository.path}`, path], {
    stdio: 'pipe',
  })
  return path
}

describe('temporalSplit', () => {
  test('is a dataset like any other', () => {
    expect(Dataset.safeParse(dataset).success).toBe(true)
  })

  test('asks the commits that edit source files of the epoch, and no other', () => {
    const names = Object.entries(repository.commits)
      .filter(([name]) => queryOf(name) !== undefined)
      .map(([name]) => name)

    expect(names.sort()).toEqual(
      ['afterRename', 'crlf', 'deletion', 'greenfield', 'mature', 'merge', 'rename'].sort(),
    )
  })

  test('counts every other commit under its reason', () => {
    expect(dataset.facts.drops).toEqual({
      bot: 1,
      revert: 1,
      'changes nothing': 1,
      'no source file': 2,
      'other language': 0,
      'too many files': 1,
      'message too short': 1,
      unreachable: 1,
      'already in the epoch': 0,
    })
    expect(dataset.facts.commits).toBe(15)
  })

  test('cleans the message to a query', () => {
    expect(queryOf('mature')?.text).toBe('round the cart total\nThe sum of prices drifted.')
    expect(queryOf('merge')?.text).toBe('Compute shipping costs for parcels')
  })

  test('follows a rename back to the epoch', () => {
    expect(queryOf('rename')?.goldIds).toEqual(['src/moved.ts'])
    expect(queryOf('afterRename')?.goldIds).toEqual(['src/moved.ts'])
    expect(dataset.facts.renamed).toBe(1)
  })

  test('takes created files out of the denominator and calls the instance greenfield', () => {
    expect(queryOf('greenfield')).toMatchObject({
      goldIds: ['src/price.ts'],
      strata: { kind: 'greenfield' },
    })
    expect(dataset.facts).toMatchObject({
      mature: 6,
      greenfield: 1,
      unreachable: { created: 1, later: 0, instances: 1 },
    })
  })

  test('keeps a file that the commit deletes as gold', () => {
    expect(queryOf('deletion')?.goldIds).toEqual(['src/gone.ts'])
  })

  test('maps changed lines to the file at the epoch, with CRLF and after a rename', () => {
    expect(queryOf('mature')?.goldLines).toEqual({ 'src/cart.ts': [{ start: 3, end: 3 }] })
    expect(queryOf('crlf')?.goldLines).toEqual({ 'src/crlf.ts': [{ start: 2, end: 2 }] })
    expect(queryOf('afterRename')?.goldLines).toEqual({ 'src/moved.ts': [{ start: 2, end: 2 }] })
  })

  test('searches the tree at the epoch without links, submodules, binaries and blanks', () => {
    expect(dataset.corpus.map(({ id }) => id)).toEqual([
      'src/bom.ts',
      'src/caf\\xe9.ts',
      'src/cart.ts',
      'src/crlf.ts',
      'src/gone.ts',
      'src/latin.py',
      'src/moved.ts',
      'src/price.ts',
      'test/cart.test.ts',
    ])
    expect(dataset.facts.leftOut).toEqual({
      symlinks: 1,
      submodules: 1,
      outOfScope: 1,
      binary: 1,
      missing: 0,
      empty: 1,
    })
    const textOf = (id: string) => dataset.corpus.find(entry => entry.id === id)?.text
    expect(textOf('src/bom.ts')?.charCodeAt(0)).toBe(0xfeff)
    expect(textOf('src/latin.py')).toBe('name = "café"\n')
    expect(textOf('src/crlf.ts')).toContain('\r\n')
  })

  test('holds the newest third out, or every third as published', async () => {
    const published = await temporalSplit({
      repository: repository.path,
      epoch: 'epoch',
      name: 'shop',
      holdout: 'every-third',
    })
    const held = (from: TemporalDataset) =>
      Object.entries(repository.commits)
        .filter(([, hash]) =>
          from.queries.some(q => q.commit === hash && q.strata?.split === 'holdout'),
        )
        .map(([name]) => name)

    expect(held(dataset)).toEqual(['deletion', 'crlf', 'merge'])
    expect(held(published)).toEqual(['mature', 'afterRename', 'merge'])
  })

  test('gives the same bytes again, from a bare clone too, and writes nothing', async () => {
    const bare = clone('bare.git', '--bare')
    const before = readdirSync(join(bare, 'objects'), { recursive: true }).length

    const again = await temporalSplit({ repository: bare, epoch: 'epoch', name: 'shop' })

    expect(again.sha256).toBe(dataset.sha256)
    expect(readdirSync(join(bare, 'objects'), { recursive: true }).length).toBe(before)
  })

  test('searches an older tree for the same window', async () => {
    const later = await temporalSplit({
      repository: repository.path,
      epoch: 'epoch',
      since: 'main~4',
      name: 'shop',
    })

    expect(later.facts).toMatchObject({ commits: 4, epoch: dataset.facts.epoch })
    expect(later.queries.map(({ commit }) => commit)).toEqual([repository.commits['merge']])
  })

  test('drops a commit whose lines stand in the epoch already', async () => {
    const picked = syntheticRepository()
    try {
      picked.git('checkout', '-q', '-b', 'release', 'epoch')
      picked.git(
        '-c',
        'user.name=Ada',
        '-c',
        'user.email=a@example.org',
        'cherry-pick',
        picked.commits['mature'] ?? '',
      )
      picked.git('checkout', '-q', 'main')
      picked.git(
        '-c',
        'user.name=Ada',
        '-c',
        'user.email=a@example.org',
        'merge',
        '-q',
        '-s',
        'ours',
        '--no-edit',
        'release',
      )

      const split = await temporalSplit({ repository: picked.path, epoch: 'release', name: 'shop' })

      expect(split.facts.drops['already in the epoch']).toBe(1)
      expect(split.queries.map(({ commit }) => commit)).not.toContain(picked.commits['mature'])
    } finally {
      picked.remove()
    }
  })
})

test('a file whose content is missing is left out, counted, and no gold', async () => {
  const path = clone('pruned', '--no-hardlinks')
  execFileSync('sh', ['-c', 'mv .git/objects/pack/*.pack pack && git unpack-objects -q < pack'], {
    cwd: path,
  })
  const oid = execFileSync('git', ['rev-parse', 'epoch:src/moved.ts'], { cwd: path })
    .toString()
    .trim()
  rmSync(join(path, '.git/objects', oid.slice(0, 2), oid.slice(2)))

  const split = await temporalSplit({ repository: path, epoch: 'epoch', name: 'shop' })

  expect(split.facts.leftOut.missing).toBe(1)
  expect(split.facts.drops.unreachable).toBe(3)
  expect(split.queries).toHaveLength(5)
})

test('a dirty work tree changes nothing and is told', async () => {
  const path = clone('dirty')
  writeFileSync(join(path, 'src/cart.ts'), 'changed')

  const split = await temporalSplit({ repository: path, epoch: 'epoch', name: 'shop' })

  expect(split.sha256).toBe(dataset.sha256)
  expect(split.facts.uncommitted).toBe(1)
})

describe('temporalSplit refuses', () => {
  const split = (path: string, options: object = {}) =>
    temporalSplit({ repository: path, epoch: 'epoch', ...options })

  test('a shallow clone', async () => {
    const path = clone('shallow', '--depth', '3')

    await expect(split(path, { epoch: 'HEAD~1' })).rejects.toThrow(/shallow clone.*--unshallow/s)
  })

  test('a partial clone whose files are missing, without fetching them', async () => {
    repository.git('config', 'uploadpack.allowFilter', 'true')
    const path = clone('partial', '--filter=blob:none', '--no-checkout')

    await expect(split(path, { epoch: 'origin/main~10' })).rejects.toThrow(/partial clone/)
  })

  test.each([
    ['an epoch that is no ancestor', { epoch: 'feature', until: 'epoch' }, /must be an ancestor/],
    ['an empty window', { epoch: 'HEAD' }, /there is none between/],
    ['an unknown revision', { epoch: 'nowhere' }, /"nowhere" does not/],
    ['a window without instances', { epoch: 'HEAD~1' }, /hold none \(1 too many files\)/],
    ['a language that no commit edits', { language: 'go' }, /12 other language|other language/],
  ])('%s', async (_, options, message) => {
    await expect(split(repository.path, options)).rejects.toThrow(message)
    await expect(split(repository.path, options)).rejects.toThrow(InputError)
  })

  test('a folder that is no repository', async () => {
    await expect(split(folder)).rejects.toThrow(/must be a git repository/)
  })
})

describe('auditRepository', () => {
  const wordCount = {
    name: 'words',
    features: (text: string) => text,
    scores: (query: string, files: readonly unknown[]) =>
      Float64Array.from(
        files,
        file => query.split(/\W+/).filter(word => String(file).includes(word)).length,
      ),
  }

  test('finds no leak at the epoch and every instance in the last tree', async () => {
    const options = { repository: repository.path, epoch: 'epoch', name: 'shop', arms: [wordCount] }

    const clean = await auditRepository(options)
    const dirty = await auditRepository({ ...options, corpus: 'HEAD', arms: [] })

    expect(clean.leaks).toEqual([])
    expect(dirty.leaks).toHaveLength(7)
    expect(clean.created).toEqual({ files: 1, goldFiles: 8, instances: 1, of: 7 })
    expect(
      clean.contaminated.queries.find(q => q.commit === repository.commits['rename'])?.goldIds,
    ).toEqual(['lib/carried.ts'])
    expect(clean.contaminated.queries.some(q => q.commit === repository.commits['deletion'])).toBe(
      false,
    )
    const [row] = clean.decomposition
    expect(row?.recall).toHaveLength(4)
    const change = (row?.drift.mean ?? 0) + (row?.ownFix.mean ?? 0) + (row?.later.mean ?? 0)
    expect(change).toBeCloseTo((row?.recall[3] ?? 0) - (row?.recall[0] ?? 0), 12)
  })
})
