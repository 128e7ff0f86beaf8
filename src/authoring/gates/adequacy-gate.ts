import { judgeAdequacy, type Adequacy } from '../adequacy/judge-adequacy.ts'
import type { Evidence, Finding, Gate, Measures } from './gate.ts'

const MOST_KEYS = 5 // issue 8, gate 6
const MOST_LISTED_SHARE = 0.03 // issue 8, gate 6
const MANY_MUTANTS = 80 // the pilot: such a function is simplified first

/** Gate 6: every tier-1 mutant is killed, or listed as equivalent with a reason. */
export const adequacyGate: Gate = {
  id: 6,
  name: 'adequate tests',
  judge: evidence => {
    const judged = judgeAll(evidence)
    const total = sum(judged, adequacy => adequacy.all)
    const listed = sum(judged, adequacy => adequacy.equivalents.length)
    const findings = [
      ...judged.flatMap(({ id, adequacy }) => findingsOf(id, adequacy)),
      ...toldApartFindings(evidence),
    ]
    if (listed > MOST_LISTED_SHARE * total) {
      const share = `${listed} of ${total}`
      const message = `At most 3 % of all mutants may be listed as equivalent, but ${share} are.`
      findings.push({ subject: 'dataset', message })
    }
    return { checked: total, findings, measures: measuresOf(judged, total, listed) }
  },
}

interface Judged {
  readonly id: string
  readonly adequacy: Adequacy
}

function judgeAll({ tasks, mutants }: Evidence): readonly Judged[] {
  return tasks.flatMap(({ id, task }) => {
    const candidates = mutants.get(id)
    return task === undefined || candidates === undefined
      ? []
      : [{ id, adequacy: judgeAdequacy(task, candidates) }]
  })
}

/** Only a reader knows whether an input lies in the domain: such a key is worth a look. */
function toldApartFindings({ toldApart }: Evidence): readonly Finding[] {
  return [...(toldApart ?? [])].flatMap(([subject, keys]) =>
    keys.map(({ key, input }): Finding => ({
      subject,
      isWarning: true,
      message:
        `A listed mutant must answer like the canonical in the whole domain, but differs on ${input}: ${key} ` +
        'Add an assert and remove the key where the query covers that input.',
    })),
  )
}

function findingsOf(id: string, adequacy: Adequacy): Finding[] {
  const messages = [
    ...adequacy.survivors.map(
      ({ key }) =>
        `A test must kill the mutant ${key}, but all pass. Run "dataset check" on the file for an ` +
        'assert, or list it in EQUIVALENT with the reason.',
    ),
    ...adequacy.stale.map(
      key => `A key of EQUIVALENT must name a tier-1 mutant, but this does not: ${key}`,
    ),
    ...adequacy.killedKeys.map(
      key => `A listed mutant must survive, but a test kills this one: ${key}. Remove the key.`,
    ),
  ]
  const keys = adequacy.equivalents.length + adequacy.stale.length + adequacy.killedKeys.length
  if (keys > MOST_KEYS) {
    messages.push(`A task may list ${MOST_KEYS} equivalents, but lists ${keys}. Simplify it.`)
  }
  const findings: Finding[] = messages.map(message => ({ subject: id, message }))
  if (adequacy.all > MANY_MUTANTS) {
    const message = `A task should have at most ${MANY_MUTANTS} tier-1 mutants, but has ${adequacy.all}.`
    findings.push({ subject: id, message, isWarning: true })
  }
  return findings
}

function measuresOf(judged: readonly Judged[], total: number, listed: number): Measures {
  const killed = sum(judged, adequacy => adequacy.killed)
  const extended = sum(judged, adequacy => adequacy.extended.all)
  return {
    'tier-1 mutants': total,
    killed,
    'listed as equivalent': listed,
    score: share(killed, total - listed),
    'raw score': share(killed, total),
    'tier-2 raw score': share(
      sum(judged, adequacy => adequacy.extended.killed),
      extended,
    ),
  }
}

function sum(judged: readonly Judged[], of: (adequacy: Adequacy) => number): number {
  return judged.reduce((total, { adequacy }) => total + of(adequacy), 0)
}

function share(part: number, whole: number): string {
  return whole === 0 ? 'n/a' : `${((100 * part) / whole).toFixed(2)} %`
}
