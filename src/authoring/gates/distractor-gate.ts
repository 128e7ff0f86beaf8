import { isVerifiedDistractor } from '../../mutation/index.ts'
import type { BundleQueryRow } from '../../schema/index.ts'
import type { Evidence, Finding, Gate, Run } from './gate.ts'

const QUAD = { least: 3, full: 4 } // issue 8: four, three allowed and reported

/**
 * Gate 4: every distractor parses and fails by a bare assertion, under two hash seeds alike; a
 * query has four of them, and they do not all fail on the same tests.
 */
export const distractorGate: Gate = {
  id: 4,
  name: 'distractors fail',
  judge: evidence => {
    const queries = evidence.bundle?.queries ?? []
    const codes = new Map(evidence.bundle?.corpus.map(entry => [entry.corpus_id, entry.code]))
    const short = queries.filter(row => row.paired_distractor_corpus_ids.length < QUAD.full)
    return {
      checked: queries.reduce((sum, row) => sum + row.paired_distractor_corpus_ids.length, 0),
      findings: [
        ...queries.flatMap(countFindings),
        ...queries.flatMap(row =>
          row.paired_distractor_corpus_ids.flatMap(id =>
            distractorFindings({ id, code: codes.get(id) ?? '' }, row, evidence),
          ),
        ),
        ...queries.flatMap(row => subsetFindings(row, evidence)),
      ],
      measures: { 'queries with three distractors': short.length },
    }
  },
}

function countFindings(row: BundleQueryRow): readonly Finding[] {
  const count = row.paired_distractor_corpus_ids.length
  if (count === QUAD.full) return []
  const isShort = count === QUAD.least
  return [
    {
      subject: row.entry_id,
      message: `A query must have four distractors (three are allowed), but has ${count}.`,
      ...(isShort ? { isWarning: true } : {}),
    },
  ]
}

function distractorFindings(
  { id, code }: { readonly id: string; readonly code: string },
  row: BundleQueryRow,
  evidence: Evidence,
): readonly Finding[] {
  const runs = evidence.distractorRuns.get(id) ?? []
  const messages = runs.length === 0 ? [`${id} must have been run, but was not.`] : []
  const [first, ...others] = runs
  const other = others.find(run => run.outcomes.join() !== first?.outcomes.join())
  if (other !== undefined) {
    messages.push(
      `${id} must give the same outcomes under every hash seed, but does not (${first?.how}, ${other.how}).`,
    )
  }
  if (evidence.parse(code).hasError) messages.push(`${id} must be valid Python, but is not.`)
  const findings: Finding[] = messages.map(message => ({ subject: row.entry_id, message }))
  return [...findings, ...runs.flatMap(run => runFindings(id, row, run))].slice(0, 1)
}

function runFindings(id: string, row: BundleQueryRow, run: Run): readonly Finding[] {
  if (isVerifiedDistractor(run.outcomes)) return []
  const passes = run.outcomes.every(outcome => outcome === 'pass')
  const message = passes
    ? `${id} must fail a test, but passes all (${run.how}). Choose another mutant: build again.`
    : `${id} must fail by a bare assertion and never hang, but (${run.how}) gave ` +
      `${run.outcomes.join(' ')}. Choose another mutant: build again.`
  const allowance = passes ? {} : { allowance: 'no-assertion-failure' }
  return [{ subject: row.entry_id, message, ...allowance }]
}

function subsetFindings(row: BundleQueryRow, evidence: Evidence): readonly Finding[] {
  const ids = row.paired_distractor_corpus_ids
  const subsets = ids.map(id => failingSubset(evidence.distractorRuns.get(id)?.[0]))
  if (ids.length < 2 || new Set(subsets).size > 1) return []
  return [
    {
      subject: row.entry_id,
      message:
        'The distractors must not all fail on the same tests, but do ' +
        `(${subsets[0]}). Add an assert that tells them apart.`,
      allowance: 'identical-failing-subsets',
    },
  ]
}

function failingSubset(run: Run | undefined): string {
  return (run?.outcomes ?? []).map(outcome => (outcome === 'pass' ? '.' : 'x')).join('')
}
