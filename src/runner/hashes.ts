import { createHash } from 'node:crypto'

/** SHA-256 (hex) of the code's UTF-8 bytes. */
export function codeHash(code: string): string {
  return sha256(code)
}

/** SHA-256 (hex) of the tests as a JSON list, so that no two lists share their text. */
export function testsHash(tests: readonly string[]): string {
  return sha256(JSON.stringify(tests))
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}
