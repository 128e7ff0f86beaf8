import { describe, expect, test } from 'vitest'
import paper from '../../../test/fixtures/embedders/paper-systems.json' with { type: 'json' }
import { invocationTable } from './invocation-table.ts'
import { paperRecipes, recipes } from './recipe-list.ts'

describe('recipes', () => {
  test('holds the 23 dense systems of the paper, with both candidates for the open slot', () => {
    expect(paperRecipes).toHaveLength(24)
    expect(
      paperRecipes.filter(({ note }) => note?.includes('open slot')).map(({ id }) => id),
    ).toEqual(['qwen/qwen3-embedding-0.6b', 'intfloat/multilingual-e5-large'])
  })

  test.for(paper.systems)('$id is called as its sources say', system => {
    expect(paperRecipes.find(({ id }) => id === system.id)).toMatchObject(system)
  })

  test.for(recipes.map(recipe => [recipe.id, recipe] as const))('%s is complete', ([, recipe]) => {
    expect(recipe.queryTemplate.split('{text}')).toHaveLength(2)
    expect(recipe.documentTemplate.split('{text}')).toHaveLength(2)
    expect(recipe.dims).toBeGreaterThan(0)
    expect(recipe.documentation).toMatch(/^https:/)
    expect(recipes.filter(({ id }) => id === recipe.id)).toHaveLength(1)
  })
})

describe('invocationTable', () => {
  test('tells how a model is called, sides apart', () => {
    const rows = invocationTable(recipes)

    expect(rows).toHaveLength(recipes.length)
    expect(rows.find(({ system }) => system === 'google/gemini-embedding-001')).toMatchObject({
      model: 'gemini-embedding-001',
      query_parameters: { taskType: 'CODE_RETRIEVAL_QUERY' },
      document_parameters: { taskType: 'RETRIEVAL_DOCUMENT' },
      dimensions: 3072,
      max_tokens: 2048,
    })
    expect(rows.find(({ system }) => system === 'baai/bge-large-en-v1.5')).toMatchObject({
      query_template: 'Represent this sentence for searching relevant passages: {text}',
      pooling: 'cls',
    })
  })
})
