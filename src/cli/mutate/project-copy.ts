import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, realpath, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { InputError } from '../../schema/index.ts'

/** A copy of the project that a file belongs to, where mutants may take the file's place. */
export interface ProjectCopy extends AsyncDisposable {
  /** The file inside the copy. */
  readonly file: string
  /** The working folder inside the copy; its top when the real one is not in the project. */
  readonly cwd: string
}

const MARKERS = ['package.json', 'pyproject.toml', 'setup.py', 'setup.cfg', 'tox.ini', '.git']
// Large, and the same for every mutant: linked, so that tools find what is installed.
const LINKED = new Set(['node_modules', '.venv', 'venv', '.tox'])
// Of no use to a test, or a repository that a test must not change.
const LEFT_OUT = new Set(['.git', '__pycache__', '.cache', '.pytest_cache', '.vitest', 'coverage'])
const MOST_FILES = 20_000
const MOST_BYTES = 500 * 2 ** 20

/**
 * Copies the project that a file belongs to into a temporary folder: up to the nearest folder with a
 * package.json, pyproject.toml or the like, else the file's own folder. The user's files are only
 * read, so that nothing is lost however the command ends; imports resolve as they do there.
 * @throws InputError when the project is too large to be copied
 */
export async function copyProject(file: string, cwd: string): Promise<ProjectCopy> {
  const source = await realpath(resolve(cwd, file))
  const root = projectRoot(dirname(source))
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'vitest-retrieval-mutate-')))
  const dispose = (): Promise<void> => rm(folder, { recursive: true, force: true })
  try {
    await copyFolder(root, folder, { root, files: 0, bytes: 0 })
  } catch (error) {
    await dispose()
    throw error
  }
  const inside = relative(root, await realpath(cwd))
  const isOutside = inside.startsWith('..') || isAbsolute(inside)
  return {
    file: join(folder, relative(root, source)),
    cwd: isOutside ? folder : join(folder, inside),
    [Symbol.asyncDispose]: dispose,
  }
}

/** The nearest folder that a tool would call a project. */
function projectRoot(start: string): string {
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    if (MARKERS.some(marker => existsSync(join(folder, marker)))) return folder
  }
  return start
}

interface Tally {
  readonly root: string
  files: number
  bytes: number
}

async function copyFolder(from: string, to: string, tally: Tally): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (LEFT_OUT.has(entry.name)) continue
    if (LINKED.has(entry.name) || entry.isSymbolicLink()) {
      await symlink(await realpath(source).catch(() => source), target)
    } else if (entry.isDirectory()) {
      await copyFolder(source, target, tally)
    } else if (entry.isFile()) {
      tally.files += 1
      tally.bytes += (await stat(source)).size
      requireSmall(tally)
      await copyFile(source, target, constants.COPYFILE_FICLONE)
    }
  }
}

function requireSmall({ root, files, bytes }: Tally): void {
  if (files <= MOST_FILES && bytes <= MOST_BYTES) return
  throw new InputError(
    `The project of a verified file must hold at most ${MOST_FILES} files and ` +
      `${MOST_BYTES / 2 ** 20} MB, since it is copied, but ${root} holds more. Put a package.json ` +
      'or pyproject.toml into a smaller folder around the file, or verify by asserts.',
  )
}
