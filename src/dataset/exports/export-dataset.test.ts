import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ExecutionDataset } from '../../schema/index.ts'
import { loadDataset } from '../load-dataset.ts'
import { exportDataset } from './export-dataset.ts'

const dataset: ExecutionDataset = {
  kind: 'execution',
  id: 'tiny',
  sha256: '0'.repeat(64),
  pool: 'equivalents',
  queries: [
    {
      id: 'q_1',
      text: 'Return x plus one.',
      tests: ['assert f(1) == 2'],
      canonicalIds: ['c_1'],
      equivalentIds: ['c_2'],
      distractorIds: ['c_3'],
      functionName: 'f',
      domain: 'math',
      language: 'python',
    },
  ],
  corpus: [
    { id: 'c_1', text: 'def f(x):\n    return x + 1\n', role: 'canonical', queryId: 'q_1' },
    { id: 'c_2', text: 'def f(x):\n    return 1 + x\n', role: 'equivalent', queryId: 'q_1' },
    {
      id: 'c_3',
      text: 'def f(x):\n    return x - 1\n',
      role: 'distractor',
      bugType: 'wrong_operator',
      bugDescription: 'Subtracts.',
      queryId: 'q_1',
    },
  ],
}

describe('exportDataset', () => {
  test('writes a BEIR folder with the distractors as judged negatives', () => {
    const files = exportDataset(dataset, 'beir')

    expect(files.get('qrels/test.tsv')).toBe(
      'query-id\tcorpus-id\tscore\nq_1\tc_1\t1\nq_1\tc_2\t1\nq_1\tc_3\t0\n',
    )
    expect(files.get('queries.jsonl')).toBe('{"_id":"q_1","text":"Return x plus one."}\n')
    expect(files.get('corpus.jsonl')?.split('\n')[0]).toBe(
      '{"_id":"c_1","title":"","text":"def f(x):\\n    return x + 1\\n"}',
    )
  })

  test('writes qrels that trec_eval reads', () => {
    expect(exportDataset(dataset, 'trec').get('qrels.txt')).toBe(
      'q_1 0 c_1 1\nq_1 0 c_2 1\nq_1 0 c_3 0\n',
    )
  })

  test('tells nothing but ids and texts in the format for other tools', () => {
    const all = [...exportDataset(dataset, 'texts').values()].join('')

    expect(Object.keys(JSON.parse(all.split('\n')[0] ?? '{}'))).toEqual(['id', 'text'])
    expect(all).not.toMatch(/wrong_operator|canonical|distractor|Subtracts/)
  })

  test('writes a bundle that loads as the dataset it came from', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'export-'))
    try {
      for (const [path, text] of exportDataset(dataset, 'jsonl')) {
        mkdirSync(join(directory, path, '..'), { recursive: true })
        writeFileSync(join(directory, path), text)
      }

      const { queries, corpus } = await loadDataset({ directory })

      expect({ queries, corpus }).toEqual({ queries: dataset.queries, corpus: dataset.corpus })
    } finally {
      rmSync(directory, { recursive: true, force: true })
    }
  })

  test('names the formats when asked for another one', () => {
    expect(() => exportDataset(dataset, 'csv')).toThrow(
      'The format of an export must be one of beir, jsonl, texts, trec, but is "csv".',
    )
  })
})
