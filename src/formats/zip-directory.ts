import { InputError } from '../schema/index.ts'

/** One file of an archive, as its directory states it. */
export interface ZipEntry {
  readonly name: string
  /** 0 stored, 8 deflated. */
  readonly method: number
  readonly checksum: number
  readonly packedSize: number
  readonly size: number
  /** Where its local header starts. */
  readonly offset: number
}

/** Where the directory lies. */
interface Directory {
  readonly count: number
  readonly offset: number
}

const END_SIGNATURE = 0x06054b50
const END_BYTES = 22
const LONGEST_COMMENT = 65_535
const ZIP64_LOCATOR = 0x07064b50
const ZIP64_END = 0x06064b50
const ENTRY_SIGNATURE = 0x02014b50
const ENTRY_BYTES = 46
const ZIP64_EXTRA = 1
/** Values that say "see the zip64 field". */
const IN_ZIP64 = { short: 0xffff, long: 0xffffffff } as const

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.length)

/** Finds the directory from the end of the archive. */
export function findDirectory(bytes: Uint8Array, file: string): Directory {
  const view = viewOf(bytes)
  const first = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT)
  for (let at = bytes.length - END_BYTES; at >= first; at -= 1) {
    if (view.getUint32(at, true) !== END_SIGNATURE) continue
    if (at + END_BYTES + view.getUint16(at + 20, true) !== bytes.length) continue
    const plain = { count: view.getUint16(at + 10, true), offset: view.getUint32(at + 16, true) }
    const needsZip64 = plain.count === IN_ZIP64.short || plain.offset === IN_ZIP64.long
    return needsZip64 ? zip64Directory(view, at - 20, file) : plain
  }
  throw broken(file, 'has no directory at its end')
}

function zip64Directory(view: DataView, locator: number, file: string): Directory {
  if (locator < 0 || view.getUint32(locator, true) !== ZIP64_LOCATOR) {
    throw broken(file, 'has no zip64 directory')
  }
  const at = Number(view.getBigUint64(locator + 8, true))
  if (at + 56 > view.byteLength || view.getUint32(at, true) !== ZIP64_END) {
    throw broken(file, 'has no zip64 directory')
  }
  return {
    count: Number(view.getBigUint64(at + 32, true)),
    offset: Number(view.getBigUint64(at + 48, true)),
  }
}

/** Reads every entry of the directory. */
export function readDirectory(
  bytes: Uint8Array,
  { count, offset }: Directory,
  file: string,
): readonly ZipEntry[] {
  const view = viewOf(bytes)
  const entries: ZipEntry[] = []
  let at = offset
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > bytes.length || view.getUint32(at, true) !== ENTRY_SIGNATURE) {
      throw broken(file, `has a damaged directory (entry ${index + 1} of ${count})`)
    }
    const names = view.getUint16(at + 28, true)
    const extras = view.getUint16(at + 30, true)
    const end = at + ENTRY_BYTES + names + extras + view.getUint16(at + 32, true)
    if (end > bytes.length) throw broken(file, 'ends inside its directory')
    entries.push(entryAt(view, at, file))
    at = end
  }
  return entries
}

function entryAt(view: DataView, at: number, file: string): ZipEntry {
  const nameAt = at + ENTRY_BYTES
  const extraAt = nameAt + view.getUint16(at + 28, true)
  const name = Buffer.from(view.buffer, view.byteOffset + nameAt, extraAt - nameAt).toString('utf8')
  if ((view.getUint16(at + 8, true) & 1) === 1) throw broken(file, `has "${name}" encrypted`)
  const zip64 = zip64Values(view, extraAt, extraAt + view.getUint16(at + 30, true))
  // Sizes and offset stand in the zip64 field in this order, each only when it does not fit here.
  const sizeOrZip64 = (field: number): number => {
    const value = view.getUint32(field, true)
    if (value !== IN_ZIP64.long) return value
    const long = zip64.shift()
    if (long === undefined) throw broken(file, `has no zip64 size for "${name}"`)
    return long
  }
  const size = sizeOrZip64(at + 24)
  const packedSize = sizeOrZip64(at + 20)
  const offset = sizeOrZip64(at + 42)
  const method = view.getUint16(at + 10, true)
  return { name, method, checksum: view.getUint32(at + 16, true), packedSize, size, offset }
}

/** The 64-bit numbers of the zip64 extra field, none without it. */
function zip64Values(view: DataView, from: number, to: number): number[] {
  let at = from
  while (at + 4 <= to) {
    const length = view.getUint16(at + 2, true)
    if (view.getUint16(at, true) === ZIP64_EXTRA) {
      const count = Math.floor(Math.min(length, to - at - 4) / 8)
      const field = at + 4
      return Array.from({ length: count }, (_, index) =>
        Number(view.getBigUint64(field + 8 * index, true)),
      )
    }
    at += 4 + length
  }
  return []
}

function broken(file: string, fault: string): InputError {
  return new InputError(
    `${file} must be an intact zip archive, but ${fault}. Write or download it again.`,
  )
}
