/*
 * Check a mapping of form values against a list of rules (field, required, shortest, longest),
 * where the lengths are those of the value without spaces at its ends. Return the faults in rule
 * order as "field: missing" for a required field that is absent or blank, "field: too short" and
 * "field: too long"; fields that are not required are not checked when absent or blank, and
 * lengths at the limits are fine.
 */
import assert from 'node:assert/strict'

type Rule = readonly [field: string, required: boolean, shortest: number, longest: number]

function form_field_errors(
  values: Readonly<Record<string, string>>,
  rules: readonly Rule[],
): string[] {
  return rules.flatMap(([field, required, shortest, longest]) => {
    const value = (field in values ? values[field] : '').trim()
    if (value === '') return required ? [`${field}: missing`] : []
    if (value.length < shortest) return [`${field}: too short`]
    return value.length > longest ? [`${field}: too long`] : []
  })
}

assert.deepStrictEqual(form_field_errors({ name: 'Ann' }, [['name', true, 3, 3]]), [])
assert.deepStrictEqual(
  form_field_errors({ name: ' An ' }, [['name', true, 3, 9]]),
  ['name: too short'],
)
assert.deepStrictEqual(
  form_field_errors({ name: 'Anna' }, [['name', true, 1, 3]]),
  ['name: too long'],
)
assert.deepStrictEqual(
  form_field_errors({ name: '  ' }, [['name', true, 0, 9]]),
  ['name: missing'],
)
assert.deepStrictEqual(
  form_field_errors({}, [['b', true, 1, 2], ['a', true, 1, 2]]),
  ['b: missing', 'a: missing'],
)
assert.deepStrictEqual(
  form_field_errors({ x: ' ' }, [['x', false, 2, 3], ['y', false, 1, 1]]),
  [],
)
assert.deepStrictEqual(form_field_errors({ x: 'a' }, [['x', false, 2, 3]]), ['x: too short'])
assert.deepStrictEqual(form_field_errors({ x: 'a', z: 'b' }, []), [])
assert.deepStrictEqual(form_field_errors({ x: 'a' }, [['x', true, 1, 1]]), [])

// Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5
