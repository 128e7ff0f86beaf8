import { readFile } from 'node:fs/promises'
import { parseNpy, parseNpz, type NpyArray } from '../../formats/index.ts'
import { InputError } from '../../schema/index.ts'

/**
 * Reads the arrays of a `.npz` archive, or the one array of a `.npy` file.
 * @throws InputError when the file cannot be read or holds no plain arrays
 */
export async function readArrays(path: string): Promise<ReadonlyMap<string, NpyArray>> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new InputError(`${path} must be a file that can be read. Check the path.`, { cause })
  })
  const view = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  return path.endsWith('.npy') ? new Map([['array', parseNpy(view, path)]]) : parseNpz(view, path)
}
