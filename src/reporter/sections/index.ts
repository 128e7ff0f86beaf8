import type { Section } from '../report.ts'
import { board } from './board.ts'
import { changes } from './changes.ts'
import { deception } from './deception.ts'
import { experiment } from './experiment.ts'
import { faults } from './faults.ts'
import { gates } from './gates.ts'
import { metrics } from './metrics.ts'
import { misses } from './misses.ts'
import { rerankers } from './rerankers.ts'
import { usage } from './usage.ts'

/** The sections of the terminal report, in printed order. */
export const SECTIONS: readonly Section[] = [
  board,
  metrics,
  deception,
  misses,
  rerankers,
  usage,
  changes,
  experiment,
  faults,
  gates,
]
