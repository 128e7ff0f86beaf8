import { describe, expect, test } from 'vitest'
import { body, mutantsIn } from '../../test/fixtures/mutation/edits-in.ts'
import type { SelectionTask } from './candidate.ts'
import { selectDistractors } from './select-distractors.ts'
import { blindWins, idfOf, profileOf, snippetView } from './selection/blind-features.ts'
import { seededRandom } from './selection/seeded-random.ts'

const OPERATORS = ['+', '-', '*', '//', '%']
const TASKS = Array.from({ length: 80 }, (_, at) => makeTask(at))

/** A function of drawn statements, with drawn outcomes for its mutants. */
function makeTask(at: number): SelectionTask {
  const random = seededRandom(`task ${at}`)
  const number = (limit: number): number => Math.floor(random() * limit)
  const operator = (): string => OPERATORS[number(OPERATORS.length)] ?? '+'
  const canonical = body(
    `if n < ${number(9)} and k:`,
    `    return xs[${number(5)}:]`,
    `total = n ${operator()} k ${operator()} ${2 + number(20)}`,
    `for x in range(${number(3)}, n):`,
    `    total = x ${operator()} total`,
    'return total, k',
  )
  const candidates = mutantsIn(canonical).map(mutant => {
    const outcomes = Array.from({ length: 6 }, () => (random() < 0.4 ? 'FAIL' : 'pass'))
    return { mutant, outcomes: [...outcomes, 'FAIL'] }
  })
  return { id: `t${at}`, canonical, query: 'sum', candidates }
}

function winRates(groups: ReadonlyMap<string, SelectionTask['candidates']>): readonly number[] {
  const texts = TASKS.map(task => [
    task.canonical,
    ...(groups.get(task.id) ?? []).map(({ mutant }) => mutant.code),
  ])
  const views = texts.map(group => group.map(snippetView))
  const idfs = {
    tokens: idfOf(views.flat().map(({ tokens }) => tokens)),
    words: idfOf(views.flat().map(({ words }) => words)),
  }
  const wins = views.map(group => {
    const [canonical, ...mutants] = group.map(view => profileOf(view, idfs))
    return canonical === undefined ? [] : blindWins(canonical, mutants)
  })
  return (wins[0] ?? []).map((_, at) => mean(wins.map(each => each[at] ?? 0)))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function distance(rates: readonly number[]): number {
  return Math.max(...rates.map(rate => Math.abs(rate - 0.2)))
}

describe('selectDistractors', () => {
  const chosen = selectDistractors(TASKS, { seed: 1 })

  test('gives every task four different mutants of its own', () => {
    for (const { id, candidates } of TASKS) {
      const group = chosen.get(id) ?? []
      expect(new Set(group.map(({ mutant }) => mutant.id)).size).toBe(4)
      expect(group.every(each => candidates.includes(each))).toBe(true)
    }
  })

  test('keeps blind rankers at chance, which an arbitrary choice does not', () => {
    const first = new Map(TASKS.map(({ id, candidates }) => [id, candidates.slice(0, 4)]))

    expect(distance(winRates(chosen))).toBeLessThan(0.08)
    expect(distance(winRates(first))).toBeGreaterThan(0.15)
  })

  test('uses the types evenly', () => {
    const types = [...chosen.values()].flat().map(({ mutant }) => mutant.type)
    const counts = [...Map.groupBy(types, type => type).values()].map(({ length }) => length)

    expect(counts.length).toBe(6)
    expect(Math.max(...counts)).toBeLessThan(2.5 * Math.min(...counts))
  })

  test('leaves fillers out where others suffice', () => {
    expect([...chosen.values()].flat().filter(({ mutant }) => mutant.tier === 3)).toEqual([])
  })

  test('does not depend on the order of tasks and candidates', () => {
    const turned = TASKS.toReversed().map(task => ({
      ...task,
      candidates: task.candidates.toReversed(),
    }))

    const again = selectDistractors(turned, { seed: 1 })

    expect(TASKS.map(({ id }) => again.get(id))).toEqual(TASKS.map(({ id }) => chosen.get(id)))
  })

  test('prefers small edits when asked to', () => {
    const sizes = (groups: typeof chosen): number =>
      mean([...groups.values()].flat().map(({ mutant }) => mutant.edit.after.length))

    const small = selectDistractors(TASKS, { seed: 1, prefer: 'small-edit' })

    expect(sizes(small)).toBeLessThan(sizes(chosen))
  })

  test('gives a task with fewer candidates all of them', () => {
    const [task] = TASKS.map(each => ({ ...each, candidates: each.candidates.slice(0, 3) }))

    expect(selectDistractors(task === undefined ? [] : [task], { seed: 1 }).get('t0')?.length).toBe(
      3,
    )
  })
})

describe('blindWins', () => {
  const profile = (
    text: string,
    ...values: readonly number[]
  ): { text: string; values: readonly number[] } => ({
    text,
    values,
  })

  test('shares a win among the tied', () => {
    const wins = blindWins(profile('b', 3), [profile('b', 3), profile('a', 3), profile('c', 5)])

    expect(wins).toEqual([1 / 3, 0, 0, 0])
  })

  test('gives a whole win to a canonical that stands alone', () => {
    expect(blindWins(profile('z', 9), [profile('a', 1)])).toEqual([0, 1, 0, 1])
  })
})
