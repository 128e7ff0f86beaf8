import { analyze } from './analyze.ts'
import { baselineAccept } from './baseline-accept.ts'
import type { Command } from './command.ts'
import { compare } from './compare.ts'
import { datasetAudit } from './dataset-audit.ts'
import { datasetBuild } from './dataset-build.ts'
import { datasetCheck } from './dataset-check.ts'
import { datasetExport } from './dataset-export.ts'
import { datasetFromSource } from './dataset-from-source.ts'
import { datasetImport } from './dataset-import.ts'
import { datasetRedraw } from './dataset-redraw.ts'
import { datasetValidate } from './dataset-validate.ts'
import { doctor } from './doctor.ts'
import { embedFreeze } from './embed-freeze.ts'
import { embedRecipes } from './embed-recipes.ts'
import { embedVerify } from './embed-verify.ts'
import { execute } from './execute.ts'
import { init } from './init.ts'
import { generateRegistry } from './generate-registry.ts'
import { generate } from './generate.ts'
import { mutate } from './mutate.ts'
import { plan } from './plan.ts'
import { report } from './report.ts'
import { score } from './score.ts'
import { temporalAudit } from './temporal-audit.ts'
import { temporalBuild } from './temporal-build.ts'
import { temporalFunctions } from './temporal-functions.ts'
import { temporalReport } from './temporal-report.ts'

/** Every command, in the order of the help text. */
export const COMMANDS: readonly Command[] = [
  init,
  datasetBuild,
  datasetCheck,
  datasetValidate,
  datasetAudit,
  datasetImport,
  datasetFromSource,
  datasetExport,
  datasetRedraw,
  doctor,
  embedFreeze,
  embedVerify,
  embedRecipes,
  execute,
  generate,
  generateRegistry,
  mutate,
  score,
  compare,
  analyze,
  plan,
  report,
  baselineAccept,
  temporalBuild,
  temporalAudit,
  temporalReport,
  temporalFunctions,
]
