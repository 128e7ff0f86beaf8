import type { ReadTask, TaskSource } from '../source/task-source.ts'
import type { Finding, Gate } from './gate.ts'

const TESTS = { least: 7, most: 10 } // ExecRetrieval §3.3, gate 1
const SENTENCES = { least: 1, most: 3 }
const COLUMNS = 100

/** Gate 1: every task file has the documented form, name, domain, query and number of tests. */
export const schemaGate: Gate = {
  id: 1,
  name: 'schema',
  judge: ({ tasks, twins }) => ({
    checked: tasks.length,
    findings: [
      ...tasks.flatMap(findingsOf),
      ...duplicates(tasks),
      ...(twins === undefined ? [] : tasks.flatMap(read => twinFindings(read, twins))),
    ],
  }),
}

/** A task in a second language asks what the Python task of its path asks. */
function twinFindings(
  { id, task }: ReadTask,
  twins: ReadonlyMap<string, string | undefined>,
): readonly Finding[] {
  if (task === undefined || task.query === twins.get(id)) return []
  const message =
    twins.get(id) === undefined
      ? `The task must have a Python task of the same path, but there is no ${id}.py.`
      : `The query must be that of ${id}.py, but differs. Copy it.`
  return [{ subject: id, message }]
}

function findingsOf(read: ReadTask): readonly Finding[] {
  const messages = [
    ...read.problems,
    ...longLines(read.text),
    ...(read.task === undefined ? [] : taskProblems(read.task, read.id)),
  ]
  return messages.map(message => ({ subject: read.id, message }))
}

function longLines(text: string): readonly string[] {
  const long = text.split('\n').flatMap((line, at) => (lengthOf(line) > COLUMNS ? [at + 1] : []))
  // A key of EQUIVALENT is one string that no formatter can break.
  const table = text.search(/\n(?:const )?EQUIVALENT/)
  const equivalent = text.slice(0, Math.max(0, table)).split('\n').length
  const wrong = long.filter(line => equivalent === 1 || line <= equivalent)
  return wrong.map(line => `Line ${line} must be at most ${COLUMNS} columns. Format the file.`)
}

function lengthOf(line: string): number {
  return Array.from(line).length
}

/** A team may have domains of its own; the bundled dataset has those of ExecRetrieval table 1. */
const DOMAIN = /^[a-z][a-z0-9_]*$/

function taskProblems(task: TaskSource, id: string): readonly string[] {
  const problems: string[] = []
  if (!DOMAIN.test(task.domain)) {
    problems.push(
      `The domain, the folder's name, must be of small letters, digits and "_", but is "${task.domain}".`,
    )
  }
  if (id !== `${task.domain}/${task.functionName}`) {
    problems.push(
      `The file must be named after its function, but ${id} defines "${task.functionName}".`,
    )
  }
  const count = task.tests.length
  if (count < TESTS.least || count > TESTS.most) {
    problems.push(`A task must have ${TESTS.least} to ${TESTS.most} asserts, but has ${count}.`)
  }
  return [...problems, ...queryProblems(task), ...repeatedTests(task)]
}

function queryProblems(task: TaskSource): readonly string[] {
  const problems: string[] = []
  const sentences = task.query.split(/[.!?](?:\s+(?=[\p{Lu}\d"“'([])|\s*$)/u).filter(Boolean).length
  if (sentences < SENTENCES.least || sentences > SENTENCES.most) {
    problems.push(`The query must have 1 to 3 sentences, but has ${sentences}.`)
  }
  if (new RegExp(`\\b${task.functionName}\\b`, 'i').test(task.query)) {
    problems.push(`The query must not contain the function's name "${task.functionName}".`)
  }
  return problems
}

function repeatedTests(task: TaskSource): readonly string[] {
  const repeated = task.tests.filter((test, at) => task.tests.indexOf(test) !== at)
  return repeated.map(test => `Every assert must be there once, but this one repeats: ${test}`)
}

function duplicates(tasks: readonly ReadTask[]): readonly Finding[] {
  const known = tasks.flatMap(({ task }) => (task === undefined ? [] : [task]))
  return [
    ...repeatedBy(known, task => task.functionName, 'function name'),
    ...repeatedBy(known, task => task.query.toLowerCase(), 'query'),
  ]
}

function repeatedBy(
  tasks: readonly TaskSource[],
  keyOf: (task: TaskSource) => string,
  what: string,
): readonly Finding[] {
  return [...Map.groupBy(tasks, keyOf)].flatMap(([, [first, ...others]]) =>
    others.map(other => ({
      subject: other.id,
      message: `The ${what} must be its own, but ${first?.id} has the same. Change one of them.`,
    })),
  )
}
