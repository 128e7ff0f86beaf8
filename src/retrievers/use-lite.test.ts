import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { loadDataset, snippetsOf } from '../dataset/index.ts'
import { parseFrozen, useLiteEmbedder, useLiteRecipe, verifyFrozen } from '../embedders/index.ts'
import { useLite } from './use-lite.ts'

const ARCHIVE = 'dataset/vectors/use-lite.npz'
const dataset = await loadDataset()
const frozen = parseFrozen(await readFile(ARCHIVE), ARCHIVE)
const texts = {
  document: new Map(snippetsOf(dataset).map(({ id, text }) => [id, text])),
  query: new Map(dataset.queries.map(({ id, text }) => [id, text])),
}

test('the bundled vectors are those of every text of the bundled dataset', async () => {
  const { recipe, document, query } = frozen

  expect(recipe).toEqual(useLiteRecipe)
  expect([...document.ids].sort()).toEqual([...texts.document.keys()].sort())
  expect([...query.ids].sort()).toEqual([...texts.query.keys()].sort())
})

test('the bundled model still gives them', async () => {
  const textOf = (id: string, side: 'document' | 'query') => texts[side].get(id)
  const embedder = useLiteEmbedder()

  const { rows, minimum } = await verifyFrozen({ frozen, embedder, textOf, rows: 30, seed: 7 })

  expect(rows).toBe(30)
  expect(minimum).toBeGreaterThanOrEqual(0.999999)
})

test('nothing of the bundled dataset is embedded, unless that is wanted', async () => {
  const few = snippetsOf(dataset).slice(0, 4)
  const [bundled, fresh] = [
    useLite({ cacheDir: false }),
    useLite({ cacheDir: false, frozen: false }),
  ]
  const answers = []
  for (const retriever of [bundled, fresh]) {
    await retriever.index(few)
    answers.push(await retriever.search(dataset.queries[0]?.text ?? '', 4))
  }

  expect(bundled.usage()).toMatchObject({ embedded: 0, cached: 5, requests: 0 })
  expect(fresh.usage()).toMatchObject({ embedded: 5, cached: 0 })
  const [stored, made] = answers
  expect(stored?.map(({ id }) => id)).toEqual(made?.map(({ id }) => id))
  for (const [at, { score }] of (stored ?? []).entries()) {
    expect(score).toBeCloseTo(made?.[at]?.score ?? Number.NaN, 6)
  }
})
