import { describe, expect, test } from 'vitest'
import type { CorpusEntry, ExecutionDataset } from '../schema/index.ts'
import { datasetFacts } from './dataset-facts.ts'
import { mutationCount } from './mutation-count.ts'

const canonical =
  'def f(values):\n    total = 0\n    for value in values:\n        total += value\n    return total\n'
const rewrite = 'def f(values):\n    result = sum(v for v in values)\n    return result\n'

function entry(id: string, text: string, role: CorpusEntry['role'], bugType?: string): CorpusEntry {
  return { id, text, role, queryId: 'q', ...(bugType === undefined ? {} : { bugType }) }
}

const corpus = [
  entry('c', canonical, 'canonical'),
  entry('r', rewrite, 'equivalent'),
  entry('m1', canonical.replace('= 0', '= 1'), 'distractor', 'off_by_one'),
  entry('m2', canonical.replace('    total = 0\n', ''), 'distractor', 'remove_edge_case_check'),
  entry('rm', rewrite.replace('(v for', '(1 + v for'), 'distractor', 'off_by_one'),
]
const dataset: ExecutionDataset = {
  kind: 'execution',
  id: 'made',
  sha256: '0'.repeat(64),
  pool: 'equivalents',
  corpus,
  queries: [
    {
      id: 'q',
      text: 'Sum the values.',
      tests: ['assert f([1]) == 1'],
      canonicalIds: ['c'],
      equivalentIds: ['r'],
      distractorIds: ['m1', 'm2', 'rm'],
      functionName: 'f',
      domain: 'math',
      language: 'python',
    },
  ],
}

describe('datasetFacts', () => {
  const facts = datasetFacts(dataset, [{ corpus_id: 'm1', operator: 'literal' }])

  test('measures a mutant from the passing snippet it was made of', () => {
    expect(facts.edits.get('m1')).toEqual({
      characters: 1,
      relative: 1 / canonical.length,
      isMultiLine: false,
      operator: 'literal',
    })
    // "1 + " was inserted into the rewrite, not into the canonical.
    expect(facts.edits.get('rm')).toMatchObject({ characters: 4, relative: 4 / rewrite.length })
  })

  test('sees edits that take line breaks away', () => {
    expect(facts.edits.get('m2')).toMatchObject({ isMultiLine: true, characters: 14 })
  })

  test('pairs the bug of a rewrite with the same type of bug of the canonical', () => {
    expect(facts.quads).toEqual([
      { queryId: 'q', canonical: 'c', canonicalBug: 'm1', rewrite: 'r', rewriteBug: 'rm' },
    ])
  })

  test('shows blind scorers texts, and which of them pass', () => {
    expect(facts.groups[0]?.snippets.map(({ passes }) => passes)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

describe('mutationCount', () => {
  test.each([
    ['stated', { mutations: 3 }, 3],
    ['a list of mutations', { mutations: ['a', 'b'] }, 2],
    ['a list of edits', { edits: [{}, {}, {}] }, 3],
    ['mutant ids', { mutant_ids: ['x', 'y'] }, 2],
    ['nothing', {}, 1],
  ])('reads the metadata: %s', (_, row, count) => {
    expect(mutationCount({ bugType: 'off_by_one' }, { corpus_id: 'c', ...row })).toBe(count)
  })

  test('reads joined types without metadata', () => {
    expect(mutationCount({ bugType: 'off_by_one+wrong_operator' }, undefined)).toBe(2)
    expect(mutationCount({}, undefined)).toBe(1)
  })
})
