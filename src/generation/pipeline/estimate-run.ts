import { readFile } from 'node:fs/promises'
import { estimateCost, type Estimate } from '../cost/estimate.ts'
import { readLines } from '../journal/journal-line.ts'
import { folderPaths } from '../release/write-folder.ts'
import type { GenerateOptions } from './generate-options.ts'
import { firstBody } from './next-step.ts'
import { requireSense } from './require-sense.ts'
import { isAccepted, replay } from './row-state.ts'

/** Estimates what is left to be asked and paid; asks nothing and writes nothing. */
export async function estimateRun(
  options: Pick<
    GenerateOptions,
    'registry' | 'settings' | 'directory' | 'repairs' | 'mode' | 'prices' | 'maxCost'
  >,
): Promise<Estimate> {
  requireSense(options)
  const { journal } = folderPaths(options.directory)
  const content = await readFile(journal).catch(() => Buffer.alloc(0))
  const { records } = readLines(content, journal)
  const left = replay(options.registry, records).filter(
    state => !isAccepted(state) && state.attempts.length <= options.repairs,
  )
  return estimateCost({
    bodies: left.map(({ row }) => firstBody(row, options.settings)),
    repairs: options.repairs,
    mode: options.mode,
    prices: options.prices,
    seen: records.flatMap(record =>
      record.kind === 'answered' && record.answer.usage !== null ? [record.answer.usage] : [],
    ),
  })
}
