import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { InputError } from '../../schema/index.ts'
import { runGit, tryGit, type GitOptions } from './run-git.ts'

/** A repository whose objects can be read; nothing is ever written into it. */
export interface Repository {
  /** The folder's name, for ids and reports. */
  readonly name: string
  readonly path: string
  readonly isBare: boolean
  /** Runs git on the repository's objects, without its configuration, hooks and references. */
  read(args: readonly string[], input?: string | Buffer): Promise<Buffer>
  /** Returns the full name of the commit that a revision means. */
  resolve(revision: string, purpose: string): Promise<string>
  /** Number of changed or untracked files of the work tree; 0 when bare. */
  uncommitted(): Promise<number>
  /** Removes the temporary view. */
  close(): Promise<void>
}

/**
 * Opens a repository, bare or not, through a temporary view: an empty repository that borrows its
 * objects. So a partial clone fetches nothing, its configuration changes no diff, and diffs of
 * made-up trees leave no object behind.
 * @throws InputError when the path is no repository, or a shallow clone
 */
export async function openRepository(path: string, name?: string): Promise<Repository> {
  const cwd = resolve(path)
  const facts = await factsOf(cwd)
  const view = await createView(facts.format)
  const env: GitOptions['env'] = {
    GIT_DIR: view,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: facts.objects,
  }
  return {
    name: name ?? nameOf(cwd),
    path: cwd,
    isBare: facts.isBare,
    read: (args, input) => runGit(args, { env, input, cwd: view }),
    resolve: (revision, purpose) => resolveCommit(cwd, revision, purpose),
    async uncommitted() {
      if (facts.isBare) return 0
      const status = await runGit(['status', '--porcelain', '-z'], { cwd })
      return status
        .toString('utf8')
        .split('\0')
        .filter(line => line !== '').length
    },
    close: () => rm(view, { recursive: true, force: true }),
  }
}

interface Facts {
  readonly isBare: boolean
  readonly objects: string
  readonly format: string
}

async function factsOf(cwd: string): Promise<Facts> {
  const { code, stdout, stderr } = await tryGit(
    [
      'rev-parse',
      '--is-shallow-repository',
      '--is-bare-repository',
      '--show-object-format',
      '--git-path',
      'objects',
    ],
    { cwd },
  ).catch((error: unknown) => refuseFolder(cwd, error))
  if (code !== 0) {
    throw new InputError(
      `${cwd} must be a git repository, but git says: ${stderr.split('\n')[0] ?? ''}. ` +
        'Name a folder with --repo.',
    )
  }
  const [isShallow, isBare, format = 'sha1', objects = ''] = stdout.toString('utf8').split('\n')
  if (isShallow === 'true') {
    throw new InputError(
      `${cwd} must hold its whole history, but is a shallow clone: commits before its boundary ` +
        'are missing. Run "git fetch --unshallow" (in CI: fetch-depth: 0).',
    )
  }
  return { isBare: isBare === 'true', objects: resolve(cwd, objects), format }
}

/** A folder that is not there makes the start of any process fail. */
function refuseFolder(cwd: string, cause: unknown): never {
  throw new InputError(
    `${cwd} must be a readable folder of a git repository, and git must be installed, but git ` +
      'could not be started there. Check --repo.',
    { cause },
  )
}

async function createView(format: string): Promise<string> {
  const view = await mkdtemp(join(tmpdir(), 'vitest-retrieval-git-'))
  await Promise.all([mkdir(join(view, 'objects')), mkdir(join(view, 'refs'))])
  const isSha1 = format === 'sha1'
  const extension = isSha1 ? '' : `[extensions]\n\tobjectFormat = ${format}\n`
  await writeFile(join(view, 'HEAD'), 'ref: refs/heads/none\n')
  await writeFile(
    join(view, 'config'),
    `[core]\n\trepositoryformatversion = ${isSha1 ? 0 : 1}\n\tbare = true\n${extension}`,
  )
  return view
}

async function resolveCommit(cwd: string, revision: string, purpose: string): Promise<string> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]
  const { code, stdout } = await tryGit(args, { cwd })
  if (code === 0) return stdout.toString('utf8').trim()
  throw new InputError(
    `${purpose} must name a commit of ${cwd}, but "${revision}" does not. ` +
      'Name a branch, a tag, a hash or for example HEAD~400.',
  )
}

/** `shop`, `shop.git` and `shop/.git` are all called shop. */
function nameOf(path: string): string {
  const last = basename(path)
  if (last === '.git') return nameOf(join(path, '..'))
  return last.replace(/\.git$/, '') || 'repository'
}
