import type { TreeNode } from '../../syntax/index.ts'

/** Lists a node and everything below it, parents first. */
export function walk(node: TreeNode): readonly TreeNode[] {
  return [node, ...node.children.flatMap(walk)]
}
