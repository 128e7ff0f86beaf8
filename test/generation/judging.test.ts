import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { judgeCandidate } from '../../src/generation/judging/judge-candidate.ts'
import {
  isolatedExecutor,
  type IsolatedExecutor,
} from '../../src/generation/judging/isolated-executor.ts'
import type { Judgement } from '../../src/generation/judging/judgement.ts'
import type { DistractorSource } from '../../src/generation/index.ts'
import { loadParser } from '../../src/syntax/index.ts'
import { goodAnswer, knownTask, rowsFor } from '../fixtures/generation/known-tasks.ts'

// Every reason for which gates 1 to 7 reject one answer, by real execution.
const TIMEOUT = 300_000
const NAME = 'toll_for_trip'
const { code } = knownTask(NAME)
const [row] = rowsFor([NAME])
const parse = await loadParser('python')
let executor: IsolatedExecutor

beforeAll(async () => {
  executor = await isolatedExecutor({ language: 'python', workers: 1 })
}, TIMEOUT)
afterAll(() => executor.close())

interface Message {
  readonly text?: string | null
  readonly refusal?: string
  readonly finish?: string
}

async function judge(
  message: Message,
  source: DistractorSource = 'mechanical',
): Promise<Judgement> {
  const { text = null, refusal = null, finish = 'stop' } = message
  const answer = { text, refusal, finish_reason: finish, model: null, usage: null }
  if (row === undefined) throw new Error('the fixture must have a row')
  return judgeCandidate(row, answer, { executor, parse, source })
}

const judgeJson = (json: object, source?: DistractorSource): Promise<Judgement> =>
  judge({ text: JSON.stringify(json) }, source)

const reasonsOf = ({ problems }: Judgement): readonly string[] => [
  ...new Set(problems.map(({ gate, reason }) => `${gate} ${reason}`)),
]

/** A distractor made by replacing a text of the canonical. */
function edit(before: string, after: string, type = 'wrong_comparison') {
  if (!code.includes(before)) throw new Error(`the canonical must hold ${before}`)
  return { bug_type: type, code: code.replace(before, after), bug_description: 'Another limit.' }
}

const LIMIT = edit('first < 0', 'first <= 0', 'off_by_one_boundary')
const GOOD = [
  LIMIT,
  edit('last > len(tolls)', 'last >= len(tolls)', 'off_by_one_boundary'),
  edit('max(minimum', 'min(minimum', 'wrong_operator'),
  edit('tolls[first:last]', 'tolls[first:last + 1]', 'off_by_one'),
]
const withDistractors = (...distractors: readonly object[]): object => ({
  ...goodAnswer(NAME),
  distractors: [...distractors, ...GOOD].slice(0, 4),
})

describe('an answer that cannot be read', () => {
  test.each<[string, Message]>([
    ['1 refused', { refusal: 'I cannot help with that.' }],
    ['1 refused', { text: '{', finish: 'content_filter' }],
    ['1 cut-off', { text: '{"canonical": "def', finish: 'length' }],
    ['1 no-json', { text: 'Sure, I will do that.' }],
    ['1 no-json', { text: null }],
    ['1 shape', { text: '{"canonical": "", "tests": []}' }],
    ['1 shape', { text: '{"canonical": "def f(): pass"}' }],
  ])('is rejected at gate %s: %o', async (reason, message) => {
    const judgement = await judge(message)

    expect(judgement.accepted).toBe(false)
    expect(reasonsOf(judgement)).toEqual([reason])
  })

  test('is rejected when it has three distractors in place of four', async () => {
    const judgement = await judgeJson({ ...goodAnswer(NAME), distractors: GOOD.slice(0, 3) }, 'llm')

    expect(judgement.problems).toEqual([
      { gate: 1, reason: 'shape', message: expect.stringContaining('"distractors"') },
    ])
  })

  test('is rejected when a distractor has a type that is not asked for', async () => {
    const judgement = await judgeJson(
      withDistractors(edit('first < 0', 'first < -9', 'wrong_semantics')),
      'llm',
    )

    expect(reasonsOf(judgement)).toEqual(['1 shape'])
  })
})

describe('a task', () => {
  const good = goodAnswer(NAME)
  const tests = (...more: readonly string[]): object => ({
    ...good,
    tests: [...good.tests.slice(0, 9 - more.length), ...more],
  })

  test(
    'is accepted when it passes every gate, also with prose around it',
    { timeout: TIMEOUT },
    async () => {
      const judgement = await judge({
        text: `Here it is:\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\``,
      })

      expect(judgement).toMatchObject({ accepted: true, problems: [], had_prose: true })
      expect(judgement.mutants?.killed).toBe(judgement.mutants?.all)
      expect(judgement.mutants?.all).toBeGreaterThan(10)
    },
  )

  test.each([
    [
      'has six asserts',
      { ...good, tests: good.tests.slice(0, 6) },
      '1 schema',
      'must have 7 to 10 asserts, but has 6',
    ],
    [
      'is no valid Python',
      { ...good, canonical: 'def toll_for_trip(:\n  pass' },
      '1 schema',
      'must be valid Python',
    ],
    [
      'has two definitions',
      { ...good, canonical: `def helper():\n    pass\n\n\n${code}` },
      '1 schema',
      'one definition',
    ],
    [
      'has another name',
      { ...good, canonical: code.replace(NAME, 'other') },
      '1 schema',
      'named after its function',
    ],
    [
      'repeats an assert',
      { ...good, tests: [...good.tests.slice(0, 7), good.tests[0]] },
      '1 schema',
      'must be there once',
    ],
    [
      'has a docstring',
      { ...good, canonical: code.replace(':\n', ':\n    """Toll."""\n') },
      '2 syntax',
      'no docstring',
    ],
    [
      'reads a file',
      { ...good, canonical: code.replace('first = min', 'open("x")\n    first = min') },
      '2 syntax',
      'must not use "open"',
    ],
    [
      'imports a process',
      { ...good, canonical: `import subprocess\n\n\n${code}` },
      '2 syntax',
      'imports "subprocess"',
    ],
    ['tests something else', tests('assert 1 + 1 == 2'), '2 syntax', 'must call "toll_for_trip"'],
  ])('is rejected unexecuted when it %s', async (_, json, reason, message) => {
    const judgement = await judgeJson(json)

    expect(reasonsOf(judgement)).toContain(reason)
    expect(judgement.problems.map(each => each.message).join('\n')).toContain(message)
    expect(judgement.mutants).toBeNull()
  })

  test('is rejected when the canonical fails a test', { timeout: TIMEOUT }, async () => {
    const judgement = await judgeJson(tests('assert toll_for_trip([3, 5, 2], 0, 2, 1) == 9'))

    expect(reasonsOf(judgement)).toEqual(['3 canonical-fails'])
    expect(judgement.problems[0]?.message).toContain('== 9')
  })

  test(
    'is rejected when tests let a mutant live, with an input that kills it',
    { timeout: TIMEOUT },
    async () => {
      const weak = good.tests.filter(text => !text.includes('-1, 2, 1'))
      const judgement = await judgeJson({ ...good, tests: weak })

      expect(reasonsOf(judgement)).toEqual(['6 surviving-mutant'])
      expect(judgement.problems[0]?.message).toMatch(
        /first \[?-?<.* It differs for toll_for_trip\(/,
      )
      expect(judgement.problems[0]?.message).not.toContain('dataset check')
    },
  )

  test('is rejected when a listed mutant is no equivalent', { timeout: TIMEOUT }, async () => {
    const weak = good.tests.filter(text => !text.includes('-1, 2, 1'))
    const survivors = (await judgeJson({ ...good, tests: weak })).problems.map(
      ({ message }) => /kill the mutant (.*), but all pass/.exec(message)?.[1],
    )
    const equivalents = survivors.map(key => ({ key, reason: 'Nobody starts before 0.' }))

    const judgement = await judgeJson({ ...good, tests: weak, equivalents })

    expect(equivalents.length).toBeGreaterThan(0)
    expect(reasonsOf(judgement)).toEqual(['6 refuted-equivalent'])
  })

  test('is rejected when it lists a key that names nothing', { timeout: TIMEOUT }, async () => {
    const judgement = await judgeJson({
      ...good,
      equivalents: [{ key: 'no such line', reason: 'None.' }],
    })

    expect(reasonsOf(judgement)).toEqual(['6 equivalent-keys'])
  })

  test('is rejected when it has too few mutants that fail', { timeout: TIMEOUT }, async () => {
    // There is nothing to get wrong in it.
    const simple = 'def toll_for_trip(tolls, entry, leave, minimum):\n    pass'
    const tests = [1, 2, 3, 4, 5, 6, 7].map(n => `assert toll_for_trip(${n}, 1, 2, 3) is None`)

    const judgement = await judgeJson({ canonical: simple, tests })

    expect(reasonsOf(judgement)).toContain('4 too-few-distractors')
  })
})

describe('distractors of a model', () => {
  test('are accepted when each is one edit that fails', { timeout: TIMEOUT }, async () => {
    const judgement = await judgeJson(withDistractors(), 'llm')

    expect(judgement.problems).toEqual([])
    expect(judgement.distractors).toEqual(
      GOOD.map(({ bug_type: type }) => ({ type, verdict: 'verified', admits: false })),
    )
  })

  test.each([
    ['passes every test', edit('if first == last', 'if last == first'), '4 accidental-pass'],
    ['is the canonical', { ...LIMIT, code }, '4 accidental-pass'],
    ['only crashes', edit('return max(', 'return maxi('), '4 crash-only'],
    [
      'hangs',
      edit(
        'first = min(entry, leave)',
        'first = min(entry, leave)\n    while first == 2:\n        pass',
      ),
      '4 hang',
    ],
    [
      'has two edits',
      { ...LIMIT, code: code.replace('min(entry', 'max(entry').replace('return 0', 'return 1') },
      '4 more-than-one-edit',
    ],
    ['is there twice', edit('last > len(tolls)', 'last >= len(tolls)'), '4 repeated-distractor'],
    ['does not parse', edit('return 0', 'return (0'), '2 distractor-syntax'],
    ['has another name', edit(NAME, 'other'), '2 distractor-syntax'],
    ['reaches outside', edit('return 0', 'return open("x")'), '2 distractor-syntax'],
    ['depends on hashes', edit('return 0', 'return hash("x") % 2'), '2 distractor-syntax'],
    [
      'is unstable',
      edit('return 0', 'return 0 if list({"x", "y"})[0] == "x" else 1'),
      '4 unstable',
    ],
  ])('are rejected when one %s', { timeout: TIMEOUT }, async (_, wrong, reason) => {
    const judgement = await judgeJson(withDistractors(wrong), 'llm')

    expect(judgement.accepted).toBe(false)
    expect(reasonsOf(judgement)).toEqual([reason])
  })

  test('are rejected when all fail on the same tests', { timeout: TIMEOUT }, async () => {
    const same = ['1', '2', '3', '4'].map(value =>
      edit('return 0', `return ${value}`, 'off_by_one'),
    )

    const judgement = await judgeJson({ ...goodAnswer(NAME), distractors: same }, 'llm')

    expect(reasonsOf(judgement)).toEqual(['4 identical-failing-subsets'])
  })

  test('say so when they admit that they are right', { timeout: TIMEOUT }, async () => {
    const honest = {
      ...edit('if first == last', 'if last == first'),
      bug_description: 'Swapped, but actually correct.',
    }

    const { distractors } = await judgeJson(withDistractors(honest), 'llm')

    expect(distractors[0]).toEqual({
      type: 'wrong_comparison',
      verdict: 'accidental-pass',
      admits: true,
    })
  })
})

describe('free-form wrong programs', () => {
  const free = (...codes: readonly string[]): object => ({
    ...goodAnswer(NAME),
    buggy_implementations: codes.map(each => ({
      code: each,
      bug_description: 'Forgets the minimum.',
    })),
  })
  const rewritten = `def toll_for_trip(tolls, entry, leave, minimum):
    if min(entry, leave) < 0 or max(entry, leave) > len(tolls):
        return None
    return sum(tolls[min(entry, leave):max(entry, leave)])`

  test(
    'are kept when they fail; the others do not reject the task',
    { timeout: TIMEOUT },
    async () => {
      const judgement = await judgeJson(
        free(
          rewritten,
          code.replace('first == last', 'last == first'),
          'def other():\n    pass',
          code.replace('max(minimum', 'maxi(minimum'),
        ),
        'free-form',
      )

      expect(judgement.problems).toEqual([])
      expect(judgement.distractors.map(({ verdict }) => verdict)).toEqual([
        'verified',
        'accidental-pass',
        'crash-only',
        'not-run',
      ])
    },
  )
})
