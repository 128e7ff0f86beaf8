import type { ExecutionPair } from '../../src/schema/index.ts'

const SHAPES = [
  [
    '(values, limit) { return values.filter(v => v < limit).map(v => v * SCALE) }',
    '[1, 5, 9], 6',
    '[SCALE, 5 * SCALE]',
  ],
  ['(text, width) { return text.padStart(width + SCALE, ".").length }', '"ab", 4', '4 + SCALE'],
  [
    '(a, b) { let [x, y] = [a * SCALE, b * SCALE]; while (y) [x, y] = [y, x % y]; return x }',
    '12, 18',
    '6 * SCALE',
  ],
  [
    '(items, n) { const m = new Map(); for (const i of items) m.set(i, (m.get(i) ?? 0) + SCALE); return m.get(n) }',
    '["a", "b", "a"], "a"',
    '2 * SCALE',
  ],
] as const

/** Makes pairs of small functions with seven assertions each, no two alike; every second one fails. */
export function javascriptPairs(count: number): readonly ExecutionPair[] {
  return Array.from({ length: count }, (_, at) => {
    const [body, args, value] = SHAPES[at % SHAPES.length] ?? SHAPES[0]
    const scale = String(at + 1)
    const expected = at % 2 === 0 ? value : `[${value}, 0]`
    const test = `assert.deepEqual(task${at}(${args}), ${expected})`.replaceAll('SCALE', scale)
    return {
      id: `js-${at}`,
      code: `function task${at}${body}`.replaceAll('SCALE', scale),
      tests: Array.from({ length: 7 }, () => test),
    }
  })
}
