import type { Language } from '../../schema/index.ts'

const PYTHON = `Python rules:
- "canonical" is the imports, if any, and exactly one top-level function of the given name. Helpers are nested inside it. It runs on Python 3.9. Only deterministic modules of the standard library; no input, output, clock, randomness, eval or exec. No docstring, no top-level code. Lines have at most 100 columns and four spaces of indentation.
- Every entry of "tests" is one assert statement without a message that calls the function and checks one thing, for example: assert tally([1, 1, 2]) == {1: 2, 2: 1}. No try, no loop, no "and" between two checks, no test that expects an exception.`

const JAVASCRIPT = `JavaScript rules:
- "canonical" is exactly one top-level function declaration of the given name, without export. Helpers are nested inside it. No import and no require; no clock, randomness, timers, eval, process, globalThis or console. Lines have at most 100 columns and two spaces of indentation.
- Every entry of "tests" is one statement that calls assert.strictEqual, assert.deepStrictEqual, assert.equal, assert.deepEqual or assert.ok (assert is there already), calls the function in its first argument and checks one thing, for example: assert.deepStrictEqual(tally([1, 1, 2]), { 1: 2, 2: 1 }). No assert.throws and no message.`

/** What each language asks of canonical and tests, as part of the prompt for candidates. */
export const LANGUAGE_RULES: Readonly<Record<Language, string>> = {
  python: PYTHON,
  javascript: JAVASCRIPT,
  typescript: `${JAVASCRIPT.replace('JavaScript rules', 'TypeScript rules')}
- Parameters and result have types. Only types that can be erased: no enum, no namespace, no parameter property.`,
}
