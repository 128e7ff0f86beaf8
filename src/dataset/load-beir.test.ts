import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GoldDataset } from '../schema/index.ts'
import { exportDataset } from './exports/export-dataset.ts'
import { loadBeir } from './load-beir.ts'
import { loadDataset } from './load-dataset.ts'

const CORPUS = [
  { _id: 'd2', title: 'Sums', text: 'adds prices' },
  { _id: 'd1', title: '', text: 'sorts names' },
  { _id: 'd3', text: 'untitled' },
]
const QUERIES = [
  { _id: 'q2', text: 'how to add' },
  { _id: 'q1', text: 'how to sort' },
  { _id: 'q3', text: 'asked in training only' },
]
const QRELS = 'query-id\tcorpus-id\tscore\nq1\td1\t1\nq2\td2\t2\nq2\td3\t1\nq2\td1\t0\n'

let folder = ''
const jsonl = (rows: readonly object[]): string => rows.map(row => JSON.stringify(row)).join('\n')

async function write(files: Readonly<Record<string, string>>): Promise<string> {
  const target = await mkdtemp(join(folder, 'set-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(target, name)), { recursive: true })
    await writeFile(join(target, name), text)
  }
  return target
}
const whole = { 'corpus.jsonl': jsonl(CORPUS), 'queries.jsonl': jsonl(QUERIES), 'qrels/test.tsv': QRELS }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beir-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('loadBeir', () => {
  test('reads titles, texts and binary gold, sorted by id', async () => {
    const dataset = await loadBeir(await write(whole), { id: 'shop', language: 'english' })

    expect(GoldDataset.parse(dataset)).toEqual(dataset)
    expect(dataset).toMatchObject({ kind: 'gold', id: 'shop/test', pool: 'judged' })
    expect(dataset.corpus).toEqual([
      { id: 'd1', text: 'sorts names', tokens: 3 },
      { id: 'd2', text: 'Sums\nadds prices', tokens: 4 },
      { id: 'd3', text: 'untitled', tokens: 2 },
    ])
    expect(dataset.queries).toEqual([
      { id: 'q1', text: 'how to sort', goldIds: ['d1'], domain: 'shop', language: 'english' },
      { id: 'q2', text: 'how to add', goldIds: ['d2', 'd3'], domain: 'shop', language: 'english' },
    ])
  })

  test('takes another split and a higher grade', async () => {
    const directory = await write({ ...whole, 'qrels/dev.tsv': QRELS })
    const dataset = await loadBeir(directory, { split: 'dev', relevantFrom: 2 })

    expect(dataset.queries.map(({ id, goldIds }) => [id, goldIds])).toEqual([['q2', ['d2']]])
    expect((await loadBeir(directory)).sha256).toBe(dataset.sha256) // equal bytes
  })

  test('reads what exportDataset wrote', async () => {
    const source = await loadDataset()
    const files = exportDataset(source, 'beir')
    const dataset = await loadBeir(await write(Object.fromEntries(files)))

    expect(dataset.corpus).toHaveLength(source.corpus.length)
    expect(dataset.queries.map(({ goldIds }) => goldIds)).toEqual(
      source.queries.map(({ canonicalIds }) => canonicalIds),
    )
  })

  test.each([
    ['no such split', whole, { split: 'dev' }, 'must hold qrels/dev.tsv'],
    ['no grade so high', whole, { relevantFrom: 3 }, 'must judge some document at 3 or above'],
    [
      'a document that is not there',
      { ...whole, 'qrels/test.tsv': `${QRELS}q1\td9\t1\n` },
      {},
      '1 documents and 0 queries are missing, "d9" first',
    ],
    ['a broken line', { ...whole, 'queries.jsonl': '{"_id": 1}\n' }, {}, 'queries.jsonl'],
  ])('refuses %s', async (_name, files, options, message) => {
    await expect(loadBeir(await write(files), options)).rejects.toThrow(message)
  })
})
