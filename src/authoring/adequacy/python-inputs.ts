import { generateInputs } from './generate-inputs.ts'
import type { InputWriter } from './input-writer.ts'

const CONSTANTS = new Set(['None', 'True', 'False'])

/** Python: literals are varied one step at a time, values are shown as `repr` shows them. */
export const pythonInputs: InputWriter = {
  generate: generateInputs,
  comparison: ({ code, functionName: name }, input) =>
    [
      'canonical = {"__name__": "canonical"}',
      `exec(${JSON.stringify(code)}, canonical)`,
      'try:',
      `    expected = canonical[${JSON.stringify(name)}](${input})`,
      'except Exception:',
      '    pass',
      'else:',
      '    try:',
      `        found = ${name}(${input})`,
      '    except Exception:',
      '        raise AssertionError from None',
      '    assert found == expected',
    ].join('\n'),
  piece: ({ functionName }, input, from, to) =>
    [
      `data = repr(${functionName}(${input})).encode()[${from}:${to}]`,
      'raise type("V" + data.hex(), (Exception,), {})',
    ].join('\n'),
  assertText: (name, input, value) => {
    const call = `assert ${name}(${input})`
    if (value === undefined) return `${call} == ...  # the value is too long to show`
    return CONSTANTS.has(value) ? `${call} is ${value}` : `${call} == ${value}`
  },
}
