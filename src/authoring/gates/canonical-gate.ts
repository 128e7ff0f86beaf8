import type { Evidence, Finding, Gate, Run } from './gate.ts'

/** Gate 3: every canonical passes its whole suite, under two hash seeds and on a repetition. */
export const canonicalGate: Gate = {
  id: 3,
  name: 'canonical passes',
  judge: evidence => ({
    checked: evidence.canonicalRuns.size,
    findings: evidence.tasks.flatMap(({ id, task }) =>
      task === undefined ? [] : findingsOf(id, task.tests, evidence),
    ),
    measures: { 'runs of each canonical': fewestRuns(evidence) },
  }),
}

function fewestRuns({ canonicalRuns }: Evidence): number {
  return Array.from(canonicalRuns.values()).reduce(
    (fewest, runs) => Math.min(fewest, runs.length),
    canonicalRuns.size === 0 ? 0 : Infinity,
  )
}

function findingsOf(id: string, tests: readonly string[], evidence: Evidence): readonly Finding[] {
  const runs = evidence.canonicalRuns.get(id)
  if (runs === undefined || runs.length === 0) {
    return [{ subject: id, message: 'The canonical must have been run, but was not.' }]
  }
  return runs.flatMap(run => failureOf(run, tests)).map(message => ({ subject: id, message }))
}

function failureOf(run: Run, tests: readonly string[]): readonly string[] {
  const at = run.outcomes.findIndex(outcome => outcome !== 'pass')
  if (at < 0 && run.outcomes.length === tests.length) return []
  if (at < 0) {
    const counts = `${run.outcomes.length} outcomes for ${tests.length} tests`
    return [`The canonical must have one outcome per test, but (${run.how}) has ${counts}.`]
  }
  return [
    `The canonical must pass every test, but (${run.how}) test ${at + 1} gave ` +
      `${run.outcomes[at]}: ${tests[at]}. Correct the function or the assert.`,
  ]
}
