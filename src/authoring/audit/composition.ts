import type { Audit } from './audit-section.ts'

/** Queries and snippets by domain and language. */
export const auditComposition: Audit = ({ queries, corpus }) => {
  const keyOf = (domain: string, language: string): string => `${domain}\0${language}`
  const kinds = new Map(queries.map(query => [query.id, keyOf(query.domain, query.language)]))
  const names = [...new Set(kinds.values())].toSorted()
  return {
    id: 'composition',
    title: 'Composition',
    columns: ['domain', 'language', 'queries', 'right', 'wrong'],
    rows: names.map(name => {
      const own = corpus.filter(entry => kinds.get(entry.queryId) === name)
      const wrong = own.filter(({ role }) => role === 'distractor').length
      const count = [...kinds.values()].filter(kind => kind === name).length
      return [...name.split('\0'), count, own.length - wrong, wrong]
    }),
  }
}
