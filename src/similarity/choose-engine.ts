import { MissingPackageError } from '../schema/index.ts'
import type { DotEngine } from './engine.ts'
import { onnxEngine } from './onnx-engine.ts'
import { wasmEngine } from './wasm-engine.ts'

/** How products are computed: `auto` takes onnxruntime where it is installed, else WebAssembly. */
export type EngineName = 'auto' | 'onnxruntime' | 'wasm'

const automatic = new Map<number, Promise<DotEngine>>()

/**
 * Returns the engine of that name; onnxruntime multiplies on so many `threads`.
 * @throws MissingPackageError when onnxruntime is asked for and not installed
 */
export async function chooseEngine(name: EngineName = 'auto', threads = 1): Promise<DotEngine> {
  if (name === 'wasm') return wasmEngine()
  if (name === 'onnxruntime') return onnxEngine(threads)
  const found = automatic.get(threads) ?? fastestEngine(threads)
  automatic.set(threads, found)
  return found
}

async function fastestEngine(threads: number): Promise<DotEngine> {
  return onnxEngine(threads).catch((error: unknown) => {
    if (error instanceof MissingPackageError) return wasmEngine()
    throw error
  })
}
