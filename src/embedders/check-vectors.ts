import { InfrastructureError } from '../schema/index.ts'
import type { EmbedderRecipe, Matrix } from './embedder.ts'

/**
 * Returns a matrix that a model gave, checked.
 * @throws InfrastructureError when count or dimension differ, a value is not finite or a row is zero
 */
export function checkVectors(
  matrix: Matrix,
  texts: readonly string[],
  { id, dims }: EmbedderRecipe,
): Matrix {
  if (matrix.rows !== texts.length || matrix.dims !== dims) {
    throw new InfrastructureError(
      `Model ${id} must give ${texts.length} vectors of ${dims} values, but gave ` +
        `${matrix.rows} of ${matrix.dims}.`,
    )
  }
  for (let row = 0; row < matrix.rows; row += 1) checkRow(matrix, row, texts[row] ?? '', id)
  return matrix
}

function checkRow({ data, dims }: Matrix, row: number, text: string, id: string): void {
  let squares = 0
  for (let at = row * dims; at < (row + 1) * dims; at += 1) squares += (data[at] ?? 0) ** 2
  if (Number.isFinite(squares) && squares > 0) return
  const what = squares === 0 ? 'a zero vector' : 'values that are not finite'
  throw new InfrastructureError(
    `Model ${id} must give finite vectors with a direction, but gave ${what} for the text ` +
      `${JSON.stringify(text.slice(0, 60))}. Check the model's dtype and the text.`,
  )
}
