import type { GateDecision } from '../../analysis/index.ts'
import type { Paint, Report, Section } from '../report.ts'

/** One line per verdict that was given, what keeps the tool from giving one, and baseline changes. */
export const gates: Section = {
  name: 'gates',
  render(report, paint) {
    const decisions = report.gates.decisions
      .filter(({ state }) => state !== 'not-gated')
      .map(decision => decisionLine(decision, paint))
    const shown = brokenReasons(report)
    const problems = [...new Set([...report.gates.problems, ...report.problems])]
      .filter(problem => !shown.some(reason => problem.includes(reason)))
      .map(problem => ` ${paint.bad('✗ not judged')}  ${problem}`)
    const accepted = report.accepted.map(line => ` ${paint.good('✓ accepted')}  ${line}`)
    return [...decisions, ...problems, ...accepted]
  },
}

/** The faults above say of each run why it is not judged: once is enough. */
function brokenReasons({ boards }: Report): readonly string[] {
  return boards
    .flatMap(({ runs }) => runs)
    .flatMap(({ state }) => (state?.kind === 'broken' ? [state.reason] : []))
}

function decisionLine(decision: GateDecision, paint: Paint): string {
  const mark = {
    pass: paint.good('✓ gate'),
    fail: paint.bad('✗ gate'),
    inconclusive: paint.warn('? gate'),
    'not-gated': paint.dim('– gate'),
  }[decision.state]
  // The message names the retriever; boards of several projects need the project too.
  const project = decision.project === '' ? '' : ` (${decision.project})`
  return ` ${mark}  ${decision.message}${project}`
}
