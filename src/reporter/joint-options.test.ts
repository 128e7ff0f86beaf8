import { describe, expect, test } from 'vitest'
import { groupOptions, jointGates } from './joint-options.ts'
import { parseReporterOptions } from './options.ts'

const floor = (value: number): ReturnType<typeof parseReporterOptions> =>
  parseReporterOptions({ gate: { metric: 'exec@1', floor: value } })

describe('groupOptions', () => {
  test('puts projects with equal options together', () => {
    const groups = groupOptions(
      new Map([
        ['web', floor(0.2)],
        ['api', floor(0.3)],
        ['app', floor(0.2)],
      ]),
    )

    expect(groups.map(({ projects }) => projects)).toEqual([['app', 'web'], ['api']])
  })

  test('refuses projects that resample differently', () => {
    const options = new Map([
      ['web', parseReporterOptions({ seed: 1 })],
      ['api', parseReporterOptions({ seed: 2 })],
    ])

    expect(() => groupOptions(options)).toThrow('are (1, 5000) and (2, 5000)')
  })
})

describe('jointGates', () => {
  test('binds each gate to its projects where there are several groups', () => {
    const groups = groupOptions(
      new Map([
        ['web', floor(0.2)],
        ['api', floor(0.3)],
      ]),
    )

    expect(jointGates(groups)).toEqual([
      { metric: 'exec@1', floor: 0.2, projects: ['web'], anchored: false },
      { metric: 'exec@1', floor: 0.3, projects: ['api'], anchored: false },
    ])
  })

  test('leaves the gates of one group as they are', () => {
    const groups = groupOptions(new Map([['', floor(0.2)]]))

    expect(jointGates(groups)).toEqual([{ metric: 'exec@1', floor: 0.2 }])
  })
})
