import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { enumerateMutants, sampleMutants, type Mutant } from '../../mutation/index.ts'
import { loadParser } from '../../syntax/index.ts'
import { InputError, type Language, type MutationType } from '../../schema/index.ts'

/** A user's file with the mutants that were chosen. */
export interface MutatedFile {
  readonly file: string
  readonly language: Language
  readonly source: string
  readonly mutants: readonly Mutant[]
}

/** Which mutants of a file are wanted. */
export interface FileOptions {
  readonly seed: number
  readonly max?: number | undefined
  readonly types?: readonly MutationType[] | undefined
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  '.py': 'python',
  '.js': 'javascript',
  '.mjs': 'javascript',
  '.cjs': 'javascript',
  '.ts': 'typescript',
  '.mts': 'typescript',
  '.cts': 'typescript',
}

/** Makes the mutants of one file. */
export async function mutateFile(file: string, options: FileOptions): Promise<MutatedFile> {
  const language = LANGUAGES[extname(file)]
  if (language === undefined) {
    const known = Object.keys(LANGUAGES).join(' ')
    throw new InputError(`A file must end in one of ${known}, but got ${file}.`)
  }
  const source = await readSource(file)
  const { types, max, seed } = options
  const all = enumerateMutants(source, await loadParser(language), {
    language,
    ...(types === undefined ? {} : { types }),
  })
  return {
    file,
    language,
    source,
    mutants: max === undefined ? all : sampleMutants(all, max, seed),
  }
}

// A byte order mark stays part of the source, so that offsets fit the file as it is.
async function readSource(file: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(file))
  } catch (error) {
    throw new InputError(`${file} must be a readable UTF-8 file, but it is not.`, { cause: error })
  }
}
