import { expect, test } from 'vitest'
import { modelsText } from './models-text.ts'

const run = (arm: string, trainedUntil: string | undefined, isOurs = false) => ({
  arm,
  outcomes: [],
  indexedShare: undefined,
  isOurs,
  trainedUntil,
})
const facts = [
  { repository: 'b', epochDate: '2025-03-02' },
  { repository: 'a', epochDate: '2024-06-30' },
]

test('says of each model whether it was trained before the earliest epoch', () => {
  const text = modelsText(
    [
      run('bm25', undefined, true),
      run('old', '2024-05'),
      run('same month', '2024-06'),
      run('mute', undefined),
    ],
    facts,
  )

  expect(text).toContain('epoch 2024-06-30 and later')
  expect(text).toContain('old: trained until 2024-05, before the epoch')
  expect(text).toContain('same month: trained until 2024-06, NOT before the epoch')
  expect(text).toContain('mute: does not tell until when it was trained')
  expect(text).not.toContain('bm25')
})

test('says nothing without a model', () => {
  expect(modelsText([run('bm25', undefined, true)], facts)).toBe('')
})
