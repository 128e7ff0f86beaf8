import type { TreeNode } from '../../syntax/index.ts'
import type { TaskSource } from '../source/task-source.ts'
import { walk } from '../source/walk.ts'
import type { Evidence, Finding, GateAnswer } from './gate.ts'

// Reach outside, or depend on the clock, on chance or on the process.
const NAMES = new Set(
  (
    'Bun Deno Function crypto eval fetch globalThis performance process queueMicrotask require ' +
    'setImmediate setInterval setTimeout window'
  ).split(' '),
)
const CALLS = new Set(['Date.now', 'Math.random'])
const ASSERTS = new Set(['strictEqual', 'deepStrictEqual', 'equal', 'deepEqual', 'ok'])

// What stands beside the function and is gone when types are stripped.
const TYPES = new Set(['type_alias_declaration', 'interface_declaration'])

/**
 * Judges gate 2 for JavaScript and TypeScript: canonical and distractors are one function declaration
 * of the target's name, with types beside it at most, that depends on its arguments alone; every test
 * is one assert that calls it.
 */
export function judgeJavascript(evidence: Evidence): GateAnswer {
  const tasks = evidence.tasks.flatMap(({ task }) => (task === undefined ? [] : [task]))
  const corpus = evidence.bundle?.corpus ?? []
  return {
    checked: tasks.length + corpus.length,
    findings: [
      ...tasks.flatMap(task => taskFindings(task, evidence)),
      ...corpus.flatMap(({ corpus_id: subject, code, function_name: name = '' }) =>
        codeProblems(code, name, evidence).map(message => ({ subject, message })),
      ),
    ],
  }
}

function taskFindings(task: TaskSource, evidence: Evidence): readonly Finding[] {
  const messages = [
    ...codeProblems(task.code, task.functionName, evidence),
    ...task.tests.flatMap(test => testProblems(test, task.functionName, evidence)),
  ]
  return [...new Set(messages)].map(message => ({ subject: task.id, message }))
}

function codeProblems(code: string, name: string, { parse }: Evidence): readonly string[] {
  const root = parse(code)
  if (root.hasError) return ['The code must be valid, but the grammar cannot read it.']
  const [only, ...others] = root.children.filter(
    node => node.type !== 'comment' && !TYPES.has(node.type),
  )
  const defined = only?.type === 'function_declaration' ? only.childForFieldName('name') : null
  const isTarget = defined !== null && textOf(defined, code) === name
  const problems =
    isTarget && others.length === 0
      ? []
      : [`The code must be one function declaration of "${name}" and nothing else.`]
  return [...problems, ...walk(root).flatMap(node => reachProblems(node, code))]
}

function reachProblems(node: TreeNode, code: string): readonly string[] {
  const text = (): string => textOf(node, code)
  switch (node.type) {
    case 'identifier':
    case 'shorthand_property_identifier':
      return NAMES.has(text()) ? [`The code must not use "${text()}".`] : []
    case 'member_expression':
      return CALLS.has(text().replace(/\s/g, '')) ? [`The code must not use "${text()}".`] : []
    case 'new_expression':
      return /^new\s+Date\s*(\(\s*\))?$/.test(text()) ? ['The code must not ask for the time.'] : []
    case 'import':
    case 'import_statement':
      return ['The code must import nothing.']
    default:
      return []
  }
}

function testProblems(test: string, name: string, { parse }: Evidence): readonly string[] {
  const root = parse(test)
  const [statement, ...others] = root.children
  const call = statement?.type === 'expression_statement' ? statement.children[0] : undefined
  const callee = call?.type === 'call_expression' ? call.childForFieldName('function') : null
  if (root.hasError || others.length > 0 || callee === null || call === undefined) {
    return [`Each test must be one call of an assert, but this is not: ${test}`]
  }
  const [object, method = 'ok'] = textOf(callee, test).split('.')
  const given = call.childForFieldName('arguments')?.children.filter(node => node.isNamed) ?? []
  if (object !== 'assert' || !ASSERTS.has(method) || given.length !== (method === 'ok' ? 1 : 2)) {
    return [
      `Each test must be assert or assert.${[...ASSERTS].join(', assert.')} without a message, but this is ` +
        `not: ${test}`,
    ]
  }
  const below = given.slice(0, 1).flatMap(walk)
  return below.some(node => calledName(node, test) === name)
    ? []
    : [`Each test must call "${name}" in its first argument, but this does not: ${test}`]
}

function calledName(node: TreeNode, code: string): string | undefined {
  const callee = node.type === 'call_expression' ? node.childForFieldName('function') : null
  return callee === null ? undefined : textOf(callee, code)
}

function textOf(node: TreeNode, code: string): string {
  return code.slice(node.startIndex, node.endIndex)
}
