import { z } from 'zod'
import { InputError } from '../../schema/index.ts'
import type { TreeNode } from '../../syntax/index.ts'
import type { TaskSource } from './task-source.ts'

/** A task as other sets can be converted to it: HumanEval, MBPP, QuixBugs or your own. */
export const ImportRow = z.looseObject({
  id: z.string().min(1),
  query: z.string().trim().min(1),
  /** The function that the tests call. */
  function: z.string().min(1),
  canonical: z.string().min(1),
  tests: z.array(z.string()).min(1),
  distractors: z
    .array(z.looseObject({ code: z.string(), bug_type: z.string().nullish() }))
    .optional(),
  domain: z.string().optional(),
})
export type ImportRow = Readonly<z.infer<typeof ImportRow>>

/** How rows are turned into tasks. */
export interface ImportRules {
  /** Domain of rows that name none. */
  readonly domain: string
  /** True to leave the function's docstring in the code, where it may repeat the query. */
  readonly keepsDocstrings: boolean
  readonly parse: (source: string) => TreeNode
}

/** Turns a row into a task. */
export function taskOfRow(row: ImportRow, rules: ImportRules): TaskSource {
  return {
    id: row.id,
    domain: row.domain ?? rules.domain,
    functionName: row.function,
    language: 'python',
    query: row.query.trim(),
    code: importedCode(row.canonical, row, rules),
    tests: row.tests,
    equivalents: [],
  }
}

/**
 * Returns the code of a row as it is shipped: without blank lines around it and, unless they are
 * kept, without the docstring of the function.
 */
export function importedCode(code: string, row: ImportRow, rules: ImportRules): string {
  const trimmed = code.replace(/^\s*\n/, '').trimEnd()
  const root = rules.parse(trimmed)
  if (root.hasError) {
    throw new InputError(
      `The code of ${row.id} must be valid Python, but the grammar cannot read it.`,
    )
  }
  return rules.keepsDocstrings ? trimmed : withoutDocstring(trimmed, root, row.function)
}

function withoutDocstring(code: string, root: TreeNode, name: string): string {
  const definition = root.children.find(node => {
    const own = node.type === 'function_definition' ? node.childForFieldName('name') : null
    return own !== null && code.slice(own.startIndex, own.endIndex) === name
  })
  const [first, second] = definition?.childForFieldName('body')?.children ?? []
  const isDocstring = first?.type === 'expression_statement' && first.children[0]?.type === 'string'
  // A body of nothing but a docstring would be empty without it.
  if (!isDocstring || second === undefined) return code
  return code.slice(0, first.startIndex) + code.slice(second.startIndex)
}
