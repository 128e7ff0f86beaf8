import { InfrastructureError, type Language } from '../schema/index.ts'
import { plainTree, type TreeNode } from './plain-tree.ts'
import { startParser } from './start-parser.ts'

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

async function createParser(language: Language): Promise<ParseSource> {
  const parser = await startParser(GRAMMARS[language])
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
