import { crc32 } from 'node:zlib'
import { InputError } from '../schema/index.ts'

/** A day that every archive carries, so that equal contents give equal bytes: 1980-01-01. */
const DOS_DATE = 0x21
const VERSION = 20
const LARGEST = 0xffffffff

/**
 * Packs files into a zip archive, stored, in the given order and without dates.
 * @throws InputError when the archive would exceed 4 GiB
 */
export function formatZip(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of files) {
    const local = Buffer.concat([header(name, content, undefined), content])
    directory.push(header(name, content, offset))
    locals.push(local)
    offset += local.length
  }
  const listing = Buffer.concat(directory)
  if (offset + listing.length > LARGEST) {
    throw new InputError(
      `An archive must stay below 4 GiB, but would take ${offset} bytes. Write .npy files instead.`,
    )
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.size, 8)
  end.writeUInt16LE(files.size, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...locals, listing, end]))
}

/** The local header of a file or, with its offset, its entry of the directory. */
function header(name: string, content: Uint8Array, offset: number | undefined): Buffer {
  const isLocal = offset === undefined
  const common = Buffer.alloc(26)
  const encoded = Buffer.from(name, 'utf8')
  common.writeUInt16LE(VERSION, 0)
  common.writeUInt16LE(0x800, 2)
  common.writeUInt16LE(DOS_DATE, 8)
  common.writeUInt32LE(crc32(content), 10)
  common.writeUInt32LE(content.length, 14)
  common.writeUInt32LE(content.length, 18)
  common.writeUInt16LE(encoded.length, 22)
  if (isLocal) return Buffer.concat([signature(0x04034b50), common, encoded])
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  const version = Buffer.from([VERSION, 0])
  return Buffer.concat([signature(0x02014b50), version, common, rest, encoded])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
