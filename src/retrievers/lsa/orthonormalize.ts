import { dot } from './dot.ts'

const DEPENDENT = 1e-10 // share of a column that must stay for it to count as independent

/**
 * Makes the columns of a row-major matrix orthonormal in place, by modified Gram and Schmidt. A
 * column that depends on those before it becomes zero.
 */
export function orthonormalize(matrix: Float64Array, rows: number, columns: number): void {
  const vectors = Array.from({ length: columns }, (_, column) =>
    columnOf(matrix, column, { rows, columns }),
  )
  for (const [at, vector] of vectors.entries()) {
    const before = Math.sqrt(dot(vector, vector))
    for (let earlier = 0; earlier < at; earlier += 1) {
      const other = vectors[earlier] ?? vector
      subtract(vector, other, dot(vector, other))
    }
    const length = Math.sqrt(dot(vector, vector))
    const scale = length > DEPENDENT * before ? 1 / length : 0
    for (let row = 0; row < rows; row += 1) vector[row] = (vector[row] ?? 0) * scale
  }
  for (const [column, vector] of vectors.entries()) {
    for (let row = 0; row < rows; row += 1) matrix[row * columns + column] = vector[row] ?? 0
  }
}

function columnOf(
  matrix: Float64Array,
  column: number,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): Float64Array {
  const vector = new Float64Array(rows)
  for (let row = 0; row < rows; row += 1) vector[row] = matrix[row * columns + column] ?? 0
  return vector
}

function subtract(target: Float64Array, vector: Float64Array, share: number): void {
  for (let at = 0; at < target.length; at += 1) {
    target[at] = (target[at] ?? 0) - share * (vector[at] ?? 0)
  }
}
