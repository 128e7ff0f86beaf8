/** Eigenvalues, falling, and their eigenvectors: `vectors[i]` belongs to `values[i]`. */
export interface Eigen {
  readonly values: readonly number[]
  readonly vectors: readonly Float64Array[]
}

const MOST_SWEEPS = 30
const NEGLIGIBLE = 1e-24 // share of the squared diagonal, far below float64's rounding

/**
 * Returns the eigenvectors of a symmetric matrix, given as rows, by cyclic Jacobi rotations (Golub
 * and Van Loan, Matrix Computations, §8.5). Each vector's largest entry is positive, so that the
 * answer does not depend on the order of rotations.
 */
export function symmetricEigen(matrix: readonly Float64Array[]): Eigen {
  const rows = matrix.map(row => row.slice())
  const basis = rows.map((_, at) => Float64Array.from(rows, (_row, column) => (at === column ? 1 : 0)))
  for (let sweep = 0; sweep < MOST_SWEEPS && !isDiagonal(rows); sweep += 1) {
    for (let p = 0; p < rows.length; p += 1) {
      for (let q = p + 1; q < rows.length; q += 1) rotate(rows, basis, p, q)
    }
  }
  const order = rows.map((row, at) => [row[at] ?? 0, at] as const).sort(([a], [b]) => b - a)
  return {
    values: order.map(([value]) => value),
    vectors: order.map(([, at]) => withPositivePeak(basis[at] ?? new Float64Array())),
  }
}

function isDiagonal(rows: readonly Float64Array[]): boolean {
  let off = 0
  let diagonal = 0
  for (const [p, row] of rows.entries()) {
    for (const [q, value] of row.entries()) {
      if (p === q) diagonal += value * value
      else off += value * value
    }
  }
  return off <= NEGLIGIBLE * diagonal
}

/** Makes entry (p, q) zero; `basis` holds the eigenvectors as rows. */
function rotate(
  rows: readonly Float64Array[],
  basis: readonly Float64Array[],
  p: number,
  q: number,
): void {
  const [rowP, rowQ, basisP, basisQ] = [rows[p], rows[q], basis[p], basis[q]]
  if (rowP === undefined || rowQ === undefined || basisP === undefined || basisQ === undefined) return
  const off = rowP[q] ?? 0
  if (off === 0) return
  const ratio = ((rowQ[q] ?? 0) - (rowP[p] ?? 0)) / (2 * off)
  const tangent = Math.sign(ratio || 1) / (Math.abs(ratio) + Math.sqrt(1 + ratio * ratio))
  const cosine = 1 / Math.sqrt(1 + tangent * tangent)
  const sine = tangent * cosine
  for (const row of rows) turn(row, row, { p, q, cosine, sine })
  for (let at = 0; at < rowP.length; at += 1) turn(rowP, rowQ, { p: at, q: at, cosine, sine })
  for (let at = 0; at < rowP.length; at += 1) turn(basisP, basisQ, { p: at, q: at, cosine, sine })
}

function turn(
  a: Float64Array,
  b: Float64Array,
  { p, q, cosine, sine }: { p: number; q: number; cosine: number; sine: number },
): void {
  const x = a[p] ?? 0
  const y = b[q] ?? 0
  a[p] = cosine * x - sine * y
  b[q] = sine * x + cosine * y
}

function withPositivePeak(vector: Float64Array): Float64Array {
  const peak = vector.reduce((best, value) => (Math.abs(value) > Math.abs(best) ? value : best), 0)
  return peak < 0 ? vector.map(value => -value) : vector
}
