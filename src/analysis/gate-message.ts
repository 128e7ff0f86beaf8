import { isDefined } from '../stats/index.ts'
import { formatP, formatShare } from './format-number.ts'
import type { DropEvidence, FloorEvidence, GateState } from './gate.ts'

/** Who and what a gate's line speaks of. */
export interface GateSubject {
  readonly retriever: string
  readonly metric: string
  readonly reference: 'floor' | 'baseline' | 'anchor'
  readonly stratum?: string | undefined
}

/** What a gate's line begins with: retriever and metric, and the stratum that it is on. */
export function gateName({ retriever, metric, stratum }: GateSubject): string {
  return stratum === undefined ? `${retriever} ${metric}` : `${retriever} ${metric} in ${stratum}`
}

/** The line of a floor: the value and what is required. */
export function floorMessage(subject: GateSubject, { value, floor, n }: FloorEvidence): string {
  return (
    `${gateName(subject)} ${formatShare(value)} over ${n} queries; ` +
    `required floor ${formatShare(floor)}`
  )
}

/** The line of a drop: before → after, the evidence, and what is allowed. */
export function dropMessage(
  subject: GateSubject,
  evidence: DropEvidence,
  state: GateState,
): string {
  const { before, after, maxDrop } = evidence
  const against = subject.reference === 'anchor' ? ' against the anchor' : ''
  const values = `${formatShare(before)} → ${formatShare(after)}`
  const line =
    `${gateName(subject)} ${values}${against} (${evidenceText(evidence)}); ` +
    `allowed drop ${formatShare(maxDrop)}`
  return state === 'inconclusive' ? `${line}; ${inconclusiveText(evidence)}` : line
}

function evidenceText(evidence: DropEvidence): string {
  const { lost, won, interval, test, p, adjustedP, family } = evidence
  if (lost.length + won.length === 0) return `no query of ${evidence.n} changed`
  const names = { mcnemar: 'exact McNemar', 'sign-flip': 'sign-flip', tango: 'Tango margin' }
  const adjusted = family > 1 ? `, Holm over ${family} ${formatP(adjustedP)}` : ''
  const bound = isDefined(interval)
    ? `95 % bound of the drop ${formatShare(interval.high)}`
    : `no bound: ${interval.undefinedBecause}`
  const changes = `${lost.length} lost / ${won.length} won`
  return `${changes}, ${names[test]} ${formatP(p)}${adjusted}; ${bound}`
}

function inconclusiveText({ significantLoss, detectableDrop, n }: DropEvidence): string {
  const parts: string[] = []
  if (significantLoss !== undefined) {
    const { net, lost, won, isReachable } = significantLoss
    parts.push(
      isReachable
        ? `a net loss of ${net} (${lost} lost / ${won} won) would be significant`
        : `at least ${net} lost queries are needed for significance`,
    )
  }
  if (detectableDrop !== undefined) {
    parts.push(
      isDefined(detectableDrop)
        ? `${n} queries find a true drop of ${formatShare(detectableDrop)} with 80 % power`
        : `no drop at this discordance is found with 80 % power by ${n} queries`,
    )
  }
  return ['inconclusive', parts.join(', ')].filter(part => part !== '').join(': ')
}
