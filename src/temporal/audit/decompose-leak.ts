import { pairedEffect, type PairedEffect } from '../report/paired-effect.ts'
import type { Instance } from '../split/read-window.ts'
import type { Commit } from '../git/read-log.ts'
import { walkTrees, type Tree } from './walk-trees.ts'

/** An arm whose view of a file depends on that file alone (`FeatureArm` of the retrievers). */
export interface TreeArm<F> {
  readonly name: string
  features(text: string): F
  scores(query: string, files: readonly F[]): Float64Array
}

/** The trees that an instance is asked of. */
export const STAGES = ['epoch', 'parent', 'commit', 'HEAD'] as const

/** What one arm finds in each tree, and what each step is worth. */
export interface LeakDecomposition {
  readonly arm: string
  /** Mean recall@10 in the epoch's, the parent's, the commit's and the last tree. */
  readonly recall: readonly number[]
  /** epoch → parent: other people's work, no leak. */
  readonly drift: PairedEffect
  /** parent → commit: the instance's own change, the leak exactly. */
  readonly ownFix: PairedEffect
  /** commit → HEAD: what came later. */
  readonly later: PairedEffect
}

/** A history as the decomposition walks it. */
export interface DecompositionInput {
  readonly epoch: Tree
  /** From the epoch on, oldest first. */
  readonly chain: readonly Commit[]
  readonly instances: readonly Instance[]
  /** Text of a blob; undefined when it is not searched. */
  readonly textOf: (oid: string) => string | undefined
  readonly isInScope: (path: string) => boolean
}

const K = 10

/**
 * Separates leak from drift: the same instance is asked of four trees of its own history. HEAD
 * against epoch mixes both; parent against commit holds nothing but the instance's own change.
 */
export function decomposeLeak<F>(arm: TreeArm<F>, input: DecompositionInput): LeakDecomposition {
  const rank = treeRanker(arm, input.textOf)
  const byCommit = new Map(input.instances.map(each => [each.candidate.commit.hash, each]))
  const recalls = new Map<string, number[]>()
  const isSearched = (path: string, oid: string): boolean =>
    input.isInScope(path) && input.textOf(oid) !== undefined
  const { last, pathOf } = walkTrees(
    input.epoch,
    input.chain,
    isSearched,
    ({ commit, parent, after }) => {
      const instance = byCommit.get(commit.hash)
      if (instance === undefined) return
      const { text, gold } = instance.candidate
      const stages: readonly (readonly [tree: Tree, gold: readonly string[]])[] = [
        [input.epoch, gold.map(({ id }) => id)],
        [parent, gold.map(({ change }) => change.oldPath)],
        [after, gold.map(({ change }) => change.path)],
      ]
      recalls.set(
        commit.hash,
        stages.map(([tree, paths]) => rank(text, tree, paths)),
      )
    },
  )
  const rows = input.instances.map(({ candidate: { text, gold, commit } }) => {
    const atEnd = gold.map(({ id }) => pathOf.get(id) ?? '')
    return {
      cluster: commit.hash,
      recall: [...(recalls.get(commit.hash) ?? []), rank(text, last, atEnd)],
    }
  })
  return summarize(arm.name, rows)
}

interface StagedRecall {
  readonly cluster: string
  /** recall@10 in each of the four trees. */
  readonly recall: readonly number[]
}

function summarize(arm: string, rows: readonly StagedRecall[]): LeakDecomposition {
  const step = (from: number): PairedEffect =>
    pairedEffect(
      rows.map(({ cluster, recall }) => ({
        cluster,
        value: (recall[from + 1] ?? 0) - (recall[from] ?? 0),
      })),
    )
  const recall = STAGES.map(
    (_, stage) =>
      rows.reduce((sum, row) => sum + (row.recall[stage] ?? 0), 0) / Math.max(1, rows.length),
  )
  return { arm, recall, drift: step(0), ownFix: step(1), later: step(2) }
}

type TreeRank = (query: string, tree: Tree, gold: readonly string[]) => number

/** recall@10 in a tree; ties count against gold. Features are made once per blob. */
function treeRanker<F>(arm: TreeArm<F>, textOf: (oid: string) => string | undefined): TreeRank {
  const known = new Map<string, F>()
  const featuresOf = (oid: string): F => {
    const features = known.get(oid) ?? arm.features(textOf(oid) ?? '')
    known.set(oid, features)
    return features
  }
  return (query, tree, gold) => {
    const paths = [...tree.keys()]
    const scores = arm.scores(query, Array.from(tree.values(), featuresOf))
    const wanted = new Set(gold)
    const order = paths
      .map((path, at) => ({ score: scores[at] ?? 0, isGold: wanted.has(path) }))
      .sort((a, b) => b.score - a.score || Number(a.isGold) - Number(b.isGold))
    return order.slice(0, K).filter(({ isGold }) => isGold).length / Math.max(1, gold.length)
  }
}
