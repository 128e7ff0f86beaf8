import type { GateDecision, GateState } from '../../../../analysis/index.ts'
import type { Report } from '../../../report.ts'
import { html, type Html } from '../html.ts'

interface Mark {
  readonly glyph: string
  readonly word: string
}

const MARKS: Readonly<Record<GateState, Mark>> = {
  pass: { glyph: '✓', word: 'pass' },
  fail: { glyph: '✗', word: 'fail' },
  inconclusive: { glyph: '?', word: 'inconclusive' },
  'not-gated': { glyph: '–', word: 'not gated' },
}

/** The gate decision: what the build does, then each verdict with its evidence. */
export function verdict(report: Report): Html {
  const { decisions } = report.gates
  const problems = [...new Set([...report.gates.problems, ...report.problems])]
  const { kind, title } = headline(report, problems)
  const { glyph } = MARKS[kind]
  return html`<section class="verdict ${kind}" aria-labelledby="verdict">
<div class="badge" aria-hidden="true">${glyph}</div>
<div>
<h2 id="verdict">${title}</h2>
<ul class="decisions">
${decisions.map(decisionItem)}
${problems.map(text => html`<li class="fail"><b>✗ not judged</b> ${text}</li>`)}
${report.accepted.map(text => html`<li class="pass"><b>✓ accepted</b> ${text}</li>`)}
</ul>
</div>
</section>
`
}

function decisionItem({ state, message, project }: GateDecision): Html {
  const { glyph, word } = MARKS[state]
  const where = project === '' ? '' : ` (${project})`
  return html`<li class="${state}"><b>${glyph} ${word}</b> ${message}${where}</li>
`
}

function headline(
  { gates }: Report,
  problems: readonly string[],
): { readonly kind: GateState; readonly title: string } {
  const count = (state: GateState): number =>
    gates.decisions.filter(decision => decision.state === state).length
  const failing = gates.decisions.filter(decision => decision.failsBuild).length
  if (failing > 0) {
    return {
      kind: 'fail',
      title: `The gate fails: ${failing} of ${gates.decisions.length} verdicts`,
    }
  }
  if (problems.length > 0) {
    return { kind: 'fail', title: 'Something around the measurement did not work' }
  }
  if (count('inconclusive') > 0) {
    const title = `Inconclusive: ${count('inconclusive')} of ${gates.decisions.length} verdicts`
    return { kind: 'inconclusive', title }
  }
  if (count('pass') > 0) return { kind: 'pass', title: 'The gate passes' }
  const title = gates.decisions.length === 0 ? 'No gate is configured' : 'Nothing was gated'
  return { kind: 'not-gated', title }
}
