import { InputError } from '../schema/index.ts'
import { eachTrecLine, repeatedDocument, requireField } from './trec-lines.ts'

/** A retrieved document. */
export interface RunDocument {
  readonly id: string
  readonly score: number
}

/** Query id → its documents, in the order of the file. */
export type Run = ReadonlyMap<string, readonly RunDocument[]>

const LAYOUT = ['query', 'Q0', 'document', 'rank', 'score', 'tag']

/**
 * Parses a TREC run file. The rank column is ignored, as trec_eval does: scores alone order.
 * Scores may be infinite (`inf`), as there.
 * @throws InputError with the line number on a wrong number of fields, a score that is no number
 * (NaN too, whose order nothing defines) or a repeated document; and on a run without a line
 */
export function parseRun(text: string, file: string): Run {
  const run = new Map<string, RunDocument[]>()
  /** Every document with the query that named it last, so that one table serves all queries. */
  const named = new Map<string, { readonly id: string; by: string }>()
  let queryId = ''
  let documents: RunDocument[] = []
  eachTrecLine(text, { file, layout: LAYOUT }, line => {
    if (!line.holds(0, queryId)) {
      queryId = line.field(0)
      documents = run.get(queryId) ?? []
      run.set(queryId, documents)
      // A query that goes on after others: its documents were overwritten in the table.
      for (const { id } of documents) named.set(id, { id, by: queryId })
    }
    const documentId = line.field(2)
    let document = named.get(documentId)
    if (document === undefined) named.set(documentId, (document = { id: documentId, by: '' }))
    else if (document.by === queryId)
      throw repeatedDocument(`${file}:${line.number}`, { queryId, documentId })
    document.by = queryId
    const plain = line.decimal(4)
    const score = Number.isNaN(plain) ? toScore(line.field(4)) : plain
    if (Number.isNaN(score)) throw noScore(line.field(4), `${file}:${line.number}`)
    documents.push({ id: document.id, score })
  })
  if (run.size > 0) return run
  throw new InputError(
    `${file} must hold at least one line "${LAYOUT.join(' ')}", but holds none. ` +
      'A run that retrieves nothing for a query leaves it out; an empty run is a fault.',
  )
}

/** The number a score stands for, also as the C library spells infinity; NaN when it is none. */
function toScore(text: string): number {
  const score = Number(text)
  if (!Number.isNaN(score)) return score
  const [, sign] = /^([+-]?)inf(?:inity)?$/i.exec(text) ?? []
  if (sign === undefined) return score
  return sign === '-' ? -Infinity : Infinity
}

function noScore(text: string, place: string): InputError {
  return new InputError(
    `${place} must have a number as its score, but has "${text}". Correct that line.`,
  )
}

/**
 * Formats ranked lists as a TREC run file. Scores are written so that they fall strictly even in
 * single precision: every reader then finds the given order, whatever its tie rule. A score that
 * does not fall becomes the next smaller single-precision number below the one before.
 * @throws InputError on ids that TREC cannot hold, repeated documents, scores that are not finite
 */
export function formatRun(run: Run, tag: string): string {
  requireField('The tag', tag)
  return Array.from(run, ([queryId, documents]) => formatQuery(queryId, documents, tag)).join('')
}

function formatQuery(queryId: string, documents: readonly RunDocument[], tag: string): string {
  requireField('A query id', queryId)
  const seen = new Set<string>()
  let previous = Infinity
  const lines = documents.map(({ id, score }, index) => {
    requireField('A document id', id)
    const place = `rank ${index + 1} of query "${queryId}"`
    if (seen.has(id)) throw repeatedDocument(place, { queryId, documentId: id })
    seen.add(id)
    if (!Number.isFinite(score)) throw infiniteScore(score, place)
    const isFalling = Math.fround(score) < previous
    const written = isFalling ? score : nextBelow(previous)
    previous = Math.fround(written)
    return `${queryId} Q0 ${id} ${index + 1} ${written} ${tag}\n`
  })
  return lines.join('')
}

function infiniteScore(score: number, place: string): InputError {
  return new InputError(
    `${place} must have a finite score to be exported, but has ${score}. Correct the retriever.`,
  )
}

/** The largest single-precision number below a single-precision number. */
function nextBelow(value: number): number {
  const bits = new DataView(new ArrayBuffer(4))
  bits.setFloat32(0, value)
  if (value === 0) return -(2 ** -149)
  bits.setInt32(0, bits.getInt32(0) + (value > 0 ? -1 : 1))
  return bits.getFloat32(0)
}
