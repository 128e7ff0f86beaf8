/*
 * Check an invoice, a dict with "lines" (a list of (pieces, unit price, line total) triples),
 * "discount" in percent, and "total", all whole numbers. Return the list of faults in this order:
 * "line n" with n from 1 for each line whose total is not pieces times price, "discount" unless it
 * is from 0 to 100, and "total" if it differs from the sum of the line totals as written, less the
 * discount, which is rounded down; with a faulty discount the total is not checked.
 */
import assert from 'node:assert/strict'

interface Invoice {
  lines: (readonly [pieces: number, price: number, total: number])[]
  discount: number
  total: number
}

function invoice_faults({ lines, discount, total }: Invoice): string[] {
  const faults: string[] = []
  let amount = 0
  for (const [index, [pieces, price, lineTotal]] of lines.entries()) {
    if (pieces * price !== lineTotal) faults.push(`line ${index + 1}`)
    amount += lineTotal
  }
  const reduced = amount - Math.floor((amount * discount) / 100)
  if (discount < 0 || discount > 100) faults.push('discount')
  else if (reduced !== total) faults.push('total')
  return faults
}

assert.deepStrictEqual(
  invoice_faults({ lines: [[2, 50, 100], [1, 30, 30]], discount: 10, total: 117 }),
  [],
)
assert.deepStrictEqual(invoice_faults({ lines: [[1, 99, 99]], discount: 50, total: 50 }), [])
assert.deepStrictEqual(
  invoice_faults({ lines: [[1, 99, 99]], discount: 50, total: 49 }),
  ['total'],
)
assert.deepStrictEqual(
  invoice_faults({ lines: [[2, 5, 10], [3, 4, 7]], discount: 0, total: 17 }),
  ['line 2'],
)
assert.deepStrictEqual(
  invoice_faults({ lines: [[3, 3, 6]], discount: 0, total: 9 }),
  ['line 1', 'total'],
)
assert.deepStrictEqual(
  invoice_faults({ lines: [[2, 5, 10]], discount: 101, total: 1 }),
  ['discount'],
)
assert.deepStrictEqual(
  invoice_faults({ lines: [[2, 5, 10]], discount: -1, total: 10 }),
  ['discount'],
)
assert.deepStrictEqual(invoice_faults({ lines: [[2, 5, 10]], discount: 100, total: 0 }), [])
assert.deepStrictEqual(invoice_faults({ lines: [], discount: 3, total: 0 }), [])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
