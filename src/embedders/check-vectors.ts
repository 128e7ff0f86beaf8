import { InfrastructureError } from '../schema/index.ts'
import type { EmbedderRecipe, Matrix } from './embedder.ts'

const LENGTH_TOLERANCE = 1e-3

/**
 * Returns a matrix that a model gave, checked.
 * @throws InfrastructureError when count or dimension differ, a value is not finite, a row is zero, or
 * the recipe promises unit length and it differs by more than 0.1 %
 */
export function checkVectors(
  matrix: Matrix,
  texts: readonly string[],
  { id, dims, isNormalized }: EmbedderRecipe,
): Matrix {
  if (matrix.rows !== texts.length || matrix.dims !== dims) {
    throw new InfrastructureError(
      `Model ${id} must give ${texts.length} vectors of ${dims} values, but gave ` +
        `${matrix.rows} of ${matrix.dims}.`,
    )
  }
  for (let row = 0; row < matrix.rows; row += 1) {
    const problem = problemOf(lengthOf(matrix, row), isNormalized)
    if (problem !== undefined) throw fault(id, problem, texts[row] ?? '')
  }
  return matrix
}

function lengthOf({ data, dims }: Matrix, row: number): number {
  let squares = 0
  for (let at = row * dims; at < (row + 1) * dims; at += 1) squares += (data[at] ?? 0) ** 2
  return Math.sqrt(squares)
}

function problemOf(length: number, isNormalized: boolean): string | undefined {
  if (!Number.isFinite(length)) return 'values that are not finite'
  if (length === 0) return 'a zero vector'
  if (isNormalized && Math.abs(length - 1) > LENGTH_TOLERANCE) {
    return `a vector of length ${length.toPrecision(4)}, where its recipe promises unit length,`
  }
  return undefined
}

function fault(id: string, problem: string, text: string): InfrastructureError {
  return new InfrastructureError(
    `Model ${id} must give finite vectors with a direction, but gave ${problem} for the text ` +
      `${JSON.stringify(text.slice(0, 60))}. Check the model's dtype, its recipe and the text.`,
  )
}
