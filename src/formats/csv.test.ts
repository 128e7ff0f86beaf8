import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCsv, parseCsv } from './csv.ts'
import { formatPerQueryCsv, parsePerQueryCsv, type PerQueryRow } from './per-query-csv.ts'

describe('parseCsv', () => {
  test('is undone by formatCsv for any text', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'é') })
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain(width =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }),
      )
    fc.assert(
      fc.property(table, ([header = [], ...rows]) => {
        expect(parseCsv(formatCsv(header, rows), 'x.csv')).toEqual({ header, rows })
      }),
      { seed: 3, numRuns: 300 },
    )
  })

  test('reads CRLF, no last line break and a byte order mark', () => {
    expect(parseCsv('\uFEFFa,b\r\n1,"x ""y"", z"', 'x.csv')).toEqual({
      header: ['a', 'b'],
      rows: [['1', 'x "y", z']],
    })
    expect(parseCsv('', 'x.csv')).toEqual({ header: [], rows: [] })
  })

  test('refuses open quotes and ragged rows', () => {
    expect(() => parseCsv('a\n"open', 'x.csv')).toThrow('x.csv must close every quote')
    expect(() => parseCsv('a\nx"y"', 'x.csv')).toThrow('at "x\\"y\\""')
    expect(() => parseCsv('a,b\n1\n', 'x.csv')).toThrow('Row 2 of x.csv must have the 2 cells')
  })
})

describe('formatPerQueryCsv', () => {
  const row: PerQueryRow = {
    project: 'unit',
    dataset: 'execretrieval-py',
    pool: 'base',
    retriever: 'ours, tuned',
    queryId: 'q_0001',
    domain: 'text',
    language: 'python',
    metric: 'nDCG@10',
    value: 0.1 + 0.2,
  }

  test('writes one value a row, and an empty cell for what was not measured', () => {
    const rows = [row, { ...row, queryId: 'q_0002', value: undefined }]

    const text = formatPerQueryCsv(rows)

    expect(text).toMatchInlineSnapshot(`
      "project,dataset,pool,retriever,query_id,domain,language,metric,value
      unit,execretrieval-py,base,"ours, tuned",q_0001,text,python,nDCG@10,0.30000000000000004
      unit,execretrieval-py,base,"ours, tuned",q_0002,text,python,nDCG@10,
      "
    `)
    expect(parsePerQueryCsv(text, 'x.csv')).toEqual(rows)
  })

  test('refuses another header and values that are no numbers', () => {
    expect(() => parsePerQueryCsv('a,b\n', 'x.csv')).toThrow('x.csv must have the columns project')
    const broken = formatPerQueryCsv([row]).replace('0.30000000000000004', 'NaN')
    expect(() => parsePerQueryCsv(broken, 'x.csv')).toThrow('Row 2 of x.csv must end with a number')
  })
})
