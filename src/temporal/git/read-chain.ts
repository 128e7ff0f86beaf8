import { InputError } from '../../schema/index.ts'
import { parseRaw, readLog, type Commit, type Log } from './read-log.ts'
import type { Repository } from './repository.ts'

/** Which commits are meant. */
export interface ChainOptions {
  readonly epoch: string
  readonly until?: string | undefined
  readonly since?: string | undefined
}

/** The first-parent commits between an epoch and the end of a window. */
export interface Chain {
  readonly epoch: string
  readonly since: string
  readonly until: string
  /** From the epoch on, oldest first: renames are followed over all of them. */
  readonly all: readonly Commit[]
  /** Those after `since`. */
  readonly window: readonly Commit[]
  readonly renames: Log['renames']
}

/**
 * Reads the history from the epoch on.
 * @throws InputError when a revision is unknown, one is no ancestor of the next, or nothing follows
 */
export async function readChain(repository: Repository, options: ChainOptions): Promise<Chain> {
  const until = await repository.resolve(options.until ?? 'HEAD', 'The end of the window')
  const epoch = await repository.resolve(options.epoch, 'The epoch')
  const since =
    options.since === undefined ? epoch : await repository.resolve(options.since, 'The window')
  await requireAncestor(repository, [epoch, 'The epoch', options.epoch], since)
  await requireAncestor(
    repository,
    [since, 'The start of the window', options.since ?? options.epoch],
    until,
  )
  const log = await readLog(repository, epoch, until)
  const later = since === epoch ? undefined : (await readLog(repository, since, until)).commits
  const wanted = later === undefined ? undefined : new Set(later.map(({ hash }) => hash))
  const window = log.commits.filter(({ hash }) => wanted === undefined || wanted.has(hash))
  if (window.length === 0) throw emptyWindow(since, until)
  const bridge = await bridgeFrom(repository, epoch, log.commits[0])
  return { epoch, since, until, all: [...bridge, ...log.commits], window, renames: log.renames }
}

async function requireAncestor(
  repository: Repository,
  [ancestor, role, given]: readonly [string, string, string],
  of: string,
): Promise<void> {
  const base = (
    await repository.read(['merge-base', '--all', ancestor, of]).catch(() => Buffer.alloc(0))
  )
    .toString('latin1')
    .split('\n')
  if (base.includes(ancestor)) return
  throw new InputError(
    `${role} must be an ancestor of ${of.slice(0, 10)}, but ${given} (${ancestor.slice(0, 10)}) is ` +
      'not: it lies on another branch. Name a commit of "git log --first-parent".',
  )
}

/** An epoch on a merged branch is no parent of the first commit: what lies between is one step. */
async function bridgeFrom(
  repository: Repository,
  epoch: string,
  first: Commit | undefined,
): Promise<readonly Commit[]> {
  const parent = first?.parents[0]
  if (first === undefined || parent === undefined || parent === epoch) return []
  const output = await repository.read([
    'diff-tree',
    '-r',
    '--raw',
    '-z',
    '--no-abbrev',
    '-M',
    '-l2000',
    epoch,
    parent,
  ])
  const changes = parseRaw(Buffer.concat([Buffer.from('\x02bridge\0'), output])).get('bridge') ?? []
  return [{ ...first, hash: 'bridge', changes }]
}

function emptyWindow(since: string, until: string): InputError {
  return new InputError(
    `A window must hold commits, but there is none between ${since.slice(0, 10)} and ` +
      `${until.slice(0, 10)}. Choose an earlier epoch, for example HEAD~400.`,
  )
}
