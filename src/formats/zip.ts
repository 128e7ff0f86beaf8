import { crc32, inflateRawSync } from 'node:zlib'
import { InputError } from '../schema/index.ts'
import { findDirectory, readDirectory, type ZipEntry } from './zip-directory.ts'

const LOCAL_SIGNATURE = 0x04034b50
const LOCAL_BYTES = 30

/**
 * Unpacks a zip archive into its files, by name: stored or deflated, with or without zip64; sizes
 * and checksums are verified.
 * @throws InputError on encryption, other methods, repeated names and damage
 */
export function parseZip(bytes: Uint8Array, file: string): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array>()
  for (const entry of readDirectory(bytes, findDirectory(bytes, file), file)) {
    if (files.has(entry.name)) throw damaged(file, `holds "${entry.name}" twice`)
    files.set(entry.name, unpack(bytes, entry, file))
  }
  return files
}

function unpack(bytes: Uint8Array, entry: ZipEntry, file: string): Uint8Array {
  const { name, method, packedSize, size, offset } = entry
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const isLocal =
    offset + LOCAL_BYTES <= bytes.length && view.getUint32(offset, true) === LOCAL_SIGNATURE
  if (!isLocal) throw damaged(file, `has no data for "${name}" where its directory says`)
  // The lengths of name and extra field may differ from those in the directory.
  const lengths = view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  const start = offset + LOCAL_BYTES + lengths
  const packed = bytes.subarray(start, start + packedSize)
  if (packed.length !== packedSize) throw damaged(file, `ends inside "${name}"`)
  const content = method === 0 ? packed : inflate(packed, entry, file)
  if (content.length !== size || crc32(content) !== entry.checksum) {
    throw damaged(file, `has wrong bytes in "${name}" (size or checksum)`)
  }
  return content
}

function inflate(packed: Uint8Array, { name, method, size }: ZipEntry, file: string): Uint8Array {
  if (method !== 8)
    throw damaged(file, `packs "${name}" by method ${method}, not stored or deflated`)
  try {
    // One byte more than declared, so that a lying size is seen and a bomb stops there.
    return inflateRawSync(packed, { maxOutputLength: size + 1 })
  } catch (cause) {
    throw damaged(file, `cannot be inflated at "${name}"`, cause)
  }
}

/** The error for an archive that cannot be read. */
export function damaged(file: string, fault: string, cause?: unknown): InputError {
  return new InputError(
    `${file} must be an intact zip archive of stored or deflated files, but ${fault}. ` +
      'Write it with numpy.savez or download it again.',
    { cause },
  )
}
