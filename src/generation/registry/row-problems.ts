import type { Language } from '../../schema/index.ts'
import type { RegistryRow } from './registry-row.ts'

const NAMES: Readonly<Record<Language, { readonly form: RegExp; readonly shown: string }>> = {
  python: { form: /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, shown: 'snake_case' },
  javascript: { form: /^[a-z][A-Za-z0-9]*$/, shown: 'camelCase' },
  typescript: { form: /^[a-z][A-Za-z0-9]*$/, shown: 'camelCase' },
}

const DOMAIN = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/
const LONGEST_NAME = 60
const LONGEST_QUERY = 900

// Reserved in one of the languages; a function of that name cannot be defined or hides a builtin.
const TAKEN = new Set(
  (
    'and as assert async await break case catch class const continue debugger def default del delete ' +
    'do elif else enum except export extends finally for from function global if import in instanceof ' +
    'is lambda let match new nonlocal not null or pass raise return super switch this throw try type ' +
    'typeof undefined var void while with yield'
  ).split(' '),
)

/** Lists what keeps a row from being a task, each a whole sentence. */
export function rowProblems(row: RegistryRow): readonly string[] {
  const { form, shown } = NAMES[row.language]
  const name = row.function_name
  const problems: string[] = []
  if (!form.test(name) || name.length > LONGEST_NAME || TAKEN.has(name)) {
    problems.push(`The function name must be ${shown} and free, but is "${name}".`)
  }
  if (!DOMAIN.test(row.domain)) {
    problems.push(`The domain must be snake_case, but is "${row.domain}".`)
  }
  if (new RegExp(`\\b${escaped(name)}\\b`, 'i').test(row.query)) {
    problems.push(`The query must not contain the function name "${name}".`)
  }
  if (row.query.length > LONGEST_QUERY) {
    problems.push(
      `The query must have at most ${LONGEST_QUERY} characters, but has ${row.query.length}.`,
    )
  }
  return problems
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
