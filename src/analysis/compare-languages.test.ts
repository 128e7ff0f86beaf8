import { describe, expect, test } from 'vitest'
import { outcome, run } from '../../test/fixtures/analysis/make-run.ts'
import type { MeasuredOutcome } from '../schema/index.ts'
import { compareLanguages } from './compare-languages.ts'

const options = { seed: 20_260_510, replicates: 500 }

/** A query whose canonical scores 0.5 among four mutants, as many above it as told. */
function made(id: string, above: number): MeasuredOutcome {
  const scores = [0, 1, 2, 3].map(at => [`type_${at}`, at < above ? 0.9 - at / 100 : 0.1] as const)
  return outcome({ id, canonical: 0.5, mutants: Object.fromEntries(scores) })
}

function inTypescript(query: MeasuredOutcome): MeasuredOutcome {
  return { ...query, language: 'typescript' }
}

describe('compareLanguages', () => {
  test('pairs the tasks that both languages have', () => {
    const python = run([made('q_1', 2), made('q_2', 0), made('q_3', 4), made('q_4', 1)])
    const typescript = run(
      [made('q_1', 1), made('q_2', 0), made('q_3', 0), made('q_9', 4)].map(inTypescript),
    )

    const { languages, exec, deception } = compareLanguages(python, typescript, options)

    expect(languages).toEqual(['python', 'typescript'])
    // q_1 … q_3: exec@1 0, 1, 0 in Python and 0, 1, 1 in TypeScript.
    expect(exec).toMatchObject({ n: 3, unshared: 2, lost: [], won: ['q_3'] })
    expect(exec.before).toBeCloseTo(1 / 3, 12)
    expect(exec.after).toBeCloseTo(2 / 3, 12)
    // Shares 2/4, 0/4, 4/4 and 1/4, 0/4, 0/4: means 6/12 and 1/12.
    expect(deception).toMatchObject({ n: 3 })
    expect('before' in deception && deception.before).toBeCloseTo(1 / 2, 12)
    expect('after' in deception && deception.after).toBeCloseTo(1 / 12, 12)
    expect('drop' in deception && deception.drop).toBeCloseTo(5 / 12, 12)
  })

  test('bounds the difference by resampling tasks, not snippets', () => {
    const ids = Array.from({ length: 8 }, (_, at) => `q_${at}`)
    const python = run(ids.map(id => made(id, 3)))
    const typescript = run(ids.map(id => inTypescript(made(id, 1))))

    const { deception } = compareLanguages(python, typescript, options)

    // Every task differs by 3/4 − 1/4: whatever is drawn, the mean is 1/2.
    expect(deception).toMatchObject({ drop: 0.5, interval: [0.5, 0.5] })
  })

  test('says when one side has no scores', () => {
    const python = run([made('q_1', 2)])
    const unscored: MeasuredOutcome = { ...made('q_1', 2), own: { notMeasured: 'ranks alone' } }

    expect(compareLanguages(python, run([unscored]), options).deception).toEqual({
      notMeasured: 'no task has scored snippets in both languages',
    })
  })

  test('refuses one id for two tasks', () => {
    const other = { ...made('q_1', 2), domain: 'validation' }

    expect(() => compareLanguages(run([made('q_1', 2)]), run([other]), options)).toThrow(
      'must be of one task in both languages, but q_1 is of geometry and of validation',
    )
  })
})
