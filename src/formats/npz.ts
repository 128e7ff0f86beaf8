import { InputError } from '../schema/index.ts'
import { formatZip } from './format-zip.ts'
import { formatNpy, type NpyArray, parseNpy } from './npy.ts'
import { parseZip } from './zip.ts'

/**
 * Parses a `.npz` archive into its arrays by key (without `.npy`), stored or deflated.
 * @throws InputError on object arrays and on a broken archive, naming the array
 */
export function parseNpz(bytes: Uint8Array, file: string): ReadonlyMap<string, NpyArray> {
  const arrays = new Map<string, NpyArray>()
  for (const [name, content] of parseZip(bytes, file)) {
    if (!name.endsWith('.npy')) {
      throw new InputError(
        `${file} must hold .npy arrays only, but holds "${name}". Write it with numpy.savez.`,
      )
    }
    arrays.set(name.slice(0, -'.npy'.length), parseNpy(content, `${file}:${name}`))
  }
  return arrays
}

/** Formats arrays as a `.npz` archive, stored, in the given order: equal arrays, equal bytes. */
export function formatNpz(arrays: ReadonlyMap<string, NpyArray>): Uint8Array {
  const files = Array.from(arrays, ([key, array]) => [`${key}.npy`, formatNpy(array)] as const)
  return formatZip(new Map(files))
}
