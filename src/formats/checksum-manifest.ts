import { createHash } from 'node:crypto'
import { InputError } from '../schema/index.ts'

/** The name of the file that lists the checksums of a bundle. */
export const CHECKSUM_FILE = 'SHA256SUMS'

/** Returns the SHA-256 of bytes or UTF-8 text as 64 hexadecimal digits. */
export function sha256Of(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/**
 * Parses a manifest in the form of `sha256sum`: digest, two spaces or space and star, path. A
 * leading `./` of the path is dropped.
 * @throws InputError with file and line number when a line has another form or repeats a path
 */
export function parseChecksums(text: string, file: string): ReadonlyMap<string, string> {
  const checksums = new Map<string, string>()
  for (const [at, line] of text.trimEnd().split(/\r?\n/).entries()) {
    const [, digest, path] = /^([0-9a-f]{64}) [ *](?:\.\/)?(.+)$/i.exec(line) ?? []
    if (digest === undefined || path === undefined || checksums.has(path)) {
      throw new InputError(
        `${file}:${at + 1} must hold a SHA-256 digest, two spaces and a path named once, but ` +
          `holds ${JSON.stringify(line.slice(0, 100))}. Write the file again with "sha256sum".`,
      )
    }
    checksums.set(path, digest.toLowerCase())
  }
  return checksums
}

/** Formats a manifest in the form of `sha256sum`, sorted by path. */
export function formatChecksums(checksums: ReadonlyMap<string, string>): string {
  const paths = [...checksums.keys()].sort()
  return paths.map(path => `${checksums.get(path)}  ${path}\n`).join('')
}
