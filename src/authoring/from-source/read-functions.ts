import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { isTestPath, languageOf, runnableModule, topFunctions } from '../../project-tests/index.ts'
import { InputError, type Language } from '../../schema/index.ts'
import type { TreeNode } from '../../syntax/index.ts'
import { describeFunction } from './describe-function.ts'

/** A function of a project that may become a task. */
export interface SourceFunction {
  /** `<path>#<name>`. */
  readonly id: string
  readonly path: string
  readonly name: string
  readonly query: string | undefined
  /** Without its description. */
  readonly code: string
  /** The module, runnable without the project's other modules, with `SUBJECT` in the function's place. */
  readonly module: string
}

/** The code and the tests of a project. */
export interface ProjectFiles {
  readonly functions: readonly SourceFunction[]
  /** Texts of the test files. */
  readonly tests: readonly string[]
}

/** Where to look. */
export interface ReadProjectOptions {
  readonly sources: readonly string[]
  /** Where the tests are; test files among the sources when absent. */
  readonly tests?: readonly string[] | undefined
  readonly language: Language
  readonly parse: (source: string) => TreeNode
}

const NOT_OURS =
  /(^|\/)(node_modules|dist|build|coverage|__pycache__|site-packages|venv|\.[^/]+)(\/|$)/

/**
 * Reads the top-level functions and the test files of a project.
 * @throws InputError when a folder cannot be read, or holds no function
 */
export async function readProject(options: ReadProjectOptions): Promise<ProjectFiles> {
  const { sources, language } = options
  const files = (await Promise.all(sources.map(folder => filesIn(folder, language)))).flat()
  const code = files.filter(({ path }) => !isTestPath(path))
  const tests =
    options.tests === undefined
      ? files.filter(({ path }) => isTestPath(path))
      : (await Promise.all(options.tests.map(folder => filesIn(folder, language)))).flat()
  const functions: SourceFunction[] = []
  for (const file of code) functions.push(...(await functionsOf(file, options)))
  if (functions.length > 0) return { functions, tests: tests.map(({ text }) => text) }
  throw new InputError(
    `The sources must hold top-level ${language} functions, but ${sources.join(', ')} ` +
      `hold${sources.length === 1 ? 's' : ''} none in ${code.length} files. Name another folder or --language.`,
  )
}

interface File {
  /** With forward slashes. */
  readonly path: string
  readonly text: string
}

async function filesIn(folder: string, language: Language): Promise<readonly File[]> {
  const names = await readdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw new InputError(`A folder of the project must be readable, but ${folder} is not.`, {
      cause,
    })
  })
  const paths = names
    .map(name => name.split(sep).join('/'))
    .filter(
      path => !NOT_OURS.test(path) && languageOf(path) === language && !/\.d\.[cm]?ts$/.test(path),
    )
    .sort()
  return Promise.all(
    paths.map(async path => ({ path, text: await readFile(join(folder, path), 'utf8') })),
  )
}

/** What stands for the function in its module. */
export const SUBJECT: Readonly<Record<Language, string>> = {
  python: '__subject__ = None',
  javascript: 'void "__subject__"',
  typescript: 'void "__subject__"',
}

async function functionsOf(
  { path, text }: File,
  { language, parse }: ReadProjectOptions,
): Promise<readonly SourceFunction[]> {
  const found: SourceFunction[] = []
  for (const { name, startIndex, endIndex } of await topFunctions(path, text)) {
    const [before, after] = [text.slice(0, startIndex), text.slice(endIndex)]
    const described = describeFunction(text.slice(startIndex, endIndex), before, {
      language,
      parse,
    })
    const module = await runnableModule(`${before}${SUBJECT[language]}${after}`, language)
    found.push({ id: `${path}#${name}`, path, name, ...described, module })
  }
  return found
}
