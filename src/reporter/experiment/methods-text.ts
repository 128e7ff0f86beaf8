import type { Report } from '../report.ts'
import { whole } from '../number-format.ts'

const REFERENCES = {
  execRetrieval:
    'ExecRetrieval: Measuring the Functional-Correctness Gap in Code-Embedding Retrieval',
  wilson:
    'E. B. Wilson. Probable inference, the law of succession, and statistical inference. JASA 22, 1927',
  efron: 'B. Efron. Better bootstrap confidence intervals. JASA 82, 1987',
  mcnemar:
    'Q. McNemar. Note on the sampling error of the difference between correlated proportions or percentages. Psychometrika 12, 1947',
  holm: 'S. Holm. A simple sequentially rejective multiple test procedure. Scand. J. Statist. 6, 1979',
} as const

/**
 * Returns a paragraph on how the numbers came about, with versions and numbered references, to be
 * put into a paper; empty when nothing was measured.
 */
export function methodsText(report: Report, versions: readonly string[]): readonly string[] {
  if (report.boards.length === 0) return []
  const cited = new Map<string, number>()
  const cite = (key: keyof typeof REFERENCES): string => {
    const reference = REFERENCES[key]
    if (!cited.has(reference)) cited.set(reference, cited.size + 1)
    return `[${cited.get(reference)}]`
  }
  const { seed, replicates } = report.boards[0]?.leaderboard ?? { seed: 0, replicates: 0 }
  const sentences = [
    ...report.boards.map(datasetSentence),
    `A hit is correct when it passes every test of its query ${cite('execRetrieval')}, or for a repository when it is a gold file; a query that a fault kept from being judged is left out and counted, never taken for a miss.`,
    'Inside a tie, failing snippets stand before passing ones and those before the canonical one.',
    `Intervals hold 95 %: Wilson score intervals ${cite('wilson')} for shares, bias-corrected and accelerated bootstrap ${cite('efron')} for means (${whole(replicates)} replicates, seed ${seed}).`,
    `Retrievers are compared query by query: exact McNemar tests ${cite('mcnemar')} for metrics of 0 and 1, sign-flip tests for others; p values are adjusted after Holm ${cite('holm')} over all gates, and over the planned comparisons.`,
    ...experimentSentences(report),
    `Software: ${versions.join('; ') || 'not recorded'}.`,
  ]
  const list = [...cited].map(([reference, number]) => `[${number}] ${reference}.`)
  return [sentences.join(' '), '', ...list]
}

function datasetSentence({ leaderboard: { dataset, rows } }: Report['boards'][number]): string {
  const names = rows.map(row => row.retriever).join(', ')
  return (
    `${whole(dataset.queries)} queries of ${dataset.id} (pool ${dataset.pool}, SHA-256 ` +
    `${dataset.sha256}) were asked of ${rows.length} retriever${rows.length === 1 ? '' : 's'} ` +
    `(${names}) over ${whole(dataset.corpus)} snippets.`
  )
}

function experimentSentences({ experiment }: Report): readonly string[] {
  if (experiment === undefined) {
    return ['No plan was registered beforehand: every comparison is exploratory.']
  }
  const planned = experiment.comparisons.filter(({ kind }) => kind === 'planned').length
  const size =
    experiment.requiredQueries === null
      ? 'no number of queries up to 100,000 would find it'
      : `${whole(experiment.requiredQueries)} queries find it with the wanted power`
  const exclusions = experiment.exclusions.length === 0 ? 'none' : experiment.exclusions.join('; ')
  return [
    `A plan (SHA-256 ${experiment.sha256}) fixed ${experiment.primaryMetric} as primary metric, ` +
      `alpha ${experiment.alpha}, and ${experiment.smallestEffect} as the smallest effect of ` +
      `interest (${size})${experiment.afterResults ? ', after results were known' : ', before any result'}. ` +
      `Exclusions: ${exclusions}. ${planned} comparisons were planned and are reported as such; ` +
      'all others are exploratory.',
    ...experiment.deviations,
  ]
}
