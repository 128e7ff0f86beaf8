import type { TemporalFacts } from '../../temporal/index.ts'
import type { ArmRun } from './run-arms.ts'

/** Whether a model can have read what came after an epoch: a memory is a leak that no corpus shows. */
export function modelsText(
  runs: readonly ArmRun[],
  facts: readonly Pick<TemporalFacts, 'repository' | 'epochDate'>[],
): string {
  const models = runs.filter(({ isOurs }) => !isOurs)
  if (models.length === 0) return ''
  const epochs = facts.map(({ epochDate }) => epochDate).sort()
  const [first = ''] = epochs
  const shown = first === epochs.at(-1) ? first : `${first} and later`
  const lines = models.map(
    ({ arm, trainedUntil }) => `   ${arm}: ${memoryOf(trainedUntil, first)}\n`,
  )
  return `\n What models may remember (epoch ${shown})\n${lines.join('')}`
}

function memoryOf(trainedUntil: string | undefined, epochDate: string): string {
  if (trainedUntil === undefined) {
    return 'does not tell until when it was trained; give its recipe a trainedUntil to have it compared'
  }
  return trainedUntil < epochDate.slice(0, 7)
    ? `trained until ${trainedUntil}, before the epoch`
    : `trained until ${trainedUntil}, NOT before the epoch: it may know these commits`
}
