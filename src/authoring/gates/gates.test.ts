import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { ReleasedBundle } from '../../formats/index.ts'
import type { Candidate } from '../../mutation/index.ts'
import { loadParser } from '../../syntax/index.ts'
import { CANARY_LINE } from '../source/canary.ts'
import { parseTask } from '../source/parse-task.ts'
import { adequacyGate } from './adequacy-gate.ts'
import { blindGate } from './blind-gate.ts'
import { canonicalGate } from './canonical-gate.ts'
import { distractorGate } from './distractor-gate.ts'
import type { Evidence, Gate } from './gate.ts'
import { integrityGate } from './integrity-gate.ts'
import { nearDuplicateGate } from './near-duplicate-gate.ts'
import { runGates } from './run-gates.ts'
import { schemaGate } from './schema-gate.ts'
import { semanticsGate } from './semantics-gate.ts'
import { sufficiencyGate } from './sufficiency-gate.ts'

const parse = await loadParser('python')

interface Parts {
  readonly query?: string
  readonly imports?: string
  readonly name?: string
  readonly body?: string
  readonly tests?: readonly string[]
  readonly equivalent?: string
  readonly id?: string
}

const TESTS = [1, 2, 3, 4, 5, 6, 7].map(n => `assert half(${2 * n}) == ${n}`)

function task(parts: Parts = {}) {
  const { query = 'Return a number divided by two.', imports = '', name = 'half' } = parts
  const { body = '    return number / 2', tests = TESTS, equivalent = '' } = parts
  const { id = `geometry/${name}` } = parts
  const text = `"""${query}"""\n${imports}\n\ndef ${name}(number):\n${body}\n\n\n${tests.join('\n')}\n${equivalent}\n${CANARY_LINE}\n`
  return parseTask({ id, file: `${id}.py`, text }, parse)
}

const EMPTY: Evidence = {
  tasks: [],
  canonicalRuns: new Map(),
  mutants: new Map(),
  bundle: undefined,
  distractorRuns: new Map(),
  fileProblems: [],
  parse,
}

const judge = (gate: Gate, evidence: Partial<Evidence>, allowances = {}) => {
  const [result] = runGates([gate], { ...EMPTY, ...evidence }, allowances)
  if (result === undefined) throw new Error('one gate gives one result')
  return result
}

const violations = (gate: Gate, evidence: Partial<Evidence>): readonly string[] =>
  judge(gate, evidence).violations.map(({ subject, message }) => `${subject}: ${message}`)

describe('schemaGate', () => {
  test('passes a task of the documented form', () => {
    expect(violations(schemaGate, { tasks: [task()] })).toEqual([])
    expect(violations(schemaGate, { tasks: [task({ id: 'gardening/half' })] })).toEqual([])
  })

  test.each<[string, Parts, RegExp]>([
    ['six asserts', { tests: TESTS.slice(1) }, /must have 7 to 10 asserts, but has 6/],
    [
      'eleven asserts',
      { tests: Array.from({ length: 11 }, (_, n) => `assert half(${n}) != 9`) },
      /11/,
    ],
    ['the same assert twice', { tests: [...TESTS, ...TESTS.slice(0, 1)] }, /this one repeats/],
    ['four sentences', { query: 'One. Two. Three. Four.' }, /1 to 3 sentences, but has 4/],
    ['the name in the query', { query: 'Return half of it.' }, /must not contain .* "half"/],
    ['a domain with capitals', { id: 'Gardening/half' }, /must be of small letters/],
    ['another file name', { id: 'geometry/halve' }, /geometry\/halve defines "half"/],
    ['a long line', { body: `    return number / 2  # ${'x'.repeat(90)}` }, /at most 100 columns/],
  ])('refuses %s', (_, parts, message) => {
    expect(violations(schemaGate, { tasks: [task(parts)] }).join()).toMatch(message)
  })

  test('refuses two tasks of the same name or query', () => {
    const tasks = [task(), task({ id: 'validation/half' })]

    expect(violations(schemaGate, { tasks }).join()).toMatch(/function name must be its own.*query/)
  })
})

describe('semanticsGate', () => {
  test('passes plain code on deterministic modules', () => {
    const tasks = [task({ imports: 'from math import floor\nimport collections.abc\n' })]

    expect(violations(semanticsGate, { tasks })).toEqual([])
  })

  test.each<[string, Parts, RegExp]>([
    ['a module that reaches outside', { imports: 'import os.path\n' }, /imports "os"/],
    ['randomness', { imports: 'from random import choice\n' }, /imports "random"/],
    ['eval', { body: '    return eval("number / 2")' }, /must not use "eval"/],
    ['the clock', { body: '    return date.today().year' }, /must not use ".today"/],
    ['a frame walk', { body: '    return sys._getframe(1)' }, /must not use "._getframe"/],
    ['a docstring', { body: '    "Halves."\n    return number / 2' }, /no docstring/],
    ['a test with a message', { tests: ['assert half(2) == 1, "no"'] }, /no message/],
    ['a tuple, which is always true', { tests: ['assert (half(2) == 1, "no")'] }, /no message/],
    ['a test of something else', { tests: ['assert abs(2) == 2'] }, /must call "half"/],
    ['two checks in one', { tests: ['assert half(2) == 1 and half(4) == 2'] }, /one thing/],
  ])('refuses %s', (_, parts, message) => {
    expect(violations(semanticsGate, { tasks: [task(parts)] }).join()).toMatch(message)
  })

  test('refuses a snippet that only nests or aliases the target', () => {
    const row = { label: 'incorrect' as const, source_entry_id: 'e', function_name: 'half' }
    const codes = ['def other():\n    def half(n):\n        return n', 'half = abs']
    const corpus = codes.map((code, at) => Object.assign({ corpus_id: `c_${at}`, code }, row))

    expect(violations(semanticsGate, { bundle: bundleOf({ corpus }) })).toHaveLength(2)
  })
})

describe('canonicalGate', () => {
  const run = (how: string, outcomes: readonly string[]) => ({ how, outcomes })
  const passing = run(
    'hash seed 0',
    TESTS.map(() => 'pass'),
  )

  test('passes when every run passes', () => {
    const canonicalRuns = new Map([['geometry/half', [passing, passing]]])

    expect(violations(canonicalGate, { tasks: [task()], canonicalRuns })).toEqual([])
  })

  test.each([
    ['no run', [], /must have been run/],
    [
      'a failure in a later run',
      [passing, run('again', ['pass', 'FAIL'])],
      /\(again\) test 2 gave FAIL/,
    ],
    ['missing outcomes', [run('hash seed 0', ['pass'])], /1 outcomes for 7 tests/],
  ])('refuses %s', (_, runs, message) => {
    const canonicalRuns = new Map([['geometry/half', runs]])

    expect(violations(canonicalGate, { tasks: [task()], canonicalRuns }).join()).toMatch(message)
  })
})

function bundleOf(parts: Partial<ReleasedBundle> = {}) {
  return { queries: [], corpus: [], distractors: [], cache: [], ...parts }
}

const row = (id: string, code: string, label: 'correct' | 'incorrect') => ({
  corpus_id: id,
  code,
  label,
  source_entry_id: 'geometry/half',
})
const queryRow = {
  query_id: 'q_0001',
  query: 'Return a number divided by two.',
  test_suite: TESTS,
  correct_corpus_ids: ['c_2'],
  paired_distractor_corpus_ids: ['c_1', 'c_3', 'c_4', 'c_5'],
  entry_id: 'geometry/half',
}
const quad = bundleOf({
  queries: [queryRow],
  corpus: [
    row('c_1', 'def half(n):\n    return n', 'incorrect'),
    row('c_2', 'def half(n):\n    return n / 2', 'correct'),
    row('c_3', 'def half(n):\n    return n / 3', 'incorrect'),
    row('c_4', 'def half(n):\n    return n / 4', 'incorrect'),
    row('c_5', 'def half(n):\n    return 2 / n', 'incorrect'),
  ],
})

describe('distractorGate', () => {
  const fails = (at: number) => [
    { how: 'hash seed 0', outcomes: TESTS.map((_, i) => (i === at ? 'FAIL' : 'pass')) },
  ]
  const runs = new Map(['c_1', 'c_3', 'c_4', 'c_5'].map((id, at) => [id, fails(at)]))

  test('passes four distractors that fail on different tests', () => {
    expect(violations(distractorGate, { bundle: quad, distractorRuns: runs })).toEqual([])
  })

  test.each([
    ['passes everything', [{ how: 'x', outcomes: TESTS.map(() => 'pass') }], /passes all \(x\)/],
    ['only crashes', [{ how: 'x', outcomes: TESTS.map(() => 'FAIL:TypeError') }], /bare assertion/],
    ['hangs', [{ how: 'x', outcomes: ['FAIL', 'TIMEOUT'] }], /never hang/],
    ['was not run', [], /must have been run/],
    ['differs by hash seed', [...fails(1), ...fails(2)], /same outcomes under every hash seed/],
  ])('refuses a distractor that %s', (_, given, message) => {
    const distractorRuns = new Map([...runs, ['c_4', given]])

    expect(violations(distractorGate, { bundle: quad, distractorRuns }).join()).toMatch(message)
  })

  test('refuses four that fail on the same tests, unless that is allowed once', () => {
    const distractorRuns = new Map([...runs.keys()].map(id => [id, fails(0)]))
    const evidence = { bundle: quad, distractorRuns }

    expect(violations(distractorGate, evidence).join()).toMatch(/not all fail on the same tests/)
    const result = judge(distractorGate, evidence, { 'identical-failing-subsets': 1 })
    expect([result.violations.length, result.allowed.length]).toEqual([0, 1])
    expect(
      judge(distractorGate, evidence, { 'identical-failing-subsets': 0 }).violations,
    ).toHaveLength(1)
  })

  test('warns at three and refuses two', () => {
    const withQuad = (ids: readonly string[]) =>
      bundleOf({ ...quad, queries: [{ ...queryRow, paired_distractor_corpus_ids: [...ids] }] })

    const three = judge(distractorGate, {
      bundle: withQuad(['c_1', 'c_3', 'c_4']),
      distractorRuns: runs,
    })
    const two = judge(distractorGate, { bundle: withQuad(['c_1', 'c_3']), distractorRuns: runs })

    expect([three.violations.length, three.warnings.length]).toEqual([0, 1])
    expect(two.violations).toHaveLength(1)
  })
})

describe('integrityGate', () => {
  const source = task({ query: queryRow.query })
  const inStep = bundleOf({
    ...quad,
    corpus: quad.corpus.with(1, row('c_2', source.task?.code ?? '', 'correct')),
  })
  const found = (bundle: typeof quad, tasks = [source]): string =>
    violations(integrityGate, { bundle, tasks }).join()

  test('passes a whole bundle in step with its tasks', () => {
    expect(found(inStep)).toBe('')
  })

  test('refuses a bundle that is older than its tasks', () => {
    expect(found(quad)).toMatch(/half: .* canonical differs/)
    expect(found(inStep, [task({ query: 'Another.' })])).toMatch(/query differs/)
    expect(found(inStep, [task({ query: queryRow.query, tests: TESTS.slice(1) })])).toMatch(/suite/)
    expect(found(inStep, [source, task({ name: 'third' })])).toMatch(/third: .* lacks this/)
    expect(found(inStep, [])).toMatch(/half: Every query must have a task file/)
  })

  test('refuses an orphan, a text that occurs twice and a wrong checksum', () => {
    const orphan = bundleOf({
      ...quad,
      corpus: [...quad.corpus, row('c_9', 'def g(): pass', 'correct')],
    })
    const twice = bundleOf({
      ...quad,
      corpus: quad.corpus.with(2, row('c_3', quad.corpus[0]?.code ?? '', 'incorrect')),
    })

    expect(found(orphan)).toContain('"c_9" must belong')
    expect(found(twice)).toContain("c_3: A snippet's text")
    expect(
      violations(integrityGate, { bundle: inStep, tasks: [source], fileProblems: ['bad'] }),
    ).toEqual(['dataset: bad'])
  })

  test('refuses ids that always tell the canonical', () => {
    const queries = Array.from({ length: 10 }, (_, n) => ({
      ...queryRow,
      query_id: `q_${n}`,
      correct_corpus_ids: [`c_${n}0`],
      paired_distractor_corpus_ids: [`c_${n}1`, `c_${n}2`, `c_${n}3`, `c_${n}4`],
    }))
    const corpus = queries.flatMap((_, n) =>
      [0, 1, 2, 3, 4].map(at =>
        row(`c_${n}${at}`, `def f(): ${n}, ${at}`, at === 0 ? 'correct' : 'incorrect'),
      ),
    )

    expect(violations(integrityGate, { bundle: bundleOf({ queries, corpus }) }).join()).toMatch(
      /always number 0/,
    )
  })
})

describe('adequacyGate', () => {
  const read = task({
    equivalent: '\nEQUIVALENT = {"return number [-/-]{+//+} 2": "whole numbers"}\n',
  })
  const code = read.task?.code ?? ''
  const mutant = (before: string, after: string, outcome: string, tier: 1 | 2 = 1): Candidate => {
    const start = code.indexOf(before)
    const edit = { start, end: start + before.length, before, after }
    const shared = {
      type: 'off_by_one' as const,
      operator: 'o',
      line: 2,
      endLine: 2,
      description: '',
    }
    return { mutant: { id: after, tier, edit, code: '', ...shared }, outcomes: ['pass', outcome] }
  }
  const found = (...candidates: readonly Candidate[]): readonly string[] =>
    violations(adequacyGate, { tasks: [read], mutants: new Map([[read.id, candidates]]) })

  // The share of listed mutants is judged over the whole dataset: enough killed ones keep it low.
  const killed = Array.from({ length: 40 }, (_, n) =>
    mutant('2', String(n), n % 2 ? 'FAIL' : 'TIMEOUT'),
  )

  test('passes killed mutants and listed survivors, whatever tier 2 does', () => {
    expect(found(...killed, mutant('/', '//', 'pass'), mutant('2', '7.5', 'pass', 2))).toEqual([])
  })

  test('warns of a listed key that an input tells apart', () => {
    const mutants = new Map([[read.id, [...killed, mutant('/', '//', 'pass')]]])
    const apart = { key: 'return number [-/-]{+//+} 2', input: '(3)' }
    const toldApart = new Map([[read.id, [apart]]])

    const { violations: refused, warnings } = judge(adequacyGate, {
      tasks: [read],
      mutants,
      toldApart,
    })

    expect(refused).toEqual([])
    expect(warnings.map(({ message }) => message).join()).toContain('differs on (3): return number')
  })

  test('refuses a survivor, a stale key, a killed key and too many listed', () => {
    expect(found(...killed, mutant('/', '//', 'pass'), mutant('/', '*', 'pass')).join()).toMatch(
      /must kill the mutant return number \[-\/-\]\{\+\*\+\} 2/,
    )
    expect(found(...killed).join()).toMatch(/must name a tier-1 mutant/)
    expect(found(...killed, mutant('/', '//', 'FAIL:TypeError')).join()).toMatch(
      /a test kills this/,
    )
    expect(found(mutant('/', '//', 'pass')).join()).toMatch(/At most 3 %/)
  })
})

describe('sufficiencyGate', () => {
  test('measures how much of a name its query holds', () => {
    const tasks = [
      task({ query: 'Return a half.' }),
      task({ name: 'split_even', id: 'geometry/split_even' }),
    ]

    const { measures } = judge(sufficiencyGate, { tasks })

    expect(measures).toMatchObject({
      'share of name words in the query': '0.500',
      'queries with every name word': 1,
    })
  })

  test('warns of tasks that no second reader has read as they stand', () => {
    const [read, changed, unread] = ['half', 'part', 'bit'].map(name => task({ name }))
    const tasks = [read, changed, unread].filter(each => each !== undefined)
    const sha256 = createHash('sha256')
      .update(read?.text ?? '')
      .digest('hex')
    const reviews = new Map([
      ['geometry/half', sha256],
      ['geometry/part', sha256],
    ])

    const { warnings, violations: none } = judge(sufficiencyGate, { tasks, reviews })

    expect(none).toEqual([])
    expect(
      warnings.map(({ subject, message }) => [subject, /older text|no row/.exec(message)?.[0]]),
    ).toEqual([
      ['geometry/part', 'older text'],
      ['geometry/bit', 'no row'],
    ])
    expect(judge(sufficiencyGate, { tasks }).warnings).toEqual([])
  })
})

describe('blindGate', () => {
  const bundle = (lengths: (n: number) => readonly number[]) => {
    const queries = Array.from({ length: 200 }, (_, n) => ({
      ...queryRow,
      query_id: `q_${n}`,
      correct_corpus_ids: [`c_${n}_0`],
      paired_distractor_corpus_ids: [1, 2, 3, 4].map(at => `c_${n}_${at}`),
    }))
    const corpus = queries.flatMap((_, n) =>
      [0, 1, 2, 3, 4].map(at => row(`c_${n}_${at}`, 'x'.repeat(lengths(n)[at] ?? 0), 'correct')),
    )
    return bundleOf({ queries, corpus })
  }

  test('refuses a dataset whose canonicals are the longest, and one where they never are', () => {
    expect(violations(blindGate, { bundle: bundle(() => [99, 10, 20, 30, 40]) }).join()).toMatch(
      /"longer".*100\.0 %/,
    )
    expect(violations(blindGate, { bundle: bundle(() => [25, 10, 20, 30, 40]) }).join()).toMatch(
      /"shorter".*0\.0 %/,
    )
  })

  test('passes where each place is taken equally often', () => {
    const evenly = bundle(n => [0, 1, 2, 3, 4].map(at => 10 * (1 + ((n + at) % 5))))

    expect(judge(blindGate, { bundle: evenly }).measures).toMatchObject({
      chance: '20.0 %',
      shorter: '20.0 %',
      longer: '20.0 %',
    })
    expect(violations(blindGate, { bundle: evenly })).toEqual([])
  })
})

describe('nearDuplicateGate', () => {
  const other = {
    name: 'split_bill',
    query: 'Share a sum among guests, rounding down.',
    id: 'geometry/split_bill',
  }

  test('passes tasks that differ', () => {
    const body = '    total, guests = number\n    return [total // guests] * guests'

    expect(violations(nearDuplicateGate, { tasks: [task(), task({ ...other, body })] })).toEqual([])
  })

  test('refuses the same code under another name, and a query of the same words', () => {
    const sameQuery = task({
      ...other,
      query: 'Return a number divided by two.  It is a number.',
      body: '    return {number: []}',
    })

    expect(violations(nearDuplicateGate, { tasks: [task(), task(other)] }).join()).toMatch(
      /The code must differ/,
    )
    expect(violations(nearDuplicateGate, { tasks: [task(), sameQuery] }).join()).toMatch(
      /The query must/,
    )
  })
})
