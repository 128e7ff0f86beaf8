import { createGenerator } from '../../src/stats/index.ts'

/** Vectors of one value per query. */
export interface VectorSet {
  readonly name: string
  readonly vectors: readonly Float64Array[]
}

export const QUERIES = 939
const SYSTEMS = 24
const METRICS = 12

/** The vectors of 12 metrics of 24 systems, half of them 0/1, and as many real ones. */
export function vectorSets(): readonly VectorSet[] {
  const { nextDouble } = createGenerator(1)
  const vector = (isBinary: boolean): Float64Array =>
    Float64Array.from({ length: QUERIES }, () =>
      isBinary ? Number(nextDouble() < 0.33) : nextDouble(),
    )
  const indices = Array.from({ length: SYSTEMS * METRICS }, (_, index) => index)
  return [
    // exec@1/3/5/10, execp@1 and nDCG@1 are 0 or 1; execp and nDCG at 3/5/10 are not.
    { name: 'paper mix', vectors: indices.map(index => vector(index % METRICS < METRICS / 2)) },
    { name: 'all real', vectors: indices.map(() => vector(false)) },
  ]
}
