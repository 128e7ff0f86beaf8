import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { ExecutionDataset } from '../../schema/index.ts'

/**
 * Reads a released file of a dataset, plain or compressed, from beside its execution cache; the empty
 * text where there is none.
 */
export async function readBeside(dataset: ExecutionDataset, name: string): Promise<string> {
  if (dataset.executionCache === undefined) return ''
  const file = join(dirname(dataset.executionCache), name)
  const plain = await readFile(file, 'utf8').catch(() => undefined)
  if (plain !== undefined) return plain
  const packed = await readFile(`${file}.gz`).catch(() => undefined)
  return packed === undefined ? '' : gunzipSync(packed).toString('utf8')
}
