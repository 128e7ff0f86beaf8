import type { TreeCursor } from 'web-tree-sitter'

/** A syntax node as plain data, independent of the parser's memory. Offsets are UTF-16. */
export interface TreeNode {
  readonly type: string
  readonly startIndex: number
  readonly endIndex: number
  readonly isNamed: boolean
  readonly hasError: boolean
  readonly fieldName: string | null
  readonly children: readonly TreeNode[]
  childForFieldName(name: string): TreeNode | null
}

/** Copies the tree under a cursor into plain nodes and frees the cursor. */
export function plainTree(cursor: TreeCursor): TreeNode {
  const root = copy(cursor)
  cursor.delete()
  return root
}

function copy(cursor: TreeCursor): TreeNode {
  const type = cursor.nodeType
  const isMissing = cursor.nodeIsMissing
  const fieldName = cursor.currentFieldName
  const [startIndex, endIndex, isNamed] = [cursor.startIndex, cursor.endIndex, cursor.nodeIsNamed]
  const children = copyChildren(cursor)
  const hasError = type === 'ERROR' || isMissing || children.some(child => child.hasError)
  return {
    type,
    startIndex,
    endIndex,
    isNamed,
    hasError,
    fieldName,
    children,
    childForFieldName: name => children.find(child => child.fieldName === name) ?? null,
  }
}

function copyChildren(cursor: TreeCursor): readonly TreeNode[] {
  const children: TreeNode[] = []
  if (!cursor.gotoFirstChild()) return children
  do children.push(copy(cursor))
  while (cursor.gotoNextSibling())
  cursor.gotoParent()
  return children
}
