import type { TreeNode } from '../../syntax/index.ts'
import type { TaskSource } from '../source/task-source.ts'
import type { Evidence, Finding, Gate, GateAnswer } from './gate.ts'
import { walk } from '../source/walk.ts'
import { judgeJavascript } from './javascript-semantics.ts'

/** Modules of the standard library whose results depend on nothing but their arguments. */
const MODULES = new Set(
  (
    'array base64 binascii bisect calendar cmath collections copy csv dataclasses datetime ' +
    'decimal difflib enum fractions functools heapq html io itertools json keyword math ' +
    'numbers operator re statistics string struct textwrap types typing unicodedata urllib ' +
    'uuid zlib zoneinfo'
  ).split(' '),
)

// Reach outside, depend on the clock or the process, or could forge a verdict (notes of the runner).
const NAMES = new Set(
  (
    '__import__ breakpoint compile delattr eval exec exit globals hash id input locals memoryview ' +
    'open print quit setattr vars'
  ).split(' '),
)
const ATTRIBUTES = new Set(
  '_getframe __class__ __dict__ __globals__ __subclasses__ fromtimestamp now today utcnow uuid1 uuid4'.split(
    ' ',
  ),
)

/**
 * Gate 2: canonical and distractors define the target at the top, each test is one plain assert
 * that calls it, and nothing reaches outside the standard library's deterministic part. A dataset is of
 * one language.
 */
export const semanticsGate: Gate = {
  id: 2,
  name: 'syntax tree',
  judge: evidence => {
    const first = evidence.tasks.find(({ task }) => task !== undefined)?.task
    const isPython = first === undefined || first.language === 'python'
    return isPython ? judgePython(evidence) : judgeJavascript(evidence)
  },
}

function judgePython(evidence: Evidence): GateAnswer {
  const sources = evidence.tasks.flatMap(({ task }) => (task === undefined ? [] : [task]))
  const corpus = evidence.bundle?.corpus ?? []
  return {
    checked: sources.length + corpus.length,
    findings: [
      ...sources.flatMap(task => taskFindings(task, evidence)),
      ...corpus.flatMap(row => {
        const problem = targetProblem(row.code, row.function_name ?? '', evidence)
        return problem === undefined ? [] : [{ subject: row.corpus_id, message: problem }]
      }),
    ],
  }
}

function taskFindings(task: TaskSource, { parse }: Evidence): readonly Finding[] {
  const root = parse(task.code)
  const messages = [
    ...definitionProblems(root, task),
    ...walk(root).flatMap(node => reachProblems(node, task.code)),
    ...task.tests.flatMap(test => testProblems(parse(test), test, task.functionName)),
  ]
  return [...new Set(messages)].map(message => ({ subject: task.id, message }))
}

function targetProblem(code: string, name: string, { parse }: Evidence): string | undefined {
  const defined = parse(code).children.some(node => definedName(node, code) === name)
  return defined ? undefined : `The snippet must define "${name}" at the top, but does not.`
}

function definedName(node: TreeNode, code: string): string | undefined {
  if (node.type !== 'function_definition') return undefined
  const name = node.childForFieldName('name')
  return name === null ? undefined : textOf(name, code)
}

function definitionProblems(root: TreeNode, task: TaskSource): readonly string[] {
  const definition = root.children.find(node => node.type === 'function_definition')
  const first = definition?.childForFieldName('body')?.children[0]
  const problems: string[] = []
  if (definition?.children[0]?.type === 'async') problems.push('The function must not be async.')
  if (first?.type === 'expression_statement' && first.children[0]?.type === 'string') {
    problems.push('The definition must have no docstring: the query is the module docstring.')
  }
  if (/[^\n]\t/.test(task.code)) problems.push('The code must be indented by spaces, not tabs.')
  return problems
}

function reachProblems(node: TreeNode, code: string): readonly string[] {
  if (node.type === 'import_statement' || node.type === 'import_from_statement') {
    return importProblems(node, code)
  }
  if (node.type === 'identifier' && node.fieldName !== 'attribute') {
    const name = textOf(node, code)
    return NAMES.has(name) ? [`The code must not use "${name}".`] : []
  }
  if (node.fieldName === 'attribute') {
    const name = textOf(node, code)
    return ATTRIBUTES.has(name) ? [`The code must not use ".${name}".`] : []
  }
  return []
}

function importProblems(node: TreeNode, code: string): readonly string[] {
  const isFrom = node.type === 'import_from_statement'
  const named = isFrom
    ? [node.childForFieldName('module_name')]
    : node.children.filter(child => child.type === 'dotted_name' || child.type === 'aliased_import')
  return named.flatMap(child => {
    const [top = ''] = child === null ? [] : textOf(child, code).split(/[.\s]/)
    return MODULES.has(top)
      ? []
      : [`The code must import deterministic standard modules alone, but imports "${top}".`]
  })
}

function testProblems(root: TreeNode, test: string, name: string): readonly string[] {
  const statement = root.children[0]
  const parts = statement?.children.filter(child => child.isNamed) ?? []
  const [condition] = parts
  if (root.children.length !== 1 || statement?.type !== 'assert_statement') {
    return [`Each test must be one assert, but this is not: ${test}`]
  }
  if (parts.length !== 1 || condition === undefined || condition.type === 'tuple') {
    return [`An assert must have a condition and no message: ${test}`]
  }
  const calls = walk(condition).filter(node => calledName(node, test) === name)
  if (calls.length === 0) return [`Each test must call "${name}", but this does not: ${test}`]
  return condition.type === 'boolean_operator'
    ? [`An assert must check one thing, not join two: ${test}`]
    : []
}

function calledName(node: TreeNode, code: string): string | undefined {
  const callee = node.type === 'call' ? node.childForFieldName('function') : null
  return callee === null ? undefined : textOf(callee, code)
}

function textOf(node: TreeNode, code: string): string {
  return code.slice(node.startIndex, node.endIndex)
}
