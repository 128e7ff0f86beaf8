const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Returns the text of a file: UTF-8 with its byte order mark kept, else Latin-1, which gives every
 * byte one character; so slices of the text are slices of the file.
 */
export function decodeText(bytes: Buffer): string {
  try {
    return strict.decode(bytes)
  } catch {
    return bytes.toString('latin1')
  }
}

/** Tells whether bytes are no text: a NUL among the first 8,000, as git decides it. */
export function isBinary(bytes: Buffer): boolean {
  return bytes.subarray(0, 8_000).includes(0)
}

/** Returns a path as text; bytes that are not UTF-8 are written `\xNN`, so that paths stay unique. */
export function decodePath(bytes: Buffer): string {
  try {
    return strict.decode(bytes)
  } catch {
    return Array.from(bytes, byte =>
      byte >= 0x20 && byte < 0x7f && byte !== 0x5c
        ? String.fromCharCode(byte)
        : `\\x${byte.toString(16).padStart(2, '0')}`,
    ).join('')
  }
}

/** Splits bytes at NUL; the empty part after the last one is left out. */
export function splitAtNul(bytes: Buffer): readonly Buffer[] {
  const parts: Buffer[] = []
  let start = 0
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, start)) {
    parts.push(bytes.subarray(start, at))
    start = at + 1
  }
  if (start < bytes.length) parts.push(bytes.subarray(start))
  return parts
}
