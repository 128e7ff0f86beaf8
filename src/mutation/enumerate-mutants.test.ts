import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { Script } from 'node:vm'
import { assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editsIn, mutantsIn, parserOf } from '../../test/fixtures/mutation/edits-in.ts'
import { MUTATION_TYPES } from '../schema/index.ts'
import { applyEdits, inverseEdit } from './edits.ts'
import { enumerateMutants } from './enumerate-mutants.ts'

const fixture = new URL('../../test/fixtures/mutation/odd-sources.json', import.meta.url)
const ODD: Readonly<Record<string, string>> = JSON.parse(readFileSync(fixture, 'utf8'))
const SOURCES = Object.entries(ODD)
const everyMutant = SOURCES.flatMap(([name, source]) =>
  mutantsIn(source).map(mutant => ({ name, source, mutant })),
)

// CPython itself says which sources are programs: 3.12 syntax is none for an older one.
const COMPILER = `
import json, sys
def compiles(code):
    try:
        compile(code, "mutant", "exec")
        return True
    except SyntaxError:
        return False
json.dump([compiles(code) for code in json.load(sys.stdin)], sys.stdout)
`

function compiled(codes: readonly string[]): readonly boolean[] {
  const { stdout } = spawnSync('python3', ['-W', 'ignore', '-c', COMPILER], {
    input: JSON.stringify(codes),
    encoding: 'utf8',
  })
  return JSON.parse(stdout)
}

describe('enumerateMutants', () => {
  test('makes a program of every mutant of every odd source that is one', () => {
    const valid = compiled(SOURCES.map(([, source]) => source))
    const names = new Set(SOURCES.filter((_, at) => valid[at]).map(([name]) => name))
    const mutants = everyMutant.filter(({ name }) => names.has(name))

    const results = compiled(mutants.map(({ mutant }) => mutant.code))
    const broken = mutants.filter((_, at) => results[at] !== true)

    expect(mutants.length).toBeGreaterThan(200)
    expect(broken.map(({ name, mutant }) => `${name}: ${mutant.description}`)).toEqual([])
  })

  test('changes one span, whose inverse edit restores the source', () => {
    const holds = property(constantFrom(...everyMutant), ({ source, mutant }) => {
      expect(applyEdits(source, [mutant.edit])).toBe(mutant.code)
      expect(applyEdits(mutant.code, [inverseEdit(mutant.edit)])).toBe(source)
      expect(mutant.code).not.toBe(source)
    })

    assert(holds, { seed: 4, numRuns: 300 })
  })

  test('takes its id from source and edit alone', () => {
    const holds = property(constantFrom(...everyMutant), ({ source, mutant }) => {
      const { start, end, after } = mutant.edit
      const digest = createHash('sha256')
        .update(`${source}\0${start}:${end}:${after}`)
        .digest('hex')

      expect(mutant.id).toBe(digest.slice(0, 10))
    })

    assert(holds, { seed: 4, numRuns: 100 })
  })

  test.each(SOURCES)('gives each mutant of "%s" to one type', (_, source) => {
    const all = mutantsIn(source)
    const parse = parserOf()

    const apart = MUTATION_TYPES.flatMap(type => enumerateMutants(source, parse, { types: [type] }))

    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
    expect(apart.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
  })

  test('edits neither docstrings, annotations, decorators, imports nor comments', () => {
    const source = [
      'from math import floor as g1  # 1 + 1',
      '@cache(size=1)',
      'def f(a: Literal[1, 2] = 3) -> Tuple[1]:',
      '    "Adds 1 < 2."',
      '    import os.path as p2',
      '    return a',
      '',
    ].join('\n')

    const lines = mutantsIn(source).map(({ edit }) => edit.before)

    expect(new Set(lines)).toEqual(new Set(['3', '']))
  })

  test('finds nothing outside of functions', () => {
    expect(mutantsIn(ODD['no function'] ?? '')).toEqual([])
  })

  test('describes the lines of an edit', () => {
    const guard = mutantsIn(ODD['crlf'] ?? '').find(({ operator }) => operator === 'guard')

    expect(guard).toMatchObject({ line: 2, endLine: 3 })
    expect(guard?.description).toBe('Lines 2-3: the guard "if x < 1: return 0" is missing.')
  })

  test('refuses a source that the grammar cannot read, and says what to do', () => {
    expect(() => mutantsIn('def f(:\n')).toThrow(/must be valid python.*Correct the source/)
  })
})

const SCRIPT = `
export function windows(values, size = 2) {
  if (size < 1 || !Array.isArray(values)) return []
  const out = []
  for (let i = 0; i + size <= values.length; i++) out.push(values.slice(i, i + size))
  if (out.length === 1) { return out[0] } else if (size % 2 === 0) { out.reverse() }
  switch (size) {
    case 1: return 1
    case 2:
      return out.map(w => Math.max(...w) - 1)
  }
  return size > 3 ? out : /^a{1,2}$/.test(String(-1 - -1)) ?? 2 ** 3
}
`
const TYPED = `
export class Store<T extends number = 1> {
  private items: T[] = []
  @dec(1) at(index: number, other?: 2 | 3): T | undefined {
    if (index < 0 || index >= this.items.length) { return undefined }
    return this.items[index - 1]! as T
  }
}
`

describe('enumerateMutants of other languages', () => {
  test('makes a program of every JavaScript mutant', () => {
    const broken = mutantsIn(SCRIPT, 'javascript').filter(({ code }) => {
      try {
        void new Script(code.replace('export ', ''))
        return false
      } catch {
        return true
      }
    })

    expect(broken.map(({ description }) => description)).toEqual([])
  })

  test('makes all six types in JavaScript', () => {
    const types = new Set(mutantsIn(SCRIPT, 'javascript').map(({ type }) => type))

    expect([...types].toSorted()).toEqual(MUTATION_TYPES.toSorted())
  })

  test('writes the operators of JavaScript', () => {
    expect(editsIn('function f(a, b) { return a && !b }', 'wrong_operator', 'javascript')).toEqual([
      '&& → ||',
      '! → ',
    ])
    expect(editsIn('const f = a => a === "x"', 'wrong_comparison', 'javascript')).toEqual([
      '=== → !==',
    ])
  })

  test('takes the start of a counting loop as a bound', () => {
    const loop = 'function f(n) { for (let i = 0; i < n; i++) g(i) }'

    expect(editsIn(loop, 'off_by_one_boundary', 'javascript')).toEqual([
      '0 → -1',
      '0 → 1',
      ' →  + 1',
      '< → <=',
      ' →  - 1',
    ])
  })

  test('leaves the types of TypeScript alone', () => {
    const mutants = mutantsIn(TYPED, 'typescript')

    const types = mutants.filter(({ code }) => !/1> \{.*dec\(1\).*2 \| 3/s.test(code))

    expect(mutants.length).toBeGreaterThan(10)
    expect(types).toEqual([])
  })

  test('makes TypeScript that Node can strip of its types', () => {
    const plain = TYPED.replace('@dec(1) ', '')

    const stripped = mutantsIn(plain, 'typescript').map(({ code }) => stripTypeScriptTypes(code))

    expect(stripped.every(code => !code.includes('number'))).toBe(true)
  })
})
