import { expect, test } from 'vitest'
import type { Hit, MeasuredOutcome } from '../../schema/index.ts'
import { leakWorth } from './leak-worth.ts'

const hit = (isGold: boolean): Hit => ({
  id: isGold ? 'gold' : 'other',
  score: 1,
  role: isGold ? 'canonical' : 'foreign',
  verdict: { kind: 'gold', passes: isGold, grade: isGold ? 1 : 0 },
})

/** Finds `found` of two gold files among its hits. */
const outcome = (queryId: string, found: number, split: string): MeasuredOutcome => ({
  version: 1,
  state: 'measured',
  queryId,
  domain: 'r',
  language: 'python',
  k: 10,
  hits: [true, true, false].map((_, at) => hit(at < found)),
  groups: [],
  open: false,
  totals: { corpus: 9, passing: 2, gold: 2, failingOwn: 0 },
  epsilon: 0,
  own: [],
  searchMs: 0,
  strata: { split },
})

test('compares recall and hit by split, and gives the relative change', () => {
  const arm = (found: readonly number[]) => ({
    arm: 'mine',
    outcomes: found.map((count, at) => outcome(`q${at}`, count, at < 2 ? 'train' : 'holdout')),
  })

  const [all, train, holdout] = leakWorth(arm([2, 2, 2, 2]), arm([2, 1, 0, 1]))

  expect(all).toMatchObject({ arm: 'mine', split: 'all', n: 4 })
  expect(all?.recall).toMatchObject({ contaminated: 1, leakFree: 0.5, relative: -0.5 })
  expect(all?.hit).toMatchObject({ contaminated: 1, leakFree: 0.75, relative: -0.25 })
  expect(train).toMatchObject({ split: 'train', n: 2, recall: { leakFree: 0.75 } })
  expect(holdout).toMatchObject({ split: 'holdout', n: 2, recall: { leakFree: 0.25 } })
})

test('has no relative change where the contaminated corpus gave nothing', () => {
  const nothing = { arm: 'mine', outcomes: [outcome('q', 0, 'train')] }

  expect(leakWorth(nothing, nothing)[0]?.recall).toMatchObject({
    relative: undefined,
    interval: undefined,
  })
})
