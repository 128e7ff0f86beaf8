import { InputError } from '../schema/index.ts'
import { eachTrecLine, repeatedDocument, requireField } from './trec-lines.ts'

/** Query id → document id → relevance grade; above 0 is relevant. */
export type Qrels = ReadonlyMap<string, ReadonlyMap<string, number>>

const LAYOUT = ['query', 'iteration', 'document', 'grade']

/**
 * Parses TREC relevance judgements.
 * @throws InputError with the line number on a wrong number of fields, a grade that is no whole
 * number or a repeated document; and on a file without a line
 */
export function parseQrels(text: string, file: string): Qrels {
  const qrels = new Map<string, Map<string, number>>()
  eachTrecLine(text, { file, layout: LAYOUT }, line => {
    const queryId = line.field(0)
    const documentId = line.field(2)
    const place = `${file}:${line.number}`
    const grades = qrels.get(queryId) ?? new Map<string, number>()
    if (grades.has(documentId)) {
      throw repeatedDocument(place, { queryId, documentId })
    }
    qrels.set(queryId, grades.set(documentId, parseGrade(line.field(3), place)))
  })
  if (qrels.size > 0) return qrels
  throw new InputError(
    `${file} must hold at least one line "${LAYOUT.join(' ')}", but holds none. Check the path.`,
  )
}

/**
 * Reads a whole number.
 * @throws InputError that names the place
 */
export function parseGrade(text: string, place: string): number {
  if (/^[+-]?\d{1,15}$/.test(text)) return Number(text)
  throw new InputError(
    `${place} must have a whole number as its relevance grade, but has "${text}". ` +
      'Correct that line.',
  )
}

/** Formats relevance judgements as TREC qrels, in the given order. */
export function formatQrels(qrels: Qrels): string {
  const lines = Array.from(qrels, ([queryId, grades]) => {
    requireField('A query id', queryId)
    return Array.from(grades, ([documentId, grade]) => {
      requireField('A document id', documentId)
      return `${queryId} 0 ${documentId} ${grade}\n`
    })
  })
  return lines.flat().join('')
}
