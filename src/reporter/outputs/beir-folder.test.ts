import { describe, expect, test } from 'vitest'
import { roleOracle, scripted } from '../../../test/e2e/synthetic.ts'
import { sampleReport } from '../../../test/fixtures/reporter/sample-report.ts'
import { loadDataset, pick } from '../../dataset/index.ts'
import { evaluate } from '../../evaluation/index.ts'
import { parseBeir } from '../../formats/index.ts'
import { beirFolders } from './beir-folder.ts'

describe('beirFolders', () => {
  test('holds the whole corpus, the asked queries and what was judged', async () => {
    const whole = await loadDataset()
    const [first, second] = whole.queries
    if (first === undefined || second === undefined) throw new Error('the dataset has queries')
    const dataset = pick(whole, first.id, second.id)
    const retriever = scripted('ours', dataset, () => true)
    const { header, outcomes } = await evaluate({ dataset, retriever, oracle: roleOracle })

    const files = await beirFolders(sampleReport([{ project: '', header, outcomes }]), {
      datasetFolders: [],
    })
    const [corpus = '', queries = '', qrels = ''] = files.map(({ text }) => text)
    const beir = parseBeir({ corpus, queries, qrels })

    expect(files.map(({ path }) => path)).toEqual([
      'execretrieval-py-base/corpus.jsonl',
      'execretrieval-py-base/queries.jsonl',
      'execretrieval-py-base/qrels/test.tsv',
    ])
    expect(beir.corpus).toHaveLength(whole.corpus.length)
    expect(beir.queries).toEqual([first, second].map(({ id, text }) => ({ _id: id, text })))
    expect(beir.qrels.get(first.id)?.get(first.canonicalIds[0] ?? '')).toBe(1)
    expect(beir.qrels.get(first.id)?.get(first.distractorIds[0] ?? '')).toBe(0)
  })
})
