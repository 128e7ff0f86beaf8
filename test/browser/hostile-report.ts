import { join } from 'node:path'
import { loadDataset } from '../../src/dataset/index.ts'
import { evaluate } from '../../src/evaluation/index.ts'
import { renderHtml } from '../../src/reporter/outputs/html/report-html.ts'
import type { ExecutionDataset } from '../../src/schema/index.ts'
import { roleOracle, scripted, syntheticDataset } from '../e2e/synthetic.ts'
import { writeBundle } from '../fixtures/reporter/bundle-folder.ts'
import { sampleReport } from '../fixtures/reporter/sample-report.ts'

/** Text that would run if it were ever taken for markup. */
export const ATTACK =
  '</script><img src=x onerror="window.pwned=1"><script>window.pwned=1</script>\'"`${1}&amp;<!--'

/** A report in which every text that others write is an attack. */
export async function hostileReport(folder: string): Promise<string> {
  const bundle = join(folder, 'hostile <b>')
  writeBundle(bundle, hostileDataset())
  const dataset = await loadDataset({ directory: bundle })
  const retriever = scripted(`evil ${ATTACK}`, dataset, n => n % 2 === 0)
  const { header, outcomes } = await evaluate({ dataset, retriever, oracle: roleOracle })
  const run = { project: ATTACK, header, outcomes, expected: 4 }
  const state = { kind: 'partial', reason: ATTACK } as const
  const report = sampleReport([{ ...run, state }])
  const problems = [`problem ${ATTACK}`]
  return renderHtml({ ...report, problems }, { datasetFolders: [bundle], versions: [ATTACK] })
}

function hostileDataset(): ExecutionDataset {
  const plain = syntheticDataset(4)
  const types = new Map(
    [...new Set(plain.corpus.map(each => each.bugType))].map((type, at) => [type, at]),
  )
  return {
    ...plain,
    queries: plain.queries.map(query => ({
      ...query,
      text: `${query.text} ${ATTACK} \u202Ereversed`,
      tests: query.tests.map(each => `${each} # ${ATTACK}`),
      functionName: `f${ATTACK}`,
      domain: `d${ATTACK}`,
    })),
    corpus: plain.corpus.map(entry => ({
      ...entry,
      text: `${entry.text}# ${ATTACK} \u202Ereversed`,
      bugDescription: ATTACK,
      ...(entry.bugType === undefined ? {} : { bugType: `t${types.get(entry.bugType)}${ATTACK}` }),
    })),
  }
}
