import { describe, expect, test } from 'vitest'
import { passFail, run } from '../../test/fixtures/analysis/make-run.ts'
import type { CollectedSuite } from './collect-suites.ts'
import { uniteRuns } from './unite-runs.ts'

const OUTCOMES = passFail(8, () => true)

interface Made extends Partial<CollectedSuite> {
  readonly retriever?: string
}

/** Slice `index` of `count` over eight queries. */
function sliceOf(index: number, count: number, made: Made = {}): CollectedSuite {
  const { retriever = 'ours', ...rest } = made
  const outcomes = OUTCOMES.filter((_, at) => at % count === index)
  const { header } = run(OUTCOMES)
  return {
    project: '',
    file: `s${index}.bench.ts`,
    header: { ...header, retriever, slice: [index, count], expected: outcomes.length },
    outcomes,
    unasked: 0,
    indexError: undefined,
    isTwice: false,
    ...rest,
  }
}

describe('uniteRuns', () => {
  test('makes one complete run of all slices, in any order of files', () => {
    const [united, ...rest] = uniteRuns([sliceOf(1, 2), sliceOf(0, 2)], undefined)

    expect(rest).toEqual([])
    expect(united).toMatchObject({ expected: 8, state: { kind: 'complete' } })
    expect(united?.outcomes.map(({ queryId }) => queryId)).toEqual(
      OUTCOMES.map(({ queryId }) => queryId),
    )
  })

  test('keeps projects and retrievers apart', () => {
    const runs = uniteRuns(
      [sliceOf(0, 1), sliceOf(0, 1, { project: 'web' }), sliceOf(0, 1, { retriever: 'theirs' })],
      undefined,
    )

    expect(runs.map(({ project, header }) => [project, header.retriever])).toEqual([
      ['', 'ours'],
      ['web', 'ours'],
      ['', 'theirs'],
    ])
  })

  test('names the slices that are missing without a reason', () => {
    const [united] = uniteRuns([sliceOf(0, 4), sliceOf(2, 4)], undefined)

    expect(united?.state).toMatchObject({ kind: 'broken' })
    expect(united?.state).toHaveProperty(
      'reason',
      'slices 1/4, 3/4 are missing, and nothing says why: run every file, merge every blob',
    )
  })

  test('calls missing slices partial where the invocation says why', () => {
    const [united] = uniteRuns([sliceOf(0, 4)], 'shard 1/4')

    expect(united?.state).toEqual({
      kind: 'partial',
      reason: 'shard 1/4 (slices 1/4, 2/4, 3/4 are missing)',
    })
  })

  test('refuses overlaps and names their files', () => {
    const twice = [sliceOf(0, 2), sliceOf(1, 2), sliceOf(0, 4, { file: 'other.bench.ts' })]

    const [united] = uniteRuns(twice, undefined)

    expect(united?.state).toMatchObject({ kind: 'broken' })
    expect(united?.state).toHaveProperty(
      'reason',
      expect.stringMatching(
        /query q_0000 is measured more than once.*\(s0\.bench\.ts, other\.bench\.ts\)/,
      ),
    )
  })

  test('refuses files that several blobs hold, by name', () => {
    const suites = [sliceOf(0, 2, { isTwice: true }), sliceOf(1, 2)]

    expect(uniteRuns(suites, undefined)[0]?.state).toMatchObject({
      kind: 'broken',
      reason: expect.stringContaining('more than one merged blob holds s0.bench.ts,'),
    })
  })
})
