import type { GateDecision } from '../../analysis/index.ts'
import type { Paint, Section } from '../report.ts'

/** One line per gate verdict, what keeps the tool from giving one, and baseline changes. */
export const gates: Section = {
  name: 'gates',
  render(report, paint) {
    const decisions = report.gates.decisions.map(decision => decisionLine(decision, paint))
    const problems = [...new Set([...report.gates.problems, ...report.problems])].map(
      problem => ` ${paint.bad('✗ not judged')}  ${problem}`,
    )
    const accepted = report.accepted.map(line => ` ${paint.good('✓ accepted')}  ${line}`)
    return [...decisions, ...problems, ...accepted]
  },
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
