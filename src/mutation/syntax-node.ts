/** What the engine reads of a syntax tree; the nodes of web-tree-sitter have this shape. */
export interface SyntaxNode {
  readonly type: string
  /** UTF-16 offset of the first code unit. */
  readonly startIndex: number
  /** UTF-16 offset behind the last code unit. */
  readonly endIndex: number
  readonly isNamed: boolean
  readonly hasError: boolean
  readonly children: readonly SyntaxNode[]
  childForFieldName(name: string): SyntaxNode | null
}

/** Turns a source text into the root of its syntax tree. */
export type Parse = (source: string) => SyntaxNode
