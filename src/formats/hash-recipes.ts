import { sha256Of } from './checksum-manifest.ts'
import { jsonDumps, reprList } from './python-text.ts'

/** A way of turning something into the text whose SHA-256 is a cache key. */
export interface HashRecipe<T> {
  readonly name: string
  textOf(value: T): string
}

/** Ways in which a snippet may have been hashed. */
export const CODE_RECIPES: readonly HashRecipe<string>[] = [
  { name: 'the code', textOf: code => code },
  { name: 'the code, stripped', textOf: code => code.trim() },
  { name: 'the code and a line feed', textOf: code => `${code}\n` },
  { name: 'the code, right-stripped', textOf: code => code.trimEnd() },
]

const LISTS: readonly HashRecipe<readonly string[]>[] = [
  { name: '"\\n".join(tests)', textOf: tests => tests.join('\n') },
  { name: '"\\n\\n".join(tests)', textOf: tests => tests.join('\n\n') },
  { name: '"".join(tests)', textOf: tests => tests.join('') },
  dumps('json.dumps(tests)', ', ', true),
  dumps('json.dumps(tests, ensure_ascii=False)', ', ', false),
  dumps('json.dumps(tests, separators=(",", ":"))', ',', true),
  dumps('json.dumps(tests, separators=(",", ":"), ensure_ascii=False)', ',', false),
  { name: 'repr(tests)', textOf: reprList },
  { name: 'json.dumps(sorted(tests))', textOf: sortedDumps },
  { name: '"\\n".join(sorted(tests))', textOf: tests => tests.toSorted().join('\n') },
]

/** Ways in which a test suite may have been hashed. */
export const TESTS_RECIPES: readonly HashRecipe<readonly string[]>[] = [
  ...LISTS,
  ...LISTS.map(({ name, textOf }) => ({
    name: `${name} + "\\n"`,
    textOf: (tests: readonly string[]) => `${textOf(tests)}\n`,
  })),
]

function dumps(
  name: string,
  separator: ', ' | ',',
  isAscii: boolean,
): HashRecipe<readonly string[]> {
  return { name, textOf: tests => jsonDumps(tests, { separator, isAscii }) }
}

function sortedDumps(tests: readonly string[]): string {
  return jsonDumps(tests.toSorted(), { separator: ', ', isAscii: true })
}

/** How the keys of a cache were made, as far as it could be found. */
export interface FoundHashRecipe<T> {
  /** The recipe that explains most values; undefined when none explains any. */
  readonly recipe: HashRecipe<T> | undefined
  /** How many of the values it explains. */
  readonly explained: number
  readonly values: number
  /** How many values every other recipe explains, by name; those that explain none are absent. */
  readonly others: Readonly<Record<string, number>>
}

/** Finds the recipe under which most values are among the hashes of a cache. */
export function findHashRecipe<T>(
  values: readonly T[],
  hashes: ReadonlySet<string>,
  recipes: readonly HashRecipe<T>[],
): FoundHashRecipe<T> {
  const counts = recipes.map(recipe => ({
    recipe,
    explained: values.filter(value => hashes.has(sha256Of(recipe.textOf(value)))).length,
  }))
  const best = counts.reduce((most, each) => (each.explained > most.explained ? each : most))
  const others = counts.filter(each => each !== best && each.explained > 0)
  return {
    recipe: best.explained === 0 ? undefined : best.recipe,
    explained: best.explained,
    values: values.length,
    others: Object.fromEntries(others.map(({ recipe, explained }) => [recipe.name, explained])),
  }
}
