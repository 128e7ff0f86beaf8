import { MOST_ITEMS, SLOW_MS, type TestWriter } from './test-writer.ts'

/** Writes Python tests. */
export const pythonTests: TestWriter = {
  agreement: ({ reference, functionName, inputs }) =>
    [
      '_reference = {"__name__": "reference"}',
      // A JSON text is a Python text.
      `exec(compile(${JSON.stringify(reference)}, "reference", "exec"), _reference)`,
      'def _outcome(call, function):',
      '    try:',
      '        value = call(function)',
      '        if hasattr(value, "__next__"):',
      `            value = [item for step, item in zip(range(${MOST_ITEMS}), value)]`,
      '        return True, value',
      '    except Exception:',
      '        return False, None',
      'def _agree(a, b):',
      '    return type(a) is type(b) and (a == b or repr(a) == repr(b))',
      `for _call in [${inputs.map(input => `lambda f: f${input}`).join(', ')}]:`,
      `    _a = _outcome(_call, ${functionName})`,
      `    _b = _outcome(_call, _reference[${JSON.stringify(functionName)}])`,
      '    assert _a[0] == _b[0] and _agree(_a[1], _b[1])',
    ].join('\n'),
  speed: (functionName, inputs) =>
    [
      'import time as _time',
      `for _call in [${inputs.map(input => `lambda: ${functionName}${input}`).join(', ')}]:`,
      '    _start = _time.process_time()',
      '    try:',
      '        _value = _call()',
      '        if hasattr(_value, "__next__"):',
      `            for _step, _item in zip(range(${MOST_ITEMS}), _value):`,
      '                pass',
      '    except NameError:',
      '        assert False',
      '    except Exception:',
      '        pass',
      `    assert _time.process_time() - _start < ${SLOW_MS / 1_000}`,
    ].join('\n'),
}
