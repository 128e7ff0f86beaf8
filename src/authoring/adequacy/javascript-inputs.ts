import { agreementTests, generateInputs } from '../../mutation/index.ts'
import type { InputWriter } from './input-writer.ts'

const COUNT = 200
const SEED = 1
const PLAIN = /^(null|true|false|-?[\d.]+|"[^"]*")$/

/** JavaScript and TypeScript: what the mutation engine varies and compares. */
export const javascriptInputs: InputWriter = {
  generate: ({ tests, functionName }, parse) =>
    generateInputs(tests, functionName, parse, { seed: SEED, count: COUNT })
      .map(input => input.slice(1, -1))
      .toSorted((a, b) => a.length - b.length),
  comparison: ({ code: reference, functionName, language }, input) =>
    agreementTests({ reference, functionName, inputs: [`(${input})`] }, language).join('\n'),
  piece: ({ functionName }, input, from, to) =>
    [
      `const _value = ${functionName}(${input})`,
      'const _text = JSON.stringify(_value) ?? String(_value)',
      // One character a byte of UTF-8: the realm has no encoder.
      'const _bytes = encodeURIComponent(_text).replace(/%(..)/g, (_, hex) =>',
      '  String.fromCharCode(parseInt(hex, 16)))',
      `const _hex = Array.from(_bytes.slice(${from}, ${to}), sign =>`,
      "  sign.charCodeAt(0).toString(16).padStart(2, '0'))",
      "const _name = 'V' + _hex.join('')",
      'throw new ({ [_name]: class extends Error {} }[_name])()',
    ].join('\n'),
  assertText: (name, input, value) => {
    const call = `${name}(${input})`
    if (value === undefined) return `assert.deepStrictEqual(${call}, ...)  // too long to show`
    const method = PLAIN.test(value) ? 'strictEqual' : 'deepStrictEqual'
    return `assert.${method}(${call}, ${value})`
  },
}
