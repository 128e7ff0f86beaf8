/** What must stay of a column for it to count as independent of those before it. */
const DEPENDENT = 1e-12

/** The factor L of a symmetric matrix L·Lᵀ, as rows that end at the diagonal. */
export type Cholesky = readonly Float64Array[]

/**
 * Returns the Cholesky factor of a symmetric positive semidefinite matrix, given as rows (Golub and
 * Van Loan, Matrix Computations, §4.2). A column that depends on those before it becomes zero.
 */
export function cholesky(matrix: readonly Float64Array[]): Cholesky {
  const factor: Float64Array[] = []
  for (const [p, row] of matrix.entries()) {
    const entries = new Float64Array(p + 1)
    for (let q = 0; q <= p; q += 1) {
      const other = q === p ? entries : (factor[q] ?? entries)
      let rest = row[q] ?? 0
      for (let at = 0; at < q; at += 1) rest -= (entries[at] ?? 0) * (other[at] ?? 0)
      const pivot = other[q] ?? 0
      if (q === p) entries[q] = rest > DEPENDENT * (row[p] ?? 0) ? Math.sqrt(rest) : 0
      else entries[q] = pivot === 0 ? 0 : rest / pivot
    }
    factor.push(entries)
  }
  return factor
}

/** Returns L⁻¹·b; entries of zero columns are zero. */
export function solveLower(factor: Cholesky, b: Float64Array): Float64Array {
  const solution = new Float64Array(b.length)
  for (const [p, row] of factor.entries()) {
    let rest = b[p] ?? 0
    for (let at = 0; at < p; at += 1) rest -= (row[at] ?? 0) * (solution[at] ?? 0)
    const pivot = row[p] ?? 0
    solution[p] = pivot === 0 ? 0 : rest / pivot
  }
  return solution
}
