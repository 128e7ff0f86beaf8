import type { SyntaxNode } from '../syntax-node.ts'

/** A syntax node that knows its text, its parent and its place among its siblings. */
export interface SourceNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly text: string
  readonly isNamed: boolean
  readonly parent: SourceNode | undefined
  readonly children: readonly SourceNode[]
  /** Named children that are no comments. */
  readonly named: readonly SourceNode[]
  field(name: string): SourceNode | undefined
}

/** Builds the tree that the mutation types read, from the tree that the parser gave. */
export function sourceTree(raw: SyntaxNode, source: string): SourceNode {
  return build(raw, source, undefined)
}

function build(raw: SyntaxNode, source: string, parent: SourceNode | undefined): SourceNode {
  const children: SourceNode[] = []
  let named: readonly SourceNode[] | undefined
  const node: SourceNode = {
    type: raw.type,
    start: raw.startIndex,
    end: raw.endIndex,
    get text() {
      return source.slice(raw.startIndex, raw.endIndex)
    },
    isNamed: raw.isNamed,
    parent,
    children,
    get named() {
      named ??= children.filter(child => child.isNamed && child.type !== 'comment')
      return named
    },
    field(name) {
      const found = raw.childForFieldName(name)
      return found === null ? undefined : children.find(child => isAt(child, found))
    },
  }
  for (const child of raw.children) children.push(build(child, source, node))
  return node
}

// Nodes are compared by place, because a parser may make a new object at each access.
function isAt(node: SourceNode, raw: SyntaxNode): boolean {
  return node.start === raw.startIndex && node.end === raw.endIndex && node.type === raw.type
}
