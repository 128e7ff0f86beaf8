import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lexicalArms, type Retriever } from '../../retrievers/index.ts'
import { InputError } from '../../schema/index.ts'
import type { LoadedArm } from './run-arms.ts'

/**
 * Returns the lexical arms and every retriever that the given files export.
 * @throws InputError when a file cannot be loaded or exports none
 */
export async function loadArms(files: readonly string[] = []): Promise<readonly LoadedArm[]> {
  const own = (await Promise.all(files.map(loadRetrievers))).flat()
  return [
    ...lexicalArms().map(retriever => ({ retriever, isOurs: true })),
    ...own.map(retriever => ({ retriever, isOurs: false })),
  ]
}

/**
 * Returns the retrievers that a module exports, by any name.
 * @throws InputError when it cannot be loaded or exports none
 */
export async function loadRetrievers(file: string): Promise<readonly Retriever[]> {
  const module: unknown = await import(pathToFileURL(resolve(file)).href).catch(
    (cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new InputError(
        `--retriever must name a module, but ${file} cannot be loaded: ${reason}.`,
        { cause },
      )
    },
  )
  const exported = typeof module === 'object' && module !== null ? Object.values(module) : []
  const found = [...new Set(exported)].filter(isRetriever)
  if (found.length > 0) return found
  throw new InputError(
    `--retriever must name a module that exports a retriever, but ${file} exports none. ` +
      'Write "export const mine = defineRetriever({ … })".',
  )
}

function isRetriever(value: unknown): value is Retriever {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'index' in value &&
    typeof value.index === 'function' &&
    'search' in value &&
    typeof value.search === 'function'
  )
}
