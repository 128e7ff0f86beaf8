import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { generateTasks, renderReport } from '../../src/generation/index.ts'
import { fakeRun } from '../fixtures/generation/fake-run.ts'
import { goodAnswer, KNOWN_TASKS, knownTask, rowsFor } from '../fixtures/generation/known-tasks.ts'
import { startLoopback, type ChatCall, type Reply } from '../fixtures/generation/loopback-server.ts'
import { optionsFor, SETTINGS, temporaryFolder } from '../fixtures/generation/run-options.ts'

const LLM = { ...SETTINGS, distractors: 'llm' as const }

/** Four wrong programs: the canonical with another last line, which the fake executor lets fail. */
function distractors(
  name: string,
  first: { comment?: string; says?: string } = {},
): readonly object[] {
  const { code } = knownTask(name)
  return [1, 2, 3, 4].map(n => ({
    bug_type: 'off_by_one',
    code: `${code}\n    return ${n}${n === 1 && first.comment !== undefined ? `  # ${first.comment}` : ''}`,
    bug_description: n === 1 && first.says !== undefined ? first.says : 'Returns something else.',
  }))
}

describe('a sloppy model', () => {
  // Each task goes wrong in its own way at first and is right when it is told so.
  const FIRST: Readonly<Record<string, (good: ReturnType<typeof goodAnswer>) => Reply>> = {
    toll_for_trip: good => ({
      text: `Certainly! Here it is:\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\``,
    }),
    count_per_bracket: good => ({ json: { ...good, tests: good.tests.slice(0, 4) } }),
    reorder_packs: good => ({ json: { ...good, canonical: good.canonical.replace('):', ')') } }),
    centered_means: good => ({
      json: { ...good, tests: [...good.tests, 'assert centered_means([1], 1) == [2]'] },
    }),
    nearest_slot_start: () => ({ text: 'I would rather talk about something else.' }),
    turned_board_position: () => ({ refusal: 'I cannot help with that.' }),
  }
  const sloppy = ({ functionName, repairs }: ChatCall): Reply => {
    const good = goodAnswer(functionName)
    return repairs === 0 ? (FIRST[functionName]?.(good) ?? { json: good }) : { json: good }
  }

  test('is told what the gates say, and corrects it', { timeout: 600_000 }, async () => {
    await using server = await startLoopback(sloppy)
    await using folder = await temporaryFolder()

    const { report } = await generateTasks(optionsFor(server, folder.path))

    expect(report.tasks).toMatchObject({ accepted: 6, released: 6 })
    expect(report.firstAttempt).toMatchObject({ count: 1, of: 6 })
    expect(report.acceptedByAttempts).toEqual({ 1: 1, 2: 5 })
    expect(report.rejectsByGate).toEqual({ 1: 4, 3: 1 })
    expect(report.rejectsByReason).toEqual({
      schema: 2,
      'canonical-fails': 1,
      'no-json': 1,
      refused: 1,
    })
    expect(report.answersWithProse).toEqual({ count: 1, of: 11, rate: 1 / 11 })
    const told = new Map(
      server.calls
        .filter(({ repairs }) => repairs === 1)
        .map(call => [call.functionName, call.messages.at(-1)?.content]),
    )
    expect(told.get('count_per_bracket')).toContain(
      'Gate 1: A task must have 7 to 10 asserts, but has 4.',
    )
    expect(told.get('centered_means')).toContain('Gate 3: The canonical must pass every test')
    expect(told.get('centered_means')).toContain('assert centered_means([1], 1) == [2]')
    expect(told.get('nearest_slot_start')).toContain('must be one JSON object')
  })

  test('is given up after as many repairs as were allowed', async () => {
    await using server = await startLoopback(({ functionName }) => ({
      json: { ...goodAnswer(functionName), tests: [] },
    }))
    await using folder = await temporaryFolder()
    const registry = rowsFor(['toll_for_trip'])

    const { report, written } = await fakeRun(
      optionsFor(server, folder.path, { registry, repairs: 2 }),
    )

    expect(server.calls.map(({ repairs }) => repairs)).toEqual([0, 1, 1])
    expect(written).toBeUndefined()
    expect(report.rejected).toEqual([
      {
        id: 'math_numerical/toll_for_trip',
        reasons: ['schema'],
        message: 'A task must have 7 to 10 asserts, but has 0.',
      },
    ])
    expect(report.funnel.find(({ stage }) => stage === 'readable (gate 1)')).toEqual({
      stage: 'readable (gate 1)',
      left: 0,
      lost: { schema: 1 },
    })
  })
})

describe('the report', () => {
  test('counts how good a model is at being wrong on purpose', async () => {
    const first: Readonly<Record<string, { comment?: string; says?: string }>> = {
      toll_for_trip: { comment: 'PASSES', says: 'This is actually correct.' },
      count_per_bracket: { comment: 'PASSES', says: 'Counts one too many.' },
      reorder_packs: { comment: 'CRASHES' },
      centered_means: { comment: 'HANGS' },
    }
    await using server = await startLoopback(({ functionName, repairs }) => ({
      json: {
        ...goodAnswer(functionName),
        distractors: distractors(functionName, repairs === 0 ? first[functionName] : {}),
      },
    }))
    await using folder = await temporaryFolder()
    const options = optionsFor(server, folder.path, { settings: LLM })

    const { report } = await fakeRun(options, ({ code, tests }) => {
      if (code.includes('# PASSES')) return tests.map(() => 'pass')
      if (code.includes('# CRASHES')) return tests.map(() => 'FAIL:NameError')
      return code.includes('# HANGS') ? tests.map(() => 'TIMEOUT') : undefined
    })

    expect(report.distractors).toEqual({
      run: 24,
      accidentalPass: { count: 2, of: 24, rate: 2 / 24 },
      admitted: { count: 1, of: 2, rate: 1 / 2 },
      crash: { count: 1, of: 24, rate: 1 / 24 },
      hang: { count: 1, of: 24, rate: 1 / 24 },
      accidentalByType: { off_by_one: 2 },
    })
    expect(report.firstAttempt).toMatchObject({ count: 2, of: 6 })
    expect(report.rejectsByReason).toEqual({ 'accidental-pass': 2, 'crash-only': 1, hang: 1 })
    const text = renderReport(report)
    expect(text).toContain('accepted at the first attempt           33.3 % (2 of 6)')
    expect(text).toContain('distractors that pass (first attempts)  8.3 % (2 of 24)')
    expect(text).toContain('  whose description admits it           50.0 % (1 of 2)')
    expect(JSON.parse(await readFile(join(folder.path, 'report.json'), 'utf8'))).toEqual(report)
  })

  test('shows nothing of a kind that did not happen, and no cost without prices', async () => {
    await using server = await startLoopback(({ functionName }) => ({
      json: goodAnswer(functionName),
    }))
    await using folder = await temporaryFolder()

    const { report } = await fakeRun(
      optionsFor(server, folder.path, { registry: rowsFor(['toll_for_trip']) }),
    )

    expect(report.distractors).toBeNull()
    expect(report.cost).toEqual({ paid: null, perAcceptedTask: null, possiblyBilled: null })
    expect(renderReport(report)).toContain('cost               unknown (no prices given)')
  })
})

describe('the gates over all tasks', () => {
  const good = ({ functionName }: ChatCall): Reply => ({ json: goodAnswer(functionName) })

  test('leave out the later of two tasks whose tests let the other pass (gate 8)', async () => {
    await using server = await startLoopback(good)
    await using folder = await temporaryFolder()
    const registry = rowsFor(['count_per_bracket', 'centered_means'])

    const { report } = await fakeRun(
      optionsFor(server, folder.path, { registry }),
      ({ code, tests }) => (code.includes('def sweep(') ? tests.map(() => 'FAIL') : undefined),
    )

    expect(report.tasks).toMatchObject({ accepted: 2, released: 1 })
    expect(report.funnel.find(({ stage }) => stage.startsWith('unlike'))).toEqual({
      stage: 'unlike the others (gates 8, 10)',
      left: 1,
      lost: { 'cross-pass': 1 },
    })
  })

  test('leave out the later of two tasks with nearly the same code (gate 10)', async () => {
    const [first] = rowsFor(['toll_for_trip'])
    if (first === undefined) throw new Error('the fixture must have a row')
    const twin = {
      ...first,
      function_name: 'road_fee',
      query: 'Something that reads quite differently.',
    }
    const renamed = JSON.parse(
      JSON.stringify(goodAnswer('toll_for_trip')).replaceAll('toll_for_trip', 'road_fee'),
    )
    await using server = await startLoopback(call =>
      call.functionName === 'road_fee' ? { json: renamed } : good(call),
    )
    await using folder = await temporaryFolder()
    const options = optionsFor(server, folder.path, { registry: [first, twin] })

    const { report } = await fakeRun(options, ({ code, tests }) =>
      code === renamed.canonical ? tests.map(() => 'pass') : undefined,
    )

    expect(report.tasks).toMatchObject({ accepted: 2, released: 1 })
    expect(report.funnel.find(({ stage }) => stage.startsWith('unlike'))?.lost).toEqual({
      'near-duplicate': 1,
    })
  })

  test('stop the release when length tells the canonical (gate 9)', async () => {
    await using server = await startLoopback(({ functionName }) => ({
      json: { ...goodAnswer(functionName), distractors: distractors(functionName) },
    }))
    await using folder = await temporaryFolder()

    const { report, gates, written } = await fakeRun(
      optionsFor(server, folder.path, { settings: LLM }),
    )

    expect(report.tasks).toMatchObject({ accepted: KNOWN_TASKS.size, released: 0 })
    expect(written).toBeUndefined()
    const nine = gates.find(({ id }) => id === 9)
    expect(nine?.violations.map(({ message }) => message).join()).toMatch(
      /ranker "(shorter|fewer tokens)"/,
    )
    expect(report.funnel.at(-1)).toEqual({ stage: 'released', left: 0, lost: { 'batch gates': 6 } })
  })
})

describe('wrong programs of a model', () => {
  test('are shipped with their own types and descriptions, and kept beside the tasks', async () => {
    await using server = await startLoopback(({ functionName }) => ({
      json: { ...goodAnswer(functionName), distractors: distractors(functionName) },
    }))
    await using folder = await temporaryFolder()
    const options = optionsFor(server, folder.path, {
      settings: LLM,
      registry: rowsFor(['toll_for_trip']),
    })

    await fakeRun(options)

    const shipped = await readFile(join(folder.path, 'released/distractor_metadata.jsonl'), 'utf8')
    const rows = shipped
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(rows).toHaveLength(4)
    expect(rows[0]).toMatchObject({
      bug_type: 'off_by_one',
      bug_description: 'Returns something else.',
      operator: 'model',
      metadata: { model: 'test-model', prompt: 'candidate@1' },
    })
    const kept = await readFile(join(folder.path, 'distractors.jsonl'), 'utf8')
    expect(kept.trim().split('\n')).toHaveLength(4)
  })

  test('are filled up by mutation when only some free-form ones fail', async () => {
    const { code } = knownTask('toll_for_trip')
    await using server = await startLoopback(({ functionName }) => ({
      json: {
        ...goodAnswer(functionName),
        buggy_implementations: ['return 7', 'return 8  # PASSES'].map(line => ({
          code: `${code}\n    ${line}`,
          bug_description: 'Wrong.',
        })),
      },
    }))
    await using folder = await temporaryFolder()
    const settings = { ...SETTINGS, distractors: 'free-form' as const }
    const options = optionsFor(server, folder.path, {
      settings,
      registry: rowsFor(['toll_for_trip']),
    })

    const { report } = await fakeRun(options, pair =>
      pair.code.includes('# PASSES') ? pair.tests.map(() => 'pass') : undefined,
    )

    expect(report.tasks.released).toBe(1)
    expect(report.distractors).toMatchObject({ run: 2, accidentalPass: { count: 1 } })
    const shipped = await readFile(join(folder.path, 'released/distractor_metadata.jsonl'), 'utf8')
    const types = shipped
      .trim()
      .split('\n')
      .map(line => JSON.parse(line).bug_type)
    expect(types.filter(type => type === 'free_form')).toHaveLength(1)
    expect(types).toHaveLength(4)
  })
})
