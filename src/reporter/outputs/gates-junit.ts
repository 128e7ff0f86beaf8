import type { GateDecision } from '../../analysis/index.ts'
import { labelOf, type Report } from '../report.ts'
import type { Output } from './output.ts'

/** `gates.junit.xml`: a row per gate verdict, an error per verdict that could not be given. */
export const gatesJunit: Output = {
  name: 'JUnit file',
  format: 'junit',
  render: report => [{ path: 'gates.junit.xml', text: renderJunit(report) }],
}

/** Returns the gates as JUnit XML. */
export function renderJunit({ gates, problems }: Report): string {
  const errors = [...new Set([...gates.problems, ...problems])]
  const { decisions } = gates
  const counts = attributes({
    name: 'retrieval gates',
    tests: decisions.length + errors.length,
    failures: decisions.filter(decision => decision.failsBuild).length,
    errors: errors.length,
    skipped: decisions.filter(decision => decision.state === 'not-gated').length,
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${counts}>`,
    `  <testsuite${counts}>`,
    ...decisions.flatMap(decisionCase),
    ...errors.flatMap(errorCase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

function decisionCase(decision: GateDecision): readonly string[] {
  const { metric, reference, dataset } = decision
  const name = `${labelOf(decision)} ${metric} (${reference})`
  return testCase(name, `${dataset.id}.${dataset.pool}`, resultOf(decision))
}

function resultOf({ state, failsBuild, message }: GateDecision): string {
  if (failsBuild) return `<failure${attributes({ type: state, message })}/>`
  if (state === 'not-gated') return `<skipped${attributes({ message })}/>`
  return `<system-out>${escapeXml(`${state}: ${message}`)}</system-out>`
}

function errorCase(problem: string, at: number): readonly string[] {
  const error = `<error${attributes({ type: 'not judged', message: problem })}/>`
  return testCase(`gate problem ${at + 1}`, 'retrieval', error)
}

function testCase(name: string, classname: string, result: string): readonly string[] {
  return [`    <testcase${attributes({ name, classname })}>`, `      ${result}`, '    </testcase>']
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('')
}

/** XML 1.0 has no place for most control characters and lone surrogates, not even escaped. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[\t\n\r]/g, character => `&#${character.charCodeAt(0)};`)
}
