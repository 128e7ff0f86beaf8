import { minimumDetectableDrop, smallestSignificantLoss } from '../stats/index.ts'
import type { GateCase, GateFinding } from './gate-cases.ts'
import type { DropEvidence, FloorEvidence, GateConfig, GateDecision, GateState } from './gate.ts'
import { DEFAULT_ALPHA, dropState } from './drop-state.ts'
import { dropMessage, floorMessage, gateName } from './gate-message.ts'

/** Turns a finding into a verdict with its evidence, once the family of tests is known. */
export function gateDecision(
  { gate, config, metric, run, reference, finding }: GateCase,
  adjustedP: number | undefined,
  family: number,
): GateDecision {
  const { id, pool } = run.header.dataset
  const { stratum } = config
  const subject = {
    retriever: run.header.retriever,
    metric,
    reference,
    ...(stratum === undefined ? {} : { stratum }),
  }
  const verdict = verdictOf(finding, { config, adjustedP: adjustedP ?? 1, family })
  return {
    gate,
    ...subject,
    project: run.project,
    dataset: { id, pool },
    state: verdict.state,
    failsBuild: failsBuild(verdict.state, config),
    evidence: verdict.evidence,
    message: messageOf(subject, verdict),
  }
}

interface Verdict {
  readonly state: GateState
  readonly evidence?: DropEvidence | FloorEvidence
  readonly reason?: string
}

interface Family {
  readonly config: GateConfig
  readonly adjustedP: number
  readonly family: number
}

function verdictOf(finding: GateFinding, family: Family): Verdict {
  if (finding.kind === 'floor') {
    const { evidence } = finding
    return { state: evidence.value >= evidence.floor ? 'pass' : 'fail', evidence }
  }
  if (finding.kind !== 'drop') return { state: 'not-gated', reason: finding.reason }
  const evidence = dropEvidence(finding, family)
  return { state: dropState(evidence), evidence }
}

function dropEvidence(
  { tested, maxDrop }: Extract<GateFinding, { kind: 'drop' }>,
  { config, adjustedP, family }: Family,
): DropEvidence {
  const { change, test, p } = tested
  const { alpha = DEFAULT_ALPHA, rule = 'default' } = config
  const { n, before, after, drop, interval, lost, won } = change
  const isBinary = change.test === 'mcnemar'
  return {
    kind: 'drop',
    n,
    before,
    after,
    drop,
    maxDrop,
    interval,
    lost,
    won,
    test,
    p,
    adjustedP,
    family,
    alpha,
    rule,
    ...(isBinary ? sensitivity(change, { alpha: alpha / family, maxDrop }) : {}),
  }
}

/** Computed at the strictest level of the family, so that the printed loss is always enough. */
function sensitivity(
  { n, lost, won }: Pick<DropEvidence, 'n' | 'lost' | 'won'>,
  { alpha, maxDrop }: { readonly alpha: number; readonly maxDrop: number },
): Pick<DropEvidence, 'significantLoss' | 'detectableDrop'> {
  const discordant = lost.length + won.length
  return {
    significantLoss: smallestSignificantLoss(discordant, alpha),
    detectableDrop: minimumDetectableDrop({ n, discordance: discordant / n, alpha, maxDrop }),
  }
}

function failsBuild(state: GateState, config: GateConfig): boolean {
  return state === 'fail' || (state === 'inconclusive' && config.onInconclusive === 'fail')
}

function messageOf(
  subject: Parameters<typeof dropMessage>[0],
  { state, evidence, reason }: Verdict,
): string {
  if (evidence?.kind === 'drop') return dropMessage(subject, evidence, state)
  if (evidence?.kind === 'floor') return floorMessage(subject, evidence)
  return `${gateName(subject)} is not gated: ${reason ?? 'no reason known'}`
}
