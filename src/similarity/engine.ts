import type { Rows } from './rows.ts'

/** Multiplies float32 matrices; the sums may be rounded in any order. */
export interface DotEngine {
  readonly name: string
  /** Dot products of every query with every row, one query after the other, in float32. */
  products(queries: Rows, rows: Rows): Promise<Float32Array>
}
