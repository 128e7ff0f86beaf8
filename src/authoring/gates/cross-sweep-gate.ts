import type { Finding, Gate } from './gate.ts'

/** Gate 8: no canonical passes the tests of another task, whatever the order of its arguments. */
export const crossSweepGate: Gate = {
  id: 8,
  name: 'cross sweep',
  judge: ({ crossSweep }) => {
    if (crossSweep === undefined) return { checked: 0, findings: [] }
    const findings = crossSweep.hits.map(({ target, source, passesAll }): Finding => {
      const message = passesAll
        ? `The tests must reject every other canonical, but ${source} passes them all.`
        : `${source} passes at least half of the tests: look whether the tasks are too alike.`
      return { subject: target, message, ...(passesAll ? {} : { isWarning: true }) }
    })
    return { checked: crossSweep.pairs, findings }
  },
}
