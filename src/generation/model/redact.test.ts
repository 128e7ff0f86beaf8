import { expect, test } from 'vitest'
import { redactor } from './redact.ts'

test.each([
  ['a key', 'wrong key sk-abcdef123', 'wrong key ***'],
  ['a key in the middle of a word', 'xsk-abcdef123x', 'x***x'],
  [
    'user and password of a URL',
    'POST http://me:secret@host/v1 failed',
    'POST http://***@host/v1 failed',
  ],
  ['nothing in plain text', 'write to me@host', 'write to me@host'],
])('blots out %s', (_, text, expected) => {
  expect(redactor(['sk-abcdef123', undefined])(text)).toBe(expected)
})

test('leaves a placeholder alone', () => {
  expect(redactor(['none'])('none of this')).toBe('none of this')
})
