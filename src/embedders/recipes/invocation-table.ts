import type { EmbedderRecipe } from '../embedder.ts'

/**
 * Returns how each model is called, as rows for `invocation_table.json`: everything that shapes its
 * vectors, in the order of the recipes.
 */
export function invocationTable(
  recipes: readonly EmbedderRecipe[],
): readonly Readonly<Record<string, unknown>>[] {
  return recipes.map(recipe => ({
    system: recipe.id,
    model: recipe.model ?? recipe.id,
    recipe_version: recipe.version,
    query_template: recipe.queryTemplate,
    document_template: recipe.documentTemplate,
    query_parameters: recipe.queryParameters ?? {},
    document_parameters: recipe.documentParameters ?? {},
    dimensions: recipe.dims,
    max_tokens: recipe.maxTokens,
    pooling: recipe.pooling,
    normalized: recipe.isNormalized,
    dtype: recipe.dtype,
    similarity: recipe.similarity,
    batch_size: recipe.batchSize,
    documentation: recipe.documentation ?? null,
    note: recipe.note ?? null,
  }))
}
