import { describe, expect, test } from 'vitest'
import { parserOf } from '../../../test/fixtures/mutation/edits-in.ts'
import { equivalents } from '../equivalents.ts'

function body(...lines: readonly string[]): string {
  return `function f(xs, k) {\n${lines.map(line => `  ${line}\n`).join('')}}\n`
}

function rewritesBy(operator: string, source: string): readonly string[] {
  return equivalents(source, parserOf('javascript'), { language: 'javascript' })
    .filter(({ steps }) => steps.length === 1 && steps[0]?.operator === operator)
    .map(({ code }) => code)
}

/** What a program gives for lists that tell most mistakes. */
function valuesOf(code: string): readonly unknown[] {
  const f: unknown = new Function(`${code}\nreturn f`)()
  if (typeof f !== 'function') throw new Error('no function')
  return [[], [1], [5, 2, 9, 2], [-1, 0, 3]].map(xs => f(xs, 2))
}

describe('loop_to_array_calls', () => {
  test.each([
    [
      'a condition and an item',
      [
        'const out = []',
        'for (const x of xs) {',
        '  if (x > k) out.push(x * 2)',
        '}',
        'return out',
      ],
      ['const out = [...xs].filter(x => x > k).map(x => x * 2)', 'return out'],
    ],
    [
      'a condition alone, with semicolons',
      ['let out = [];', 'for (const x of xs) if (x > k) out.push(x);', 'return out;'],
      ['let out = [...xs].filter(x => x > k);', 'return out;'],
    ],
    [
      'an object of a pattern',
      [
        'const out = []',
        'for (const [at, x] of xs.entries()) {',
        '  out.push({ at, x })',
        '}',
        'return out',
      ],
      ['const out = [...xs.entries()].map(([at, x]) => ({ at, x }))', 'return out'],
    ],
  ])('takes %s', (_, before, after) => {
    const [rewrite = ''] = rewritesBy('loop_to_array_calls', body(...before))

    expect(rewrite).toBe(body(...after))
    expect(valuesOf(rewrite)).toEqual(valuesOf(body(...before)))
  })

  test.each([
    ['looks at what was collected', 'for (const x of xs) if (!out.includes(x)) out.push(x)'],
    ['does something else too', 'for (const x of xs) { k += x; out.push(k) }'],
    ['counts inside the item', 'for (const x of xs) out.push(k++)'],
    ['has an else', 'for (const x of xs) if (x) out.push(x); else out.push(1)'],
    ['goes over keys', 'for (const x in xs) out.push(x)'],
    ['binds a name from outside', 'for (k of xs) out.push(k)'],
    ['awaits', 'for (const x of xs) out.push(await x)'],
  ])('leaves a loop alone that %s', (_, loop) => {
    const source = body('const out = []', loop, 'return out').replace('function', 'async function')

    expect(rewritesBy('loop_to_array_calls', source)).toEqual([])
  })
})

describe('array_call_to_loop', () => {
  test.each([
    [
      'map',
      ['return xs.map(x => x + k)'],
      [
        'const collected = []',
        'for (const x of xs) {',
        '  collected.push(x + k)',
        '}',
        'return collected',
      ],
    ],
    [
      'filter inside another call, with semicolons',
      ['const n = Math.max(...xs.filter((x) => x > k));', 'return n;'],
      [
        'const collected = [];',
        'for (const x of xs) {',
        '  if (x > k) collected.push(x);',
        '}',
        'const n = Math.max(...collected);',
        'return n;',
      ],
    ],
  ])('takes %s', (_, before, after) => {
    const [rewrite = ''] = rewritesBy('array_call_to_loop', body(...before))

    expect(rewrite).toBe(body(...after))
    expect(valuesOf(rewrite)).toEqual(valuesOf(body(...before)))
  })

  test.each([
    ['may not be computed', 'return k && xs.map(x => x + 1)'],
    ['uses the index', 'return xs.map((x, at) => x * at)'],
    ['has a body of statements', 'return xs.map(x => { return x })'],
    ['hands over a function', 'return xs.map(String)'],
    ['may have no list', 'return xs?.map(x => x)'],
    ['stands in another function', 'return k.map(() => xs.map(x => x))'],
  ])('leaves a call alone that %s', (_, statement) => {
    const wrong = rewritesBy('array_call_to_loop', body(statement)).filter(code =>
      code.includes('of xs'),
    )

    expect(wrong).toEqual([])
  })
})
