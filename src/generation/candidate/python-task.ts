import { CANARY_LINE, parseTask, type ReadTask } from '../../authoring/index.ts'
import type { TreeNode } from '../../syntax/index.ts'
import { rowId, type RegistryRow } from '../registry/registry-row.ts'
import type { CandidateAnswer } from './candidate-answer.ts'
import { wrappedText } from './wrapped-text.ts'

const COLUMNS = 100

/** Writes a Python task file and reads it back by its syntax tree. */
export function pythonTask(
  row: RegistryRow,
  answer: CandidateAnswer,
  parse: (source: string) => TreeNode,
): ReadTask {
  const id = rowId(row)
  return parseTask({ id, file: `${id}.py`, text: pythonText(row, answer) }, parse)
}

function pythonText(row: RegistryRow, { canonical, tests, equivalents }: CandidateAnswer): string {
  const listed = equivalents.map(
    ({ key, reason }) => `    ${JSON.stringify(key)}: ${JSON.stringify(reason)},`,
  )
  const equivalent = listed.length === 0 ? [] : ['', 'EQUIVALENT = {', ...listed, '}', '']
  return [
    docstring(row.query),
    '',
    ...(canonical.startsWith('def ') ? [''] : []),
    canonical,
    '',
    '',
    ...tests,
    ...equivalent,
    CANARY_LINE,
    '',
  ].join('\n')
}

function docstring(query: string): string {
  // A quote at either end, or beside another one, could end the string.
  const escaped = query.replaceAll('\\', '\\\\').replace(/^"|"(?="|$)/g, '\\"')
  const text = wrappedText(escaped, COLUMNS, COLUMNS - 3)
  const last = text.split('\n').at(-1) ?? ''
  const first = text.includes('\n') ? last.length : last.length + 3
  return `"""${text}${first + 3 > COLUMNS ? '\n' : ''}"""`
}
