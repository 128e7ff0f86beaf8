import { describe, expect, test } from 'vitest'
import { clusteredEmbedder as embedder } from '../../../test/fixtures/retrievers/clustered-embedder.ts'
import { checkEngine } from '../../../test/fixtures/retrievers/engine-contract.ts'
import { lancedb } from './lancedb.ts'

describe('lancedb', () => {
  test('is exact in the exact mode, and its index loses what is measured', async () => {
    const exact = lancedb({ embedder, mode: 'exact', cacheDir: false })
    const all = lancedb({
      embedder,
      mode: 'approximate',
      partitions: 12,
      probes: 12,
      cacheDir: false,
    })
    const narrow = lancedb({
      embedder,
      mode: 'approximate',
      partitions: 60,
      probes: 1,
      cacheDir: false,
    })

    expect(await checkEngine(exact, all)).toBe(1)
    const recall = await checkEngine(exact, narrow)
    expect(recall).toBeGreaterThan(0)
    expect(recall).toBeLessThan(1)
  })

  test('names itself and how it searches', () => {
    const retriever = lancedb({ embedder, mode: 'approximate', index: 'hnswSq', probes: 3 })

    expect(retriever.name).toBe('clustered (lancedb approximate)')
    expect(retriever.recipe?.()).toEqual({
      id: 'lancedb-clustered',
      version: '1 approximate hnswSq partitions=auto probes=3; 1',
    })
  })
})
