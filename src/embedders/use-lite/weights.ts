import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { InputError } from '../../schema/index.ts'

/** A float32 constant with its shape. */
export interface Weight {
  readonly values: Float32Array
  readonly dims: readonly number[]
}

/** Finds a weight by the end of its name; undefined when there is none. */
export type Weights = (name: string) => Weight | undefined

const Manifest = z.object({
  weightsManifest: z.array(
    z.object({
      paths: z.array(z.string()),
      weights: z.array(
        z.object({
          name: z.string(),
          shape: z.array(z.int()),
          dtype: z.enum(['float32', 'int32']),
        }),
      ),
    }),
  ),
})

/**
 * Reads the float32 weights of a TensorFlow.js graph model (`model.json` and its shards).
 * @throws InputError when the shards are shorter or longer than their manifest says
 */
export function readWeights(folder: string): Weights {
  const text = readFileSync(join(folder, 'model.json'), 'utf8')
  const { weightsManifest } = Manifest.parse(JSON.parse(text))
  const found = new Map<string, Weight>()
  for (const { paths, weights } of weightsManifest) {
    const data = Buffer.concat(paths.map(path => readFileSync(join(folder, path))))
    let at = 0
    for (const { name, shape, dtype } of weights) {
      const values = new Float32Array(shape.reduce((product, dim) => product * dim, 1))
      const bytes = new Uint8Array(values.buffer)
      bytes.set(data.subarray(at, at + bytes.length))
      at += bytes.length
      if (dtype === 'float32') found.set(name, { values, dims: shape })
    }
    if (at !== data.length) {
      throw new InputError(
        `The shards in ${folder} must hold ${at} bytes, but hold ${data.length}. Reinstall the package.`,
      )
    }
  }
  const names = Array.from(found.keys())
  return name => found.get(names.find(each => each.endsWith(`/${name}`)) ?? '')
}
