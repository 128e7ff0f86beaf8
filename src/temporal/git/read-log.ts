import { decodePath, splitAtNul } from './decode-bytes.ts'
import { kindOfMode, type EntryKind } from './read-tree.ts'
import type { Repository } from './repository.ts'
import { InfrastructureError } from '../../schema/index.ts'

/** One path that a commit changed against its first parent. */
export interface FileChange {
  /** `A` added, `D` deleted, `M` modified, `R` renamed, `T` changed in type. */
  readonly status: string
  /** Path before, equal to `path` unless renamed. */
  readonly oldPath: string
  readonly path: string
  /** Undefined on the side that does not exist. */
  readonly oldOid: string | undefined
  readonly oid: string | undefined
  readonly kind: EntryKind
}

/** A commit of the first-parent history. */
export interface Commit {
  readonly hash: string
  readonly parents: readonly string[]
  readonly authorName: string
  readonly authorEmail: string
  /** Seconds since 1970. */
  readonly authorTime: number
  readonly commitTime: number
  readonly subject: string
  readonly body: string
  readonly changes: readonly FileChange[]
}

/** The commits of a window and how renames were found in them. */
export interface Log {
  /** Oldest first. */
  readonly commits: readonly Commit[]
  /** `exact` when missing blobs kept git from comparing contents. */
  readonly renames: 'similar' | 'exact'
}

const FIELDS = '%H%n%P%n%an%n%ae%n%at%n%ct%n%s%n%b'

/**
 * Reads the first-parent commits that `until` has and `epoch` has not, merges compared with their
 * first parent, with renames followed.
 */
export async function readLog(repository: Repository, epoch: string, until: string): Promise<Log> {
  const range = ['--first-parent', '--reverse', '-z', `${epoch}..${until}`, '--']
  const headers = await repository.read(['log', '--encoding=UTF-8', `--format=${FIELDS}`, ...range])
  const { changes, renames } = await readChanges(repository, range)
  const commits = splitAtNul(headers).map(record => commitOf(record.toString('utf8'), changes))
  return { commits, renames }
}

type Changes = ReadonlyMap<string, readonly FileChange[]>

async function readChanges(
  repository: Repository,
  range: readonly string[],
): Promise<{ readonly changes: Changes; readonly renames: Log['renames'] }> {
  const log = (similarity: string): Promise<Buffer> =>
    repository.read([
      'log',
      '--raw',
      '--no-abbrev',
      '--diff-merges=first-parent',
      `--find-renames=${similarity}`,
      '-l2000',
      '--no-ext-diff',
      '--no-textconv',
      '--format=%x02%H',
      ...range,
    ])
  try {
    return { changes: parseRaw(await log('50%')), renames: 'similar' }
  } catch (error) {
    if (!(error instanceof InfrastructureError)) throw error
    // Comparing contents needs them all; equal contents are seen by their names alone.
    return { changes: parseRaw(await log('100%')), renames: 'exact' }
  }
}

function commitOf(record: string, changes: Changes): Commit {
  const [hash = '', parents = '', authorName = '', authorEmail = '', ...rest] = record.split('\n')
  const [authorTime = '0', commitTime = '0', subject = '', ...body] = rest
  return {
    hash,
    parents: parents.split(' ').filter(parent => parent !== ''),
    authorName,
    authorEmail,
    authorTime: Number(authorTime),
    commitTime: Number(commitTime),
    subject,
    body: body.join('\n').trim(),
    changes: changes.get(hash) ?? [],
  }
}

/** Reads `\x02hash NUL (:modes oids status NUL path NUL (path NUL)?)*`. */
export function parseRaw(output: Buffer): Changes {
  const changes = new Map<string, FileChange[]>()
  const tokens = splitAtNul(output)
  let current: FileChange[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = (tokens[at] ?? Buffer.alloc(0)).toString('latin1').trimStart()
    if (token.startsWith('\x02')) {
      current = []
      changes.set(token.slice(1).trim(), current)
    } else if (token.startsWith(':')) {
      const isRename = /[RC]\d*$/.test(token)
      const first = tokens[at + 1] ?? Buffer.alloc(0)
      const second = isRename ? (tokens[at + 2] ?? Buffer.alloc(0)) : first
      current.push(changeOf(token, decodePath(first), decodePath(second)))
      at += isRename ? 2 : 1
    }
  }
  return changes
}

function changeOf(header: string, oldPath: string, path: string): FileChange {
  const [oldMode = '', mode = '', oldOid = '', oid = '', status = ''] = header.slice(1).split(' ')
  const isGone = status.startsWith('D')
  return {
    status: status.slice(0, 1),
    oldPath,
    path,
    oldOid: known(oldOid),
    oid: known(oid),
    kind: kindOfMode(isGone ? oldMode : mode),
  }
}

function known(oid: string): string | undefined {
  return /^0+$/.test(oid) ? undefined : oid
}
