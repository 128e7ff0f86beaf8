import { describe, expect, test } from 'vitest'
import { paperRecipes, recipes } from './recipe-list.ts'

describe('recipes', () => {
  test('holds the 23 dense systems of the paper, with both candidates for the open slot', () => {
    expect(paperRecipes).toHaveLength(24)
    expect(paperRecipes.filter(({ note }) => note?.includes('open slot')).map(({ id }) => id)).toEqual([
      'qwen/qwen3-embedding-0.6b',
      'intfloat/multilingual-e5-large',
    ])
  })

  test.for(recipes.map(recipe => [recipe.id, recipe] as const))('%s is complete', ([, recipe]) => {
    expect(recipe.queryTemplate.split('{text}')).toHaveLength(2)
    expect(recipe.documentTemplate.split('{text}')).toHaveLength(2)
    expect(recipe.dims).toBeGreaterThan(0)
    expect(recipe.documentation).toMatch(/^https:/)
    expect(recipes.filter(({ id }) => id === recipe.id)).toHaveLength(1)
  })
})
