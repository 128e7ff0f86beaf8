import { featuresOf } from './features.ts'

/** Columns and values of one row's entries that are not zero; columns rise. */
export interface SparseRow {
  readonly columns: Int32Array
  readonly values: Float64Array
}

/** Text → TF-IDF vectors over the features of the texts it was fitted on. */
export interface Vectorizer {
  readonly width: number
  transform(text: string): SparseRow
}

/**
 * Fits TF-IDF: (1 + ln count) · (ln((1 + n) / (1 + df)) + 1), rows scaled to length 1. The `most`
 * commonest features are kept.
 */
export function fitVectorizer(texts: readonly string[], most: number): Vectorizer {
  const frequencies = new Map<string, number>()
  for (const text of texts) {
    for (const feature of featuresOf(text).keys()) {
      frequencies.set(feature, (frequencies.get(feature) ?? 0) + 1)
    }
  }
  const kept = Array.from(frequencies)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, most)
  const column = new Map(kept.map(([feature], at) => [feature, at]))
  const idf = kept.map(([, df]) => Math.log((1 + texts.length) / (1 + df)) + 1)
  return { width: kept.length, transform: text => toRow(text, column, idf) }
}

function toRow(
  text: string,
  column: ReadonlyMap<string, number>,
  idf: readonly number[],
): SparseRow {
  const entries: [number, number][] = []
  for (const [feature, count] of featuresOf(text)) {
    const at = column.get(feature)
    if (at !== undefined) entries.push([at, (1 + Math.log(count)) * (idf[at] ?? 0)])
  }
  // One order for all texts, so that equal features give equal sums to the last bit.
  entries.sort(([a], [b]) => a - b)
  const length = Math.sqrt(entries.reduce((sum, [, value]) => sum + value * value, 0)) || 1
  return {
    columns: Int32Array.from(entries, ([at]) => at),
    values: Float64Array.from(entries, ([, value]) => value / length),
  }
}
