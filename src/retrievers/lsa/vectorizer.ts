import { featureIndex, type FeatureCounts } from './feature-index.ts'

/** Rows of a sparse matrix: those of row i are the entries from `starts[i]` to `starts[i + 1]`. */
export interface SparseRows {
  readonly width: number
  readonly starts: Int32Array
  /** Columns rise within a row. */
  readonly columns: Int32Array
  readonly values: Float64Array
}

/** TF-IDF over the features of the texts that it was fitted on. */
export interface Vectorizer {
  /** The rows of those texts. */
  readonly rows: SparseRows
  /** The one row of another text. */
  transform(text: string): SparseRows
}

/**
 * Fits TF-IDF: (1 + ln count) · (ln((1 + n) / (1 + df)) + 1), rows scaled to length 1. The `most`
 * commonest features are kept, of equally common ones those that the texts show first.
 */
export function fitVectorizer(texts: readonly string[], most: number): Vectorizer {
  const features = featureIndex()
  const counted = texts.map(text => features.count(text))
  const frequencies = new Int32Array(features.size())
  for (const { ids } of counted) for (const id of ids) frequencies[id] = (frequencies[id] ?? 0) + 1
  const kept = Array.from(frequencies.keys())
    .filter(id => (frequencies[id] ?? 0) > 0)
    .sort((a, b) => (frequencies[b] ?? 0) - (frequencies[a] ?? 0) || a - b)
    .slice(0, most)
  const column = new Int32Array(frequencies.length).fill(-1)
  for (const [at, id] of kept.entries()) column[id] = at
  const idf = Float64Array.from(
    kept,
    id => Math.log((1 + texts.length) / (1 + (frequencies[id] ?? 0))) + 1,
  )
  return {
    rows: toRows(counted, column, idf),
    transform: text => toRows([features.countKnown(text)], column, idf),
  }
}

function toRows(
  texts: readonly FeatureCounts[],
  column: Int32Array,
  idf: Float64Array,
): SparseRows {
  const size = texts.reduce((sum, { ids }) => sum + ids.length, 0)
  const starts = new Int32Array(texts.length + 1)
  const columns = new Int32Array(size)
  const values = new Float64Array(size)
  const weights = new Float64Array(idf.length)
  let end = 0
  for (const [at, { ids, counts }] of texts.entries()) {
    const start = end
    for (const [entry, id] of ids.entries()) {
      const where = column[id] ?? -1
      if (where < 0) continue
      weights[where] = (1 + Math.log(counts[entry] ?? 1)) * (idf[where] ?? 0)
      columns[end] = where
      end += 1
    }
    // One order for all texts, so that equal features give equal sums to the last bit.
    columns.subarray(start, end).sort()
    for (let entry = start; entry < end; entry += 1)
      values[entry] = weights[columns[entry] ?? 0] ?? 0
    scaleToUnit(values.subarray(start, end))
    starts[at + 1] = end
  }
  return { width: idf.length, starts, columns: columns.slice(0, end), values: values.slice(0, end) }
}

function scaleToUnit(values: Float64Array): void {
  let squares = 0
  for (const value of values) squares += value * value
  const length = Math.sqrt(squares) || 1
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) / length
}
