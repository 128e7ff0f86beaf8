import type { Command } from './command.ts'
import { datasetBuild } from './dataset-build.ts'
import { datasetCheck } from './dataset-check.ts'
import { datasetValidate } from './dataset-validate.ts'
import { mutate } from './mutate.ts'
import { score } from './score.ts'

/** Every command, in the order of the help text. */
export const COMMANDS: readonly Command[] = [
  datasetBuild,
  datasetCheck,
  datasetValidate,
  mutate,
  score,
]
