import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sampleReport, sampleRun } from '../../test/fixtures/reporter/sample-report.ts'
import { environmentOf } from './environment.ts'
import { resultsJson } from './results-json.ts'

const document = readFileSync(new URL('../../docs/results-json.md', import.meta.url), 'utf8')

function keysOf(value: unknown, parent = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(each => keysOf(each, parent))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    // The keys of `metrics` are names of metrics.
    ...(parent === 'metrics' ? [] : [key]),
    ...keysOf(inner, parent === 'metrics' ? '' : key),
  ])
}

describe('resultsJson', () => {
  test('writes no key that docs/results-json.md does not explain', async () => {
    const runs = [await sampleRun('ours', n => n % 4 > 1)]
    const before = [await sampleRun('ours', n => n % 4 > 0)]

    const written: unknown = JSON.parse(
      resultsJson(sampleReport(runs, before), environmentOf('5.0.0', runs)),
    )
    const keys = new Set(keysOf(written))

    expect(keys.size).toBeGreaterThan(60)
    expect([...keys].filter(key => !document.includes(`\`${key}\``))).toEqual([])
  })
})
