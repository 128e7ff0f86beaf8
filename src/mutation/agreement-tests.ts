/** Inputs that one test compares; small, so that a crash costs few of them. */
const CHUNK = 25

/** An input that the canonical needs longer for is left out of comparisons. */
const SLOW_SECONDS = 0.02

/**
 * Writes Python tests that call a function and a reference of the same name with the same inputs:
 * both must give equal values of one type, or both must raise.
 */
export function agreementTests(
  reference: string,
  functionName: string,
  inputs: readonly string[],
): readonly string[] {
  const chunks = Array.from({ length: Math.ceil(inputs.length / CHUNK) }, (_, at) =>
    inputs.slice(at * CHUNK, (at + 1) * CHUNK),
  )
  return chunks.map(chunk => agreementTest(reference, functionName, chunk))
}

/** Writes one Python test an input: it passes when the function is done with it soon enough. */
export function speedTests(functionName: string, inputs: readonly string[]): readonly string[] {
  return inputs.map(input =>
    [
      'import time as _time',
      '_start = _time.process_time()',
      'try:',
      `    _value = ${functionName}${input}`,
      '    if hasattr(_value, "__next__"):',
      '        for _step, _item in zip(range(1000), _value):',
      '            pass',
      'except Exception:',
      '    pass',
      `assert _time.process_time() - _start < ${SLOW_SECONDS}`,
    ].join('\n'),
  )
}

function agreementTest(reference: string, functionName: string, inputs: readonly string[]): string {
  return [
    '_reference = {"__name__": "reference"}',
    // A JSON text is a Python text.
    `exec(compile(${JSON.stringify(reference)}, "reference", "exec"), _reference)`,
    'def _outcome(call, function):',
    '    try:',
    '        value = call(function)',
    '        if hasattr(value, "__next__"):',
    '            value = [item for step, item in zip(range(1000), value)]',
    '        return True, value',
    '    except Exception:',
    '        return False, None',
    'def _agree(a, b):',
    '    return type(a) is type(b) and (a == b or repr(a) == repr(b))',
    `for _call in [${inputs.map(input => `lambda f: f${input}`).join(', ')}]:`,
    `    _a = _outcome(_call, ${functionName})`,
    `    _b = _outcome(_call, _reference[${JSON.stringify(functionName)}])`,
    '    assert _a[0] == _b[0] and _agree(_a[1], _b[1])',
  ].join('\n')
}
