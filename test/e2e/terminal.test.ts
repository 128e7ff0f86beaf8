import { describe, expect, test } from 'vitest'
import { screenOf } from './terminal.ts'

describe('screenOf', () => {
  test.for([
    ['a\r\nb', 'a\nb'],
    ['abc\rX', 'Xbc'],
    ['one\r\ntwo\u001B[1A\u001B[2K\rnew', 'new\ntwo'],
    ['one\r\ntwo\r\n\u001B[2A\u001B[Jx', 'x'],
    ['\u001B[31mred\u001B[39m', 'red'],
    ['abc\u001B[2GX', 'aXc'],
  ] as const)('%j shows %j', ([text, shown]) => {
    expect(screenOf(text)).toBe(shown)
  })
})
