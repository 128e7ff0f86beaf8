import { describe, expect, test } from 'vitest'
import { sha256Of } from './checksum-manifest.ts'
import { CODE_RECIPES, findHashRecipe, TESTS_RECIPES } from './hash-recipes.ts'

/** Awkward for every way of writing: quotes, backslash, controls, DEL, umlaut, emoji. */
const TESTS = [
  'assert g("\\n") is None',
  'assert f("a") == \'b\'',
  "assert h('it''s')",
  'tab\t cr\r del\u007f bell\u0007 nbsp\u00a0 umlaut ü emoji 🙂 both \' and "',
]

// hashlib.sha256(<name>.encode()).hexdigest() of Python 3.11 on the same list.
const PYTHON = {
  '"\\n".join(tests)': '4202a391389969fd8a3a66b60452b8a046549c7cf97fe72fe94fbb7bc9f8bb65',
  'json.dumps(tests)': 'a783c5381342b5a6b3d00bea94fd87935973e5bb239f62454d77f4d48d31de33',
  'json.dumps(tests, ensure_ascii=False)':
    'bff36e4db43bec14ff3c35daca0a3121a78bb126e9032829c46ce4025d7f639d',
  'json.dumps(tests, separators=(",", ":"))':
    '6976825074a3557133b896dd09a1bce13d71845bc857cf6e07119a0b6b72d4f8',
  'json.dumps(tests, separators=(",", ":"), ensure_ascii=False)':
    '43bd5b5db6a806b399ed159a4b2b7ffd70dd8672dcb82ffcc262648159c429d9',
  'repr(tests)': 'e07888b0a12635aca642db5f84129ce44af8245ffae91293914dc5d46fb039a2',
  'json.dumps(sorted(tests))': '72ae5228dd2155e54a35a460129de0b5b2c0b171ce71d3c753555108d1e8362e',
} as const

describe('findHashRecipe', () => {
  test.each(Object.entries(PYTHON))('writes as Python does: %s', (name, hash) => {
    const { recipe, explained } = findHashRecipe([TESTS], new Set([hash]), TESTS_RECIPES)

    expect({ name: recipe?.name, explained }).toEqual({ name, explained: 1 })
  })

  test('takes the recipe that explains most values and counts the others', () => {
    const hashes = new Set(
      ['a', 'b ', 'c '].map(text => sha256Of(text.trim())).concat(sha256Of('c ')),
    )

    const found = findHashRecipe(['a', 'b ', 'c '], hashes, CODE_RECIPES)

    expect(found).toMatchObject({ recipe: { name: 'the code, stripped' }, explained: 3, values: 3 })
    expect(found.others).toEqual({ 'the code': 2, 'the code, right-stripped': 3 })
  })

  test('finds none among foreign hashes', () => {
    expect(findHashRecipe([TESTS], new Set([sha256Of('else')]), TESTS_RECIPES)).toEqual({
      recipe: undefined,
      explained: 0,
      values: 1,
      others: {},
    })
  })
})
