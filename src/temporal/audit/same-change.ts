import { tryGit } from '../git/run-git.ts'
import type { Commit } from '../git/read-log.ts'
import { splitAtNul } from '../git/decode-bytes.ts'
import type { Repository } from '../git/repository.ts'

interface Ancestor {
  readonly hash: string
  /** Picking and rebasing keep author and author time; a copy by hand keeps the subject. */
  readonly keys: readonly string[]
}

/**
 * Returns the commits whose change the searched tree already has: ancestors of `searched`, and
 * commits of equal patch-id with an ancestor of the same author and time or the same subject.
 */
export async function sameChangeIn(
  repository: Repository,
  searched: string,
  commits: readonly Commit[],
): Promise<ReadonlyMap<string, string>> {
  const ancestors = await readAncestors(repository, searched)
  const known = new Set(ancestors.map(({ hash }) => hash))
  const found = new Map(
    commits.filter(({ hash }) => known.has(hash)).map(({ hash }) => [hash, hash]),
  )
  const byKey = new Map(ancestors.flatMap(({ hash, keys }) => keys.map(key => [key, hash])))
  const pairs = commits.flatMap(commit =>
    [...new Set(keysOf(commit).flatMap(key => byKey.get(key) ?? []))].map(twin => ({
      commit,
      twin,
    })),
  )
  const open = pairs.filter(({ commit }) => !found.has(commit.hash))
  const ids = await patchIds(
    repository,
    open.flatMap(({ commit, twin }) => [commit.hash, twin]),
  )
  for (const { commit, twin } of open) {
    const id = ids.get(commit.hash)
    if (id !== undefined && id === ids.get(twin)) found.set(commit.hash, twin)
  }
  return found
}

async function readAncestors(
  repository: Repository,
  searched: string,
): Promise<readonly Ancestor[]> {
  const format = '--format=%H%n%ae%n%at%n%s'
  const output = await repository.read(['log', '-z', '--encoding=UTF-8', format, searched, '--'])
  return splitAtNul(output).map(record => {
    const [hash = '', authorEmail = '', authorTime = '', subject = ''] = record
      .toString('utf8')
      .split('\n')
    return { hash, keys: keysOf({ authorEmail, authorTime: Number(authorTime), subject }) }
  })
}

function keysOf({
  authorEmail,
  authorTime,
  subject,
}: Pick<Commit, 'authorEmail' | 'authorTime' | 'subject'>): readonly string[] {
  return [`at ${authorTime} ${authorEmail}`, `subject ${subject.replace(/\s*\(#\d+\)/g, '')}`]
}

/** `git patch-id` of each commit against its first parent; missing blobs leave a commit out. */
async function patchIds(
  repository: Repository,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  for (const hash of new Set(hashes)) {
    const args = ['diff-tree', '--root', '-r', '-p', '--diff-merges=first-parent', hash]
    const patch = await repository.read(args).catch(() => undefined)
    if (patch === undefined) continue
    const { stdout } = await tryGit(['patch-id', '--stable'], { input: patch })
    const id = stdout.toString('latin1').split(' ')[0] ?? ''
    if (id !== '') ids.set(hash, id)
  }
  return ids
}
