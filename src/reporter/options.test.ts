import { describe, expect, test } from 'vitest'
import { parseReporterOptions } from './options.ts'

describe('parseReporterOptions', () => {
  test('fills in the paper’s seed and replicates and makes a list of gates', () => {
    const gate = { metric: 'exec@1', floor: 0.25 }

    expect(parseReporterOptions({ gate })).toEqual({
      baseline: undefined,
      anchor: undefined,
      gates: [gate],
      seed: 20260510,
      replicates: 5000,
    })
  })

  test.for([
    [{ gate: { metric: 'exec@1' } }, 'a gate needs maxDrop'],
    [
      { gate: { metric: 'exec@1', maxDrop: 0.02 } },
      "needs a baseline (for example 'benchmarks/baseline.json')",
    ],
    [{ gate: { metric: 'exec@1', floor: 25 } }, 'floor'],
    [{ baselin: 'b.json' }, 'baselin'],
    [{ seed: 1.5 }, 'seed'],
    [{ gate: { metric: 'accuracy', floor: 0.2 } }, '"accuracy"'],
    [{ gate: { metric: 'exec@1', floor: 0.2, stratum: 'geometry' } }, 'domain:<name>'],
    [{ sample: 0 }, 'sample'],
    [{ outputs: ['pdf'] }, 'outputs[0]'],
  ] as const)('says what is wrong with %j', ([options, message]) => {
    expect(() => parseReporterOptions(options)).toThrow(message)
  })
})
