import { describe, expect, test } from 'vitest'
import { body, mutantsIn, parserOf } from '../../test/fixtures/mutation/edits-in.ts'
import { equivalents, plantMutant, type Equivalent } from './equivalents.ts'

function byOperator(source: string, operator: string): readonly Equivalent[] {
  return equivalents(source, parserOf()).filter(
    ({ steps }) => steps.length === 1 && steps[0]?.operator === operator,
  )
}

function only(source: string, operator: string): Equivalent {
  const [first] = byOperator(source, operator)
  if (first === undefined) throw new Error(`no ${operator} in ${source}`)
  return first
}

describe('equivalents', () => {
  test.each([
    ['mirror_comparison', ['return n < k'], ['return k > n']],
    ['expand_augmented', ['n -= k + 1', 'return n'], ['n = n - (k + 1)', 'return n']],
    ['contract_augmented', ['n = n * k', 'return n'], ['n *= k', 'return n']],
    ['respell_negation', ['if n not in xs:', '    n = k'], ['if not n in xs:', '    n = k']],
    ['commute', ['return 2 * n'], ['return n * 2']],
    ['respell_range', ['return range(n)'], ['return range(0, n)']],
    ['respell_slice', ['return xs[:k]'], ['return xs[0:k]']],
    ['respell_quotes', ["return 'a'"], ['return "a"']],
    ['invert_conditional', ['return n if k else xs'], ['return xs if not k else n']],
  ])('makes a clone-sized %s', (operator, before, after) => {
    const equivalent = only(body(...before), operator)

    expect(equivalent).toMatchObject({ kind: 'clone-sized', code: body(...after) })
  })

  test('inverts an if with its branches', () => {
    const source = body('if n < k:', '    y = 1', 'else:', '    y = 2', 'return y')

    expect(only(source, 'invert_if').code).toBe(
      body('if n >= k:', '    y = 2', 'else:', '    y = 1', 'return y'),
    )
  })

  test.each([
    ['de_morgan', ['if n < k and xs:', '    n = k'], ['if not (n >= k or not xs):', '    n = k']],
    ['name_result', ['return n + k'], ['outcome = n + k', 'return outcome']],
    [
      'nest_guard',
      ['if not xs:', '    return 0', 'y = n', 'return y'],
      ['if not xs:', '    return 0', 'else:', '    y = n', '    return y'],
    ],
    [
      'comprehension_to_loop',
      ['return [x + 1 for x in xs if x]'],
      [
        'collected = []',
        'for x in xs:',
        '    if x:',
        '        collected.append(x + 1)',
        'return collected',
      ],
    ],
    [
      'loop_to_comprehension',
      ['out = []', 'for x in xs:', '    if x:', '        out.append(x + 1)', 'return out'],
      ['out = [x + 1 for x in xs if x]', 'return out'],
    ],
  ])('rewrites by %s', (operator, before, after) => {
    const equivalent = only(body(...before), operator)

    expect(equivalent).toMatchObject({ kind: 'rewritten', code: body(...after) })
  })

  test('renames locals and parameters, but no attributes, keywords and functions', () => {
    const source = 'def f(s, m):\n    out = g(s, m=m).out\n    return f(out, m)\n'

    expect(only(source, 'rename_all').code).toBe(
      'def f(text, m):\n    collected = g(text, m=m).out\n    return f(collected, m)\n',
    )
    expect(only(source, 'rename_locals').code).toBe(
      'def f(s, m):\n    collected = g(s, m=m).out\n    return f(collected, m)\n',
    )
  })

  test('composes at most two rewrites', () => {
    const source = body('if not xs:', '    return 0', 'y = [x for x in xs]', 'return y + [k]')

    const steps = equivalents(source, parserOf()).map(each => each.steps.length)

    expect(Math.max(...steps)).toBe(2)
  })

  test('keeps CRLF line ends', () => {
    const source = body('if not xs:', '    return 0', 'return xs[0] + 1').replaceAll('\n', '\r\n')

    const codes = equivalents(source, parserOf()).map(({ code }) => code)

    expect(codes.filter(code => /[^\r]\n/.test(code))).toEqual([])
  })
})

describe('plantMutant', () => {
  test('plants the same bug in a mirrored comparison', () => {
    const source = body('return n < k')
    const bug = mutantsIn(source).find(({ edit }) => edit.after === '<=')
    if (bug === undefined) throw new Error('no bug')

    const planted = plantMutant(source, only(source, 'mirror_comparison'), bug, {
      parse: parserOf(),
    })

    expect(planted?.code).toBe(body('return k >= n'))
  })

  test('plants the same bug in renamed code, also behind the rewrite of another place', () => {
    const source = body('if not xs:', '    return 0', 'total = n + 1', 'return total * k')
    const bug = mutantsIn(source).find(({ edit }) => edit.before === '*' && edit.after === '+')
    if (bug === undefined) throw new Error('no bug')

    const codes = ['rename_locals', 'nest_guard'].map(
      operator => plantMutant(source, only(source, operator), bug, { parse: parserOf() })?.code,
    )

    expect(codes).toEqual([
      body('if not xs:', '    return 0', 'amount = n + 1', 'return amount + k'),
      body('if not xs:', '    return 0', 'else:', '    total = n + 1', '    return total + k'),
    ])
  })

  test('is undefined where the bug removes what is rewritten', () => {
    const source = body('if not xs:', '    return 0', 'return n')
    const bug = mutantsIn(source).find(({ operator }) => operator === 'guard')
    if (bug === undefined) throw new Error('no bug')

    expect(
      plantMutant(source, only(source, 'nest_guard'), bug, { parse: parserOf() }),
    ).toBeUndefined()
  })
})
