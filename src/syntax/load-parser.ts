import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Language as Grammar, Parser } from 'web-tree-sitter'
import { InfrastructureError, type Language } from '../schema/index.ts'
import { plainTree, type TreeNode } from './plain-tree.ts'

/** Turns a source text into the root of its syntax tree. */
export type ParseSource = (source: string) => TreeNode

const GRAMMARS: Readonly<Record<Language, string>> = {
  python: 'tree-sitter-python',
  javascript: 'tree-sitter-javascript',
  typescript: 'tree-sitter-typescript',
}

const parsers = new Map<Language, Promise<ParseSource>>()

/** Loads the grammar of a language once and returns its parser. */
export function loadParser(language: Language): Promise<ParseSource> {
  const loaded = parsers.get(language) ?? createParser(language)
  parsers.set(language, loaded)
  return loaded
}

// A second start would replace the WebAssembly module under the grammars loaded into the first.
let started: Promise<void> | undefined

async function createParser(language: Language): Promise<ParseSource> {
  started ??= Parser.init()
  await started
  const parser = new Parser()
  parser.setLanguage(await Grammar.load(grammarPath(language)))
  return source => {
    const tree = parser.parse(source)
    if (tree === null) {
      throw new InfrastructureError(
        `The ${language} grammar must give a tree, but it gave none. ` +
          'This is a bug in vitest-retrieval; please report it.',
      )
    }
    try {
      return plainTree(tree.walk())
    } finally {
      // The tree lives in WebAssembly memory, which no garbage collector frees.
      tree.delete()
    }
  }
}

/** Finds the grammar beside the built file, else in the repository's development packages. */
function grammarPath(language: Language): string {
  const name = GRAMMARS[language]
  const shipped = fileURLToPath(new URL(`grammars/${name}.wasm`, import.meta.url))
  if (existsSync(shipped)) return shipped
  return createRequire(import.meta.url).resolve(`${name}/${name}.wasm`)
}
