import type { Matrix } from '../embedder.ts'

/** Returns vectors, each as numbers or as base64 of little-endian float32, as rows of a matrix. */
export function decodeVectors(
  encoded: readonly (readonly number[] | string)[],
  dims: number,
): Matrix {
  const vectors = encoded.map(decode)
  const wrong = vectors.find(vector => vector.length !== dims)
  if (wrong !== undefined)
    return { rows: vectors.length, dims: wrong.length, data: new Float32Array() }
  const data = new Float32Array(vectors.length * dims)
  for (const [row, vector] of vectors.entries()) data.set(vector, row * dims)
  return { rows: vectors.length, dims, data }
}

function decode(vector: readonly number[] | string): Float32Array {
  if (typeof vector !== 'string') return Float32Array.from(vector)
  const bytes = Uint8Array.from(Buffer.from(vector, 'base64'))
  return new Float32Array(bytes.buffer, 0, Math.floor(bytes.length / 4))
}
