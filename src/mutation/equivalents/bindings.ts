import type { LanguageTable } from '../languages/language-table.ts'
import type { SourceNode } from '../tree/source-node.ts'

/** The names that a function binds and that may be changed without anyone noticing. */
export interface Bindings {
  readonly parameters: ReadonlySet<string>
  readonly locals: ReadonlySet<string>
}

// Node type → the field that holds the bound names; undefined: the first named child.
const TARGETS: Readonly<Record<string, string | undefined>> = {
  assignment: 'left',
  augmented_assignment: 'left',
  for_statement: 'left',
  for_in_clause: 'left',
  named_expression: 'name',
  as_pattern_target: undefined,
  variable_declarator: 'name',
  for_in_statement: 'left',
}
const PARAMETERS = /^(parameters|lambda_parameters|formal_parameters)$/
const DEFAULTS = /^(default_parameter|typed_default_parameter|assignment_pattern)$/

/** Collects the names bound in a function and in the functions inside it. */
export function bindingsOf(node: SourceNode, table: LanguageTable): Bindings {
  const [parameters, locals, fixed] = [new Set<string>(), new Set<string>(), new Set<string>()]
  visit(node, {
    parameter: name => parameters.add(name),
    local: name => locals.add(name),
    fix: name => fixed.add(name),
    table,
  })
  const own = node.field('name')?.text ?? '_'
  for (const name of [...fixed, own, 'self', 'cls', '_']) {
    parameters.delete(name)
    locals.delete(name)
  }
  for (const name of parameters) locals.delete(name)
  return { parameters, locals }
}

interface Collector {
  parameter(name: string): void
  local(name: string): void
  fix(name: string): void
  readonly table: LanguageTable
}

function visit(node: SourceNode, collect: Collector): void {
  if (PARAMETERS.test(node.type)) namesOf(node).forEach(name => collect.parameter(name))
  if (node.type === 'arrow_function') collectNames(node.field('parameter'), collect.parameter)
  if (Object.hasOwn(TARGETS, node.type)) {
    const field = TARGETS[node.type]
    collectNames(field === undefined ? node.named[0] : node.field(field), name => {
      if (isInClassBody(node)) collect.fix(name)
      else collect.local(name)
    })
  }
  // Callers may name it; a global, a nested class member or a shorthand property must keep it.
  if (node.type === 'keyword_argument') collect.fix(node.field('name')?.text ?? '')
  if (/^(global_statement|shorthand_property_identifier)/.test(node.type)) {
    for (const name of [node, ...node.named]) collect.fix(name.text)
  }
  if (/^shorthand_property_identifier_pattern$/.test(node.type)) collect.fix(node.text)
  for (const child of node.children) visit(child, collect)
}

function collectNames(node: SourceNode | undefined, collect: (name: string) => void): void {
  if (node !== undefined) namesOf(node).forEach(name => collect(name))
}

/** The identifiers of a target or a parameter list, without defaults, indices and attributes. */
function namesOf(node: SourceNode): readonly string[] {
  if (node.type === 'identifier') return [node.text]
  if (
    /^(attribute|subscript|member_expression|subscript_expression|type|type_annotation)$/.test(
      node.type,
    )
  ) {
    return []
  }
  if (DEFAULTS.test(node.type)) {
    const name = node.field('name') ?? node.field('left')
    return name === undefined ? [] : namesOf(name)
  }
  if (node.type === 'required_parameter' || node.type === 'optional_parameter') {
    const pattern = node.field('pattern')
    return pattern === undefined ? [] : namesOf(pattern)
  }
  return node.named.flatMap(namesOf)
}

function isInClassBody(node: SourceNode): boolean {
  const holder = node.parent?.parent?.parent
  return holder?.type === 'class_definition'
}
