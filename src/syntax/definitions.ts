import type { Node, Parser, Tree } from 'web-tree-sitter'
import { definitionGrammarOf, type DefinitionGrammar } from './definition-grammars.ts'
import { startParser } from './start-parser.ts'

/** A named part of a file. Offsets are UTF-16, lines are counted from 1, ends included. */
export interface Definition {
  readonly name: string
  /** The node's type in its grammar. */
  readonly kind: string
  readonly startIndex: number
  readonly endIndex: number
  readonly startLine: number
  readonly endLine: number
}

/** Reads the definitions of a file, in the order of the file; empty when no grammar reads it. */
export type ReadDefinitions = (path: string, text: string) => Promise<readonly Definition[]>

const parsers = new Map<string, Promise<Parser>>()

/**
 * Returns the functions, classes, methods, types and top-level names that a file defines:
 * TypeScript, JavaScript, Python, Go, Rust and Java, by the ending of its path.
 */
export const definitionsOf: ReadDefinitions = async (path, text) => {
  const rules = definitionGrammarOf(path)
  if (rules === undefined) return []
  const parser = await parserOf(rules)
  const tree = parser.parse(text)
  if (tree === null) return []
  try {
    return collect(tree, rules)
  } finally {
    // The tree lives in WebAssembly memory, which no garbage collector frees.
    tree.delete()
  }
}

function parserOf({ grammar, packageName }: DefinitionGrammar): Promise<Parser> {
  const known = parsers.get(grammar) ?? startParser(grammar, packageName)
  parsers.set(grammar, known)
  return known
}

function collect(tree: Tree, { anywhere, atTop }: DefinitionGrammar): readonly Definition[] {
  const nodes = tree.rootNode.descendantsOfType([...anywhere, ...atTop])
  return nodes.flatMap(node => {
    if (node === null || (atTop.includes(node.type) && !isAtTop(node))) return []
    const name = nameOf(node)
    return name === undefined ? [] : [definitionOf(node, name)]
  })
}

function definitionOf(node: Node, name: string): Definition {
  return {
    name,
    kind: node.type,
    startIndex: node.startIndex,
    endIndex: node.endIndex,
    startLine: node.startPosition.row + 1,
    endLine: node.endPosition.row + 1,
  }
}

/** The name's field is called differently in `impl T` (Rust) and in assignments (Python). */
function nameOf(node: Node): string | undefined {
  const field = ['name', 'type', 'left'].map(part => node.childForFieldName(part)).find(Boolean)
  const text = field?.text ?? ''
  return /^[\p{L}_$#][^\n]{0,100}$/u.test(text) ? text : undefined
}

const DEEPEST = 4 // program, export, declaration, declarator

function isAtTop(node: Node): boolean {
  let depth = 0
  for (let at = node.parent; at !== null; at = at.parent) {
    depth += 1
    if (depth >= DEEPEST || /block|body|function|class|arrow/.test(at.type)) return false
  }
  return true
}
