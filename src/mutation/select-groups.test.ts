import { describe, expect, test } from 'vitest'
import { selectGroups, type GroupTask } from './select-groups.ts'
import { seededRandom } from './selection/seeded-random.ts'

/** A canonical of drawn length, beside groups that are all longer, all shorter, or drawn. */
const TASKS: readonly GroupTask[] = Array.from({ length: 120 }, (_, at) => {
  const random = seededRandom(`task ${at}`)
  const text = (length: number): string =>
    Array.from({ length }, () => 'abcdefgh'[Math.floor(random() * 8)]).join(' ')
  const size = 20 + Math.floor(random() * 10)
  const group = (sizes: () => number): readonly string[] => [
    text(sizes()),
    text(sizes()),
    text(sizes()),
  ]
  const drawn = Array.from({ length: 8 }, () => group(() => size - 5 + Math.floor(random() * 11)))
  return {
    id: `t${at}`,
    canonical: text(size),
    groups: [group(() => size + 5), group(() => size - 5), ...drawn],
  }
})

/** How often the canonical is the only one of its group that is shortest, or longest. */
function shares(choice: ReadonlyMap<string, number>): readonly number[] {
  const first = (wins: (own: number, other: number) => boolean): number =>
    TASKS.filter(({ id, canonical, groups }) =>
      (groups[choice.get(id) ?? 0] ?? []).every(text => wins(canonical.length, text.length)),
    ).length / TASKS.length
  return [first((own, other) => own < other), first((own, other) => own > other)]
}

describe('selectGroups', () => {
  test('keeps rankers by length at chance, where the preferred groups give the canonical away', () => {
    const preferred = shares(new Map())
    const chosen = shares(selectGroups(TASKS))

    expect(preferred).toEqual([1, 0])
    for (const share of chosen) expect(Math.abs(share - 0.25)).toBeLessThan(0.06)
  })

  test('does not depend on the order of the tasks', () => {
    expect(selectGroups(TASKS.toReversed())).toEqual(selectGroups(TASKS))
  })
})
