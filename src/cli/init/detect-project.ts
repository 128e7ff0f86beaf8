import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { InputError } from '../../schema/index.ts'

/** A package manager, with what a workflow runs. */
export interface PackageManager {
  readonly name: 'npm' | 'pnpm' | 'yarn' | 'bun'
  readonly install: string
  readonly exec: string
  readonly add: string
}

const MANAGERS: readonly (PackageManager & { readonly locks: readonly string[] })[] = [
  {
    name: 'pnpm',
    install: 'pnpm install --frozen-lockfile',
    exec: 'pnpm exec',
    add: 'pnpm add -D',
    locks: ['pnpm-lock.yaml'],
  },
  {
    name: 'yarn',
    install: 'yarn install --immutable',
    exec: 'yarn',
    add: 'yarn add -D',
    locks: ['yarn.lock'],
  },
  {
    name: 'bun',
    install: 'bun install --frozen-lockfile',
    exec: 'bunx',
    add: 'bun add -d',
    locks: ['bun.lock', 'bun.lockb'],
  },
  {
    name: 'npm',
    install: 'npm ci',
    exec: 'npx',
    add: 'npm install --save-dev',
    locks: ['package-lock.json', 'npm-shrinkwrap.json'],
  },
]

/** What `init` finds out before it writes anything. */
export interface DetectedProject {
  readonly folder: string
  /** The folder of `.git`, else the project itself. */
  readonly repository: string
  /** The project below the repository, with `/`; empty when they are the same. */
  readonly path: string
  readonly isTypeScript: boolean
  readonly isModule: boolean
  /** The configuration that Vitest would read, in its order of preference. */
  readonly config: string | undefined
  readonly manager: PackageManager
  /** Packages that package.json does not list yet. */
  readonly missing: readonly string[]
  /** Another CI than GitHub's, when there is no `.github`. */
  readonly otherCi: string | undefined
}

/**
 * Looks at a project without changing it.
 * @throws InputError when the folder holds no readable package.json
 */
export async function detectProject(folder: string): Promise<DetectedProject> {
  const manifest = await readManifest(join(folder, 'package.json'))
  const names = await readdir(folder)
  const repository = (await findUp(folder, ['.git'])) ?? folder
  const config = CONFIGS.find(name => names.includes(name))
  const listed = { ...manifest.dependencies, ...manifest.devDependencies }
  return {
    folder,
    repository,
    path: relative(repository, folder).split(sep).join('/'),
    isTypeScript:
      names.includes('tsconfig.json') || 'typescript' in listed || /\.[cm]?ts$/.test(config ?? ''),
    isModule: manifest.type === 'module',
    config,
    manager: await detectManager(folder, repository),
    missing: ['vitest', 'vitest-retrieval'].filter(name => !(name in listed)),
    otherCi: await detectOtherCi(repository),
  }
}

// Vitest's own order: vitest.config before vite.config, then by extension.
const CONFIGS = ['vitest.config', 'vite.config'].flatMap(name =>
  ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(extension => `${name}.${extension}`),
)

interface Manifest {
  readonly type?: unknown
  readonly dependencies?: object
  readonly devDependencies?: object
}

async function readManifest(path: string): Promise<Manifest> {
  try {
    const manifest: unknown = JSON.parse(await readFile(path, 'utf8'))
    if (typeof manifest === 'object' && manifest !== null) return manifest
    throw new Error('it is no object')
  } catch (cause) {
    throw new InputError(
      `init must be run where a readable package.json is, but there is none at ${path}. ` +
        'Run "npm init" first, or change into the project.',
      { cause },
    )
  }
}

async function detectManager(folder: string, repository: string): Promise<PackageManager> {
  for (const { locks, ...manager } of MANAGERS) {
    const found = await findUp(folder, locks)
    if (found !== undefined && found.startsWith(repository)) return manager
  }
  return { name: 'npm', install: 'npm install', exec: 'npx', add: 'npm install --save-dev' }
}

async function detectOtherCi(repository: string): Promise<string | undefined> {
  const names = await readdir(repository)
  if (names.includes('.github')) return undefined
  const others = ['.gitlab-ci.yml', '.circleci', 'azure-pipelines.yml', 'Jenkinsfile', '.forgejo']
  return others.find(name => names.includes(name))
}

/** The nearest folder upwards that holds one of the names. */
async function findUp(folder: string, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const isThere = await stat(join(folder, name)).then(
      () => true,
      () => false,
    )
    if (isThere) return folder
  }
  const parent = dirname(folder)
  return parent === folder ? undefined : findUp(parent, names)
}
