import { parseArgs } from 'node:util'
import { bm25Features, wordCountFeatures } from '../retrievers/index.ts'
import { InputError } from '../schema/index.ts'
import {
  auditRepository,
  leakWorth,
  temporalSplit,
  type RepositoryAudit,
  type TreeArm,
} from '../temporal/index.ts'
import { EXIT, type Command } from './command.ts'
import { leakWorthText } from './temporal/board-text.ts'
import { auditText, corporaText } from './temporal/corpora-text.ts'
import { clonesText } from './temporal/clones-text.ts'
import { loadArms, loadRetrievers } from './temporal/load-arms.ts'
import { HISTORY_HELP, historyOptions, splitsOf, type HistoryValues } from './temporal/options.ts'
import { runArms } from './temporal/run-arms.ts'

/** `temporal audit`: shows what a history gives away and fails when the searched tree does. */
export const temporalAudit: Command = {
  name: 'temporal audit',
  summary: 'measure what a git history gives away; fails when the searched tree holds the answers',
  usage: `Usage: vitest-retrieval temporal audit --epoch <rev> [options]

Prints how far queries repeat what their commits add, which gold the commits create, what leak and
drift are worth (epoch, parent, commit, HEAD), and each arm on a contaminated and a leak-free tree.

${HISTORY_HELP}  --corpus <rev>      The tree that is searched, when it is not the epoch's
  --retriever <file>  A module that exports retrievers to compare as well; may be repeated
  --clones            Only measure how often the first hit of --retriever has a near-clone
  --no-arms           Leave out what asks retrievers

Exit codes: 0 leak-free, 1 contaminated, 2 bad input, 3 git or a retriever failed.
`,
  run: async (args, io) => {
    const { values } = parseArgs({ args: [...args], options, allowNegative: true })
    if (values.clones) {
      io.out(await auditClones(values))
      return EXIT.ok
    }
    const asks = values.arms
    const treeArms: readonly TreeArm<unknown>[] = asks
      ? [erased(bm25Features()), erased(wordCountFeatures())]
      : []
    const audits: RepositoryAudit[] = []
    for (const split of await splitsOf(values)) {
      audits.push(await auditRepository({ ...split, corpus: values.corpus, arms: treeArms }))
    }
    const arms = asks ? await loadArms(values.retriever) : []
    const progress = (line: string): void => io.err(`${line}\n`)
    const dirty = await runArms(
      arms,
      audits.map(({ contaminated }) => contaminated),
      progress,
    )
    const clean = await runArms(
      arms,
      audits.map(({ dataset }) => dataset),
      progress,
    )
    const isLeaking = audits.some(({ leaks }) => leaks.length > 0)
    if (values.json) {
      const worth = clean.flatMap((run, at) =>
        dirty[at] === undefined ? [] : leakWorth(dirty[at], run),
      )
      io.out(
        `${JSON.stringify({ schemaVersion: 1, audits: audits.map(summaryOf), leakWorth: worth }, null, 2)}\n`,
      )
    } else {
      io.out(corporaText(audits.map(({ dataset }) => dataset.facts)))
      for (const audit of audits) io.out(auditText(audit))
      if (asks) io.out(leakWorthText(dirty, clean))
    }
    return isLeaking ? EXIT.failed : EXIT.ok
  },
}

const options = {
  ...historyOptions,
  corpus: { type: 'string' },
  retriever: { type: 'string', multiple: true },
  clones: { type: 'boolean', default: false },
  arms: { type: 'boolean', default: true },
} as const

async function auditClones(
  values: HistoryValues & { readonly retriever?: string[] | undefined },
): Promise<string> {
  const { retriever: files = [] } = values
  if (files.length === 0) {
    throw new InputError('--clones measures your own index: name its module with --retriever.')
  }
  const own = (await Promise.all(files.map(loadRetrievers))).flat()
  const texts: string[] = []
  for (const split of await splitsOf(values))
    texts.push(await clonesText(own, await temporalSplit(split)))
  return texts.join('')
}

/** Hides the type of an arm's features: only the arm itself reads them. */
function erased<F>(arm: TreeArm<F>): TreeArm<unknown> {
  const known = new WeakMap<object, F>()
  return {
    name: arm.name,
    features: text => {
      const [features, key] = [arm.features(text), {}]
      known.set(key, features)
      return key
    },
    scores: (query, files) =>
      arm.scores(
        query,
        files.flatMap(file => {
          const features = typeof file === 'object' && file !== null ? known.get(file) : undefined
          return features === undefined ? [] : [features]
        }),
      ),
  }
}

function summaryOf(audit: RepositoryAudit): object {
  const { dataset, searched, leaks, vocabulary, naming, created, decomposition } = audit
  const { facts, sha256, queries } = dataset
  return {
    facts,
    sha256,
    queries: queries.length,
    searched,
    leaks,
    vocabulary,
    naming,
    created,
    decomposition,
  }
}
