import { createHash } from 'node:crypto'
import { appendFile, mkdir, open, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { InfrastructureError } from '../schema/index.ts'
import type { EmbedderRecipe, Side } from './embedder.ts'

const MAGIC = Buffer.from('VRe1')
const KEY_BYTES = 32
const CRC_BYTES = 4

/** Vectors of rendered texts under one recipe. */
export interface VectorCache {
  get(text: string, side: Side): Float32Array | undefined
  /** Appends new vectors in one write. */
  add(entries: readonly CacheEntry[]): Promise<void>
}

/** A vector and what it belongs to. */
export interface CacheEntry {
  readonly text: string
  readonly side: Side
  readonly vector: Float32Array
}

/**
 * Opens the cache of a recipe. The file only grows, each record carries its checksum, and several
 * processes may append to it. A write that was cut off costs its own records only: the next opening
 * skips damage and rewrites the file without it. Without a folder vectors are kept in memory.
 */
export async function openVectorCache(
  folder: string | undefined,
  recipe: EmbedderRecipe,
): Promise<VectorCache> {
  const path = folder === undefined ? undefined : join(folder, `${recipeKey(recipe)}.vectors`)
  const vectors = path === undefined ? new Map<string, Float32Array>() : await load(path, recipe)
  return {
    get: (text, side) => vectors.get(textKey(text, side).toString('hex')),
    async add(entries) {
      const records = entries.map(({ text, side, vector }) => {
        const key = textKey(text, side)
        vectors.set(key.toString('hex'), vector)
        return recordOf(key, vector)
      })
      if (path === undefined || records.length === 0) return
      await mkdir(dirname(path), { recursive: true })
      await appendFile(path, Buffer.concat(records))
    },
  }
}

async function load(path: string, { dims }: EmbedderRecipe): Promise<Map<string, Float32Array>> {
  const bytes = await readFile(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0)
    throw new InfrastructureError(
      `The embedding cache ${path} must be readable, but is not. Delete it, or choose a cacheDir.`,
      { cause: error },
    )
  })
  const { vectors, isDamaged } = parseRecords(bytes, dims)
  if (isDamaged) await rewrite(path, vectors, bytes.length)
  return vectors
}

/** Every field that can change a vector is in the key: no setting may hit another one's vectors. */
function recipeKey({
  documentation: _documentation,
  note: _note,
  ...recipe
}: EmbedderRecipe): string {
  const text = JSON.stringify(recipe, (_, value: unknown) => sortKeys(value))
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}

function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function textKey(text: string, side: Side): Buffer {
  return createHash('sha256').update(`${side}\u0000${text}`).digest()
}

function recordOf(key: Buffer, vector: Float32Array): Buffer {
  const values = Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)
  const checksum = Buffer.alloc(CRC_BYTES)
  checksum.writeUInt32LE(crc32(values, crc32(key)))
  return Buffer.concat([MAGIC, key, values, checksum])
}

function parseRecords(
  bytes: Buffer,
  dims: number,
): { readonly vectors: Map<string, Float32Array>; readonly isDamaged: boolean } {
  const size = MAGIC.length + KEY_BYTES + dims * 4 + CRC_BYTES
  const vectors = new Map<string, Float32Array>()
  let isDamaged = false
  let at = 0
  while (at < bytes.length) {
    const record = readRecord(bytes.subarray(at, at + size), size)
    if (record === undefined) {
      isDamaged = true
      const next = bytes.indexOf(MAGIC, at + 1)
      at = next < 0 ? bytes.length : next
    } else {
      vectors.set(record.key, record.vector)
      at += size
    }
  }
  return { vectors, isDamaged }
}

function readRecord(
  bytes: Buffer,
  size: number,
): { readonly key: string; readonly vector: Float32Array } | undefined {
  if (bytes.length < size || !bytes.subarray(0, MAGIC.length).equals(MAGIC)) return undefined
  const key = bytes.subarray(MAGIC.length, MAGIC.length + KEY_BYTES)
  const values = bytes.subarray(MAGIC.length + KEY_BYTES, size - CRC_BYTES)
  if (bytes.readUInt32LE(size - CRC_BYTES) !== crc32(values, crc32(key))) return undefined
  return { key: key.toString('hex'), vector: floatsOf(values) }
}

/** A view of the file's bytes where their place allows it, else a copy. */
function floatsOf(values: Buffer): Float32Array {
  if (values.byteOffset % 4 === 0) {
    return new Float32Array(values.buffer, values.byteOffset, values.length / 4)
  }
  const vector = new Float32Array(values.length / 4)
  Buffer.from(vector.buffer).set(values)
  return vector
}

/** Replaces a damaged file in one step, and takes over what others appended meanwhile. */
async function rewrite(
  path: string,
  vectors: ReadonlyMap<string, Float32Array>,
  read: number,
): Promise<void> {
  const records = Array.from(vectors, ([key, vector]) => recordOf(Buffer.from(key, 'hex'), vector))
  const temporary = `${path}.${process.pid}.tmp`
  const old = await open(path)
  try {
    await writeFile(temporary, Buffer.concat(records))
    await rename(temporary, path)
    const { size } = await old.stat()
    const { buffer } = await old.read(Buffer.alloc(Math.max(0, size - read)), { position: read })
    if (buffer.length > 0) await appendFile(path, buffer)
  } finally {
    await old.close()
  }
}
