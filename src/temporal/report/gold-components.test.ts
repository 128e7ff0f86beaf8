import { expect, test } from 'vitest'
import { goldComponents } from './gold-components.ts'

const query = (id: string, goldIds: readonly string[], repository = 'r') => ({
  id,
  goldIds,
  domain: repository,
})

test('joins queries that share a file, directly or through others, within a repository', () => {
  const component = goldComponents([
    query('q1', ['a', 'b']),
    query('q2', ['c']),
    query('q3', ['b', 'd']),
    query('q4', ['d']),
    query('q5', ['a'], 'other'),
  ])

  expect(component.get('q1')).toBe(component.get('q3'))
  expect(component.get('q3')).toBe(component.get('q4'))
  expect(new Set(component.values()).size).toBe(3)
})
