import type { ParseSource } from './load-parser.ts'
import type { TreeNode } from './plain-tree.ts'

/** A parser that keeps every tree for as long as it lives itself: for work that asks for each text again. */
export function parseOnce(parse: ParseSource): ParseSource {
  const trees = new Map<string, TreeNode>()
  return source => {
    const tree = trees.get(source) ?? parse(source)
    trees.set(source, tree)
    return tree
  }
}
