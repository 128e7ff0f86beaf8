import type { TreeNode } from '../../syntax/index.ts'
import { canaryLine } from './canary.ts'
import { javascriptString } from './javascript-string.ts'
import type { TaskFile } from './parse-task.ts'
import type { ListedEquivalent, ReadTask, TaskSource } from './task-source.ts'

type Section = 'query' | 'import' | 'definition' | 'test' | 'equivalent' | 'canary' | 'other'

interface Part {
  readonly section: Section
  readonly node: TreeNode
}

// The order of the sections in a file.
const ORDER: readonly Section[] = ['query', 'import', 'definition', 'test', 'equivalent', 'canary']

const SECTIONS: Readonly<Record<string, Section>> = {
  import_statement: 'import',
  function_declaration: 'definition',
  type_alias_declaration: 'definition',
  interface_declaration: 'definition',
  expression_statement: 'test',
  lexical_declaration: 'equivalent',
}

/** What a file imports: the runner has `assert` already, Node is told of it. */
export const ASSERT_IMPORT = "import assert from 'node:assert/strict'"

/**
 * Takes a TypeScript task file apart by its syntax tree alone: a block comment with the query, the
 * import of `assert`, types and one function, tests, `const EQUIVALENT`, the canary.
 */
export function parseTypescriptTask(file: TaskFile, parse: (source: string) => TreeNode): ReadTask {
  const root = parse(file.text)
  if (root.hasError) {
    return {
      ...file,
      task: undefined,
      problems: ['The file must be valid TypeScript, but is not.'],
    }
  }
  const parts = root.children.map((node, at) => ({ section: sectionOf(node, at), node }))
  const problems = [...orderProblems(parts, file.text), ...endProblems(parts, file.text)]
  const equivalents = readEquivalents(parts, file.text, problems)
  const task = assemble(file, parts, equivalents)
  if (task === undefined) {
    problems.push('The file must hold a block comment with the query and one function declaration.')
  }
  return { ...file, task, problems }
}

function sectionOf(node: TreeNode, at: number): Section {
  if (node.type === 'comment') return at === 0 ? 'query' : 'canary'
  return SECTIONS[node.type] ?? 'other'
}

function orderProblems(parts: readonly Part[], text: string): string[] {
  const problems: string[] = []
  let reached = 0
  for (const { section, node } of parts) {
    const at = ORDER.indexOf(section)
    const line = text.slice(0, node.startIndex).split('\n').length
    if (at < 0) {
      problems.push(
        `Line ${line} must belong to a task (query, import of assert, types, one function, tests, ` +
          `EQUIVALENT, canary), but is a ${node.type}.`,
      )
    } else if (at < reached) {
      problems.push(`Line ${line} must not hold the ${section} after the ${ORDER[reached]}.`)
    }
    reached = Math.max(reached, at)
  }
  return problems
}

function endProblems(parts: readonly Part[], text: string): readonly string[] {
  const problems: string[] = []
  const functions = parts.filter(({ node }) => node.type === 'function_declaration').length
  if (functions !== 1) problems.push(`The file must hold one function, but has ${functions}.`)
  const imports = parts
    .filter(part => part.section === 'import')
    .map(part => slice(part.node, text))
  if (imports.length !== 1 || imports[0] !== ASSERT_IMPORT) {
    problems.push(`The only import must be: ${ASSERT_IMPORT}`)
  }
  const canary = canaryLine('typescript')
  if (!text.trimEnd().endsWith(`\n${canary}`)) {
    problems.push(`The last line must be the canary comment:\n${canary}`)
  }
  return problems
}

function readEquivalents(
  parts: readonly Part[],
  text: string,
  problems: string[],
): readonly ListedEquivalent[] {
  const found = parts.filter(part => part.section === 'equivalent')
  return found.flatMap(({ node }) => {
    const declared = node.children.find(child => child.type === 'variable_declarator')
    const name = declared?.childForFieldName('name')
    const value = declared?.childForFieldName('value')
    const isListed = name !== null && name !== undefined && slice(name, text) === 'EQUIVALENT'
    if (!isListed || value?.type !== 'object') {
      problems.push('The only constant of a task file must be EQUIVALENT = { key: reason }.')
      return []
    }
    return value.children
      .filter(child => child.isNamed && child.type !== 'comment')
      .flatMap(pair => readPair(pair, text, problems))
  })
}

function readPair(pair: TreeNode, text: string, problems: string[]): readonly ListedEquivalent[] {
  const [key, reason] = ['key', 'value'].map(field => {
    const node = pair.childForFieldName(field)
    return node === null ? undefined : javascriptString(node, text)
  })
  if (key === undefined || reason === undefined || reason.trim() === '') {
    problems.push(`EQUIVALENT must map plain strings to reasons, but has ${slice(pair, text)}.`)
    return []
  }
  return [{ key, reason }]
}

function assemble(
  file: TaskFile,
  parts: readonly Part[],
  equivalents: readonly ListedEquivalent[],
): TaskSource | undefined {
  const [first] = parts
  const query = first?.section === 'query' ? queryOf(slice(first.node, file.text)) : undefined
  const definitions = parts.filter(part => part.section === 'definition')
  const start = definitions[0]?.node.startIndex
  const end = definitions.at(-1)?.node.endIndex
  const declared = definitions.find(({ node }) => node.type === 'function_declaration')?.node
  const name = declared?.childForFieldName('name')
  if (query === undefined || start === undefined || end === undefined) return undefined
  if (name === undefined || name === null) return undefined
  return {
    id: file.id,
    domain: file.id.split('/')[0] ?? '',
    functionName: slice(name, file.text),
    language: 'typescript',
    query,
    code: file.text.slice(start, end),
    tests: parts.flatMap(({ section, node }) =>
      section === 'test' ? [slice(node, file.text)] : [],
    ),
    equivalents,
  }
}

/** The text of a block comment without its frame, whitespace collapsed. */
function queryOf(comment: string): string | undefined {
  const inner = /^\/\*+([\s\S]*)\*\/$/.exec(comment)?.[1]
  const text = inner
    ?.replace(/^\s*\* ?/gm, '')
    .trim()
    .replace(/\s+/g, ' ')
  return text === '' ? undefined : text
}

function slice(node: TreeNode, text: string): string {
  return text.slice(node.startIndex, node.endIndex)
}
