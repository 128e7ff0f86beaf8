import { ASSERT_IMPORT, canaryLine, type ReadTask } from '../../authoring/index.ts'
import type { TreeNode } from '../../syntax/index.ts'
import { rowId, type RegistryRow } from '../registry/registry-row.ts'
import type { CandidateAnswer } from './candidate-answer.ts'
import { wrappedText } from './wrapped-text.ts'

const COLUMNS = 100

/** Writes a JavaScript or TypeScript task file; its parts are those of the answer. */
export function javascriptTask(
  row: RegistryRow,
  answer: CandidateAnswer,
  parse: (source: string) => TreeNode,
): ReadTask {
  const id = rowId(row)
  const text = javascriptText(row, answer)
  const isValid = !parse(text).hasError
  return {
    id,
    file: `${id}.${row.language === 'typescript' ? 'ts' : 'js'}`,
    text,
    problems: isValid ? [] : [`The file must be valid ${row.language}, but is not.`],
    task: {
      id,
      domain: row.domain,
      functionName: row.function_name,
      language: row.language,
      query: row.query,
      code: answer.canonical,
      tests: answer.tests,
      equivalents: answer.equivalents,
    },
  }
}

function javascriptText(row: RegistryRow, answer: CandidateAnswer): string {
  const { canonical, tests, equivalents } = answer
  const query = wrappedText(row.query.replaceAll('*/', '*∕'), COLUMNS - 3)
  const listed = equivalents.map(
    ({ key, reason }) => `  ${JSON.stringify(key)}: ${JSON.stringify(reason)},`,
  )
  return [
    '/*',
    ...query.split('\n').map(line => ` * ${line}`),
    ' */',
    ASSERT_IMPORT,
    '',
    canonical,
    '',
    ...tests,
    ...(listed.length === 0 ? [] : ['', 'const EQUIVALENT = {', ...listed, '}', '']),
    canaryLine(row.language),
    '',
  ].join('\n')
}
