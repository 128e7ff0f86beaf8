import { describe, expect, test } from 'vitest'
import { codeTokens } from './code-tokens.ts'

describe('codeTokens', () => {
  test.for([
    ['snake_case_name', {}, ['snake', 'case', 'name']],
    ['parseHTTPRequest_v2', {}, ['parse', 'http', 'request', 'v2']],
    ['parseHTTPRequest', { splitIdentifiers: false }, ['parsehttprequest']],
    ['a <= 10 + b', {}, ['a', 'b']],
    ['a <= 10 + b', { operators: true, digits: true }, ['a', '<=', '10', '+', 'b']],
    ['größe_x', {}, ['größe', 'x']],
    ['__init__', {}, ['init']],
    ['', {}, []],
  ] as const)('%j with %j is %j', ([text, options, tokens]) => {
    expect(codeTokens(text, options)).toEqual(tokens)
  })
})
