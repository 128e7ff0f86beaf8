import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '../../schema/index.ts'

/** Named float32 weights with their shapes. */
export interface Weights {
  get(name: string): { readonly values: Float32Array; readonly dims: readonly number[] }
}

interface Manifest {
  readonly weightsManifest: readonly {
    readonly paths: readonly string[]
    readonly weights: readonly {
      readonly name: string
      readonly shape: readonly number[]
      readonly dtype: string
    }[]
  }[]
}

/**
 * Reads the float32 weights of a TensorFlow.js graph model; names may be given by their end.
 * @throws InputError when a weight is missing
 */
export function readWeights(folder: string): Weights {
  const { weightsManifest }: Manifest = JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8'))
  const found = new Map<string, { values: Float32Array; dims: readonly number[] }>()
  for (const { paths, weights } of weightsManifest) {
    const data = Buffer.concat(paths.map(path => readFileSync(join(folder, path))))
    let at = 0
    for (const { name, shape, dtype } of weights) {
      const size = shape.reduce((product, dim) => product * dim, 1)
      const slice = data.subarray(at, at + size * 4)
      at += size * 4
      if (dtype !== 'float32') continue
      const values = new Float32Array(size)
      new Uint8Array(values.buffer).set(slice)
      found.set(name, { values, dims: shape })
    }
  }
  return {
    get(name) {
      const key = [...found.keys()].find(each => each.endsWith(name))
      const weight = key === undefined ? undefined : found.get(key)
      if (weight === undefined) throw new InputError(`The model must hold the weight ${name}.`)
      return weight
    },
  }
}
