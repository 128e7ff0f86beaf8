import { MOST_ITEMS, SLOW_MS, type TestWriter } from './test-writer.ts'

// A realm has no clock of its own CPU time, and others may have the machine.
const WALL_TIMES = 10

const VALUE_OF = [
  'const _valueOf = async call => {',
  '  let value = await call()',
  "  if (typeof value?.next !== 'function') return value",
  '  const items = []',
  `  for await (const item of value) if (items.push(item) >= ${MOST_ITEMS}) break`,
  '  return items',
  '}',
]

/** Writes JavaScript tests, which TypeScript takes too. They wait, so that promises are compared. */
export const javascriptTests: TestWriter = {
  agreement: ({ reference, functionName, inputs }) =>
    [
      // The realm makes no code of texts, so that the reference has to stand here itself.
      'const _reference = (() => {',
      withoutExports(reference),
      `return ${functionName}`,
      '})()',
      ...VALUE_OF,
      'const _outcome = call => _valueOf(call).then(value => [true, value], () => [false])',
      `for (const _call of [${inputs.map(input => `f => f${input}`).join(', ')}]) {`,
      `  const _mine = await _outcome(() => _call(${functionName}))`,
      '  assert.deepStrictEqual(_mine, await _outcome(() => _call(_reference)))',
      '}',
    ].join('\n'),
  speed: (functionName, inputs) =>
    [
      ...VALUE_OF,
      `for (const _call of [${inputs.map(input => `() => ${functionName}${input}`).join(', ')}]) {`,
      '  const _start = new Date',
      '  await _valueOf(_call).catch(error => assert(!(error instanceof ReferenceError)))',
      `  assert(new Date - _start < ${WALL_TIMES * SLOW_MS})`,
      '}',
    ].join('\n'),
}

/** Inside a function `export` is no syntax, as the stripper of types knows. */
function withoutExports(source: string): string {
  return source
    .replace(/^[ \t]*export\s*\{[^}]*\};?[ \t]*$/gm, '')
    .replace(/^([ \t]*)export\s+(?:default\s+)?/gm, '$1')
}
