import type { Repository } from './repository.ts'

/** Two versions of a file; one of them may not exist. */
export interface BlobPair {
  readonly before: string | undefined
  readonly after: string | undefined
}

/** One changed place: lines are counted from 1, as in a unified diff without context. */
export interface Hunk {
  readonly oldStart: number
  readonly oldCount: number
  readonly newStart: number
  readonly newCount: number
  readonly removed: readonly string[]
  readonly added: readonly string[]
}

/** Hunks of pairs of versions. */
export interface BlobDiffs {
  /** Empty when the versions are equal. */
  of(pair: BlobPair): readonly Hunk[]
}

/**
 * Compares many pairs of blobs in one process: two made-up trees hold the two sides. The blobs must
 * all be there.
 */
export async function diffBlobs(
  repository: Repository,
  pairs: readonly BlobPair[],
): Promise<BlobDiffs> {
  const distinct = [...new Map(pairs.map(pair => [keyOf(pair), pair])).values()].filter(
    ({ before, after }) => before !== after,
  )
  if (distinct.length === 0) return { of: () => [] }
  const before = await makeTree(
    repository,
    distinct.map(pair => pair.before),
  )
  const after = await makeTree(
    repository,
    distinct.map(pair => pair.after),
  )
  const patch = await repository.read([
    'diff-tree',
    '-r',
    '-p',
    '-U0',
    '--text',
    '--full-index',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
    '--diff-algorithm=myers',
    before,
    after,
  ])
  const hunks = parsePatch(patch.toString('utf8'))
  return { of: pair => hunks.get(keyOf(pair)) ?? [] }
}

async function makeTree(
  repository: Repository,
  oids: readonly (string | undefined)[],
): Promise<string> {
  const lines = oids.flatMap((oid, at) =>
    oid === undefined ? [] : [`100644 blob ${oid}\t${String(at).padStart(7, '0')}\n`],
  )
  const output = await repository.read(['mktree'], lines.join(''))
  return output.toString('latin1').trim()
}

function keyOf({ before, after }: BlobPair): string {
  return `${before ?? ''}..${after ?? ''}`
}

/** Reads a patch by the `index` lines, which name both versions whatever the paths are. */
function parsePatch(patch: string): ReadonlyMap<string, readonly Hunk[]> {
  const hunks = new Map<string, Hunk[]>()
  let current: Hunk[] = []
  let lines: { removed: string[]; added: string[] } | undefined
  for (const line of patch.split('\n')) {
    const header = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line)
    if (header !== null) {
      lines = { removed: [], added: [] }
      const [oldStart, oldCount, newStart, newCount] = header
        .slice(1, 5)
        .map(number => (number === undefined ? 1 : Number(number)))
      current.push({
        oldStart: oldStart ?? 0,
        oldCount: oldCount ?? 1,
        newStart: newStart ?? 0,
        newCount: newCount ?? 1,
        ...lines,
      })
    } else if (line.startsWith('diff --git ')) {
      lines = undefined
    } else if (lines === undefined) {
      const index = /^index ([0-9a-f]+)\.\.([0-9a-f]+)/.exec(line)
      if (index !== null) hunks.set(keyOf(namesOf(index[1] ?? '', index[2] ?? '')), (current = []))
    } else if (line.startsWith('+')) {
      lines.added.push(line.slice(1))
    } else if (line.startsWith('-')) {
      lines.removed.push(line.slice(1))
    }
  }
  return hunks
}

function namesOf(before: string, after: string): BlobPair {
  const known = (oid: string): string | undefined => (/^0+$/.test(oid) ? undefined : oid)
  return { before: known(before), after: known(after) }
}
