import { MissingPackageError } from '../schema/index.ts'
import type { DotEngine } from './engine.ts'
import { onnxEngine } from './onnx-engine.ts'
import { wasmEngine } from './wasm-engine.ts'

/** How products are computed: `auto` takes onnxruntime where it is installed, else WebAssembly. */
export type EngineName = 'auto' | 'onnxruntime' | 'wasm'

let automatic: Promise<DotEngine> | undefined

/**
 * Returns the engine of that name.
 * @throws MissingPackageError when onnxruntime is asked for and not installed
 */
export async function chooseEngine(name: EngineName = 'auto'): Promise<DotEngine> {
  if (name === 'wasm') return wasmEngine()
  if (name === 'onnxruntime') return onnxEngine()
  automatic ??= onnxEngine().catch((error: unknown) => {
    if (error instanceof MissingPackageError) return wasmEngine()
    throw error
  })
  return automatic
}
