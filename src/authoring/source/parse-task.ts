import type { TreeNode } from '../../syntax/index.ts'
import { CANARY_LINE } from './canary.ts'
import { pythonString } from './python-string.ts'
import type { ListedEquivalent, ReadTask, TaskSource } from './task-source.ts'

/** Where a task file stands and what it holds. */
export interface TaskFile {
  /** `<domain>/<function_name>`. */
  readonly id: string
  /** The file as the user would name it. */
  readonly file: string
  readonly text: string
}

type Section = 'docstring' | 'import' | 'definition' | 'test' | 'equivalent' | 'comment' | 'other'

interface Part {
  readonly section: Section
  readonly node: TreeNode
}

// The order of the sections in a file; comments may only end it.
const ORDER: readonly Section[] = [
  'docstring',
  'import',
  'definition',
  'test',
  'equivalent',
  'comment',
]

/** Takes a task file apart by its syntax tree alone; nothing is executed. */
export function parseTask(file: TaskFile, parse: (source: string) => TreeNode): ReadTask {
  const root = parse(file.text)
  if (root.hasError) {
    return { ...file, task: undefined, problems: ['The file must be valid Python, but is not.'] }
  }
  const parts = root.children.map((node, at) => ({ section: sectionOf(node, at), node }))
  const problems = [...orderProblems(parts, file.text), ...canaryProblems(file.text)]
  const equivalents = readEquivalents(parts, file.text, problems)
  const task = assemble(file, parts, equivalents)
  if (task === undefined) problems.push('The file must hold a docstring and one definition.')
  return { ...file, task, problems }
}

function sectionOf(node: TreeNode, at: number): Section {
  const inner = node.children[0]
  switch (node.type) {
    case 'import_statement':
    case 'import_from_statement':
      return 'import'
    case 'function_definition':
      return 'definition'
    case 'assert_statement':
      return 'test'
    case 'comment':
      return 'comment'
    case 'expression_statement':
      if (at === 0 && inner?.type.endsWith('string') === true) return 'docstring'
      return inner?.type === 'assignment' ? 'equivalent' : 'other'
    default:
      return 'other'
  }
}

function orderProblems(parts: readonly Part[], text: string): string[] {
  const problems: string[] = []
  let reached = 0
  for (const { section, node } of parts) {
    const at = ORDER.indexOf(section)
    const line = text.slice(0, node.startIndex).split('\n').length
    if (at < 0) {
      problems.push(
        `Line ${line} must belong to a task (docstring, imports, one definition, asserts, ` +
          `EQUIVALENT, canary), but is a ${node.type}.`,
      )
    } else if (at < reached) {
      problems.push(`Line ${line} must not hold the ${section} after the ${ORDER[reached]}.`)
    }
    reached = Math.max(reached, at)
  }
  const definitions = parts.filter(part => part.section === 'definition').length
  if (definitions !== 1) problems.push(`The file must hold one definition, but has ${definitions}.`)
  return problems
}

function canaryProblems(text: string): string[] {
  return text.trimEnd().endsWith(`\n${CANARY_LINE}`)
    ? []
    : [`The last line must be the canary comment:\n${CANARY_LINE}`]
}

function readEquivalents(
  parts: readonly Part[],
  text: string,
  problems: string[],
): readonly ListedEquivalent[] {
  const found = parts.filter(part => part.section === 'equivalent')
  return found.flatMap(({ node }) => {
    const assignment = node.children[0]
    const left = assignment?.childForFieldName('left')
    const right = assignment?.childForFieldName('right')
    const isListed = left !== null && left !== undefined && slice(left, text) === 'EQUIVALENT'
    if (!isListed || right?.type !== 'dictionary') {
      problems.push('The only assignment in a task file must be EQUIVALENT = { key: reason }.')
      return []
    }
    return right.children
      .filter(child => child.isNamed && child.type !== 'comment')
      .flatMap(pair => readPair(pair, text, problems))
  })
}

function readPair(pair: TreeNode, text: string, problems: string[]): readonly ListedEquivalent[] {
  const key = pair.childForFieldName('key')
  const value = pair.childForFieldName('value')
  const listed = {
    key: key === null ? undefined : pythonString(key, text),
    reason: value === null ? undefined : pythonString(value, text),
  }
  if (listed.key === undefined || listed.reason === undefined || listed.reason.trim() === '') {
    problems.push(`EQUIVALENT must map plain strings to reasons, but has ${slice(pair, text)}.`)
    return []
  }
  return [{ key: listed.key, reason: listed.reason }]
}

function assemble(
  file: TaskFile,
  parts: readonly Part[],
  equivalents: readonly ListedEquivalent[],
): TaskSource | undefined {
  const docstring = parts[0]?.section === 'docstring' ? parts[0].node.children[0] : undefined
  const query = docstring === undefined ? undefined : pythonString(docstring, file.text)
  const definition = parts.find(part => part.section === 'definition')?.node
  const first = parts.find(part => part.section === 'import')?.node ?? definition
  const name = definition?.childForFieldName('name')
  if (query === undefined || definition === undefined || first === undefined) return undefined
  const [domain = '', ...rest] = file.id.split('/')
  return {
    id: file.id,
    domain,
    functionName: name === null || name === undefined ? rest.join('/') : slice(name, file.text),
    language: 'python',
    query: query.trim().replace(/\s+/g, ' '),
    code: file.text.slice(first.startIndex, definition.endIndex),
    tests: parts.flatMap(({ section, node }) =>
      section === 'test' ? [slice(node, file.text)] : [],
    ),
    equivalents,
  }
}

function slice(node: TreeNode, text: string): string {
  return text.slice(node.startIndex, node.endIndex)
}
