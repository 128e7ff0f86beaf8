import { createHash } from 'node:crypto'

/** SHA-256 (hex) of a snippet's code. */
export function codeHash(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}

/** SHA-256 (hex) of a test suite, as JSON without spaces. */
export function testsHash(tests: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(tests)).digest('hex')
}
