import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { InfrastructureError, MissingPackageError } from '../schema/index.ts'
import { sentenceLane, type SentenceLane } from './sentence-lane.ts'

/** More lanes than this cost memory (about 100 MB each) without much gain. */
const MOST_LANES = 4

/** A model that turns piece ids into one vector. */
export interface SentenceModel {
  /** How many inputs are worth having under way. */
  readonly parallelism: number
  /** Each input is run alone and unpadded: its vector depends on nothing else. */
  run(ids: readonly number[]): Promise<Float32Array>
}

/**
 * Opens an ONNX model with the inputs `input_ids` and `attention_mask` and the output
 * `sentence_embedding`. It runs in worker threads, which start when they are needed.
 * @throws MissingPackageError when onnxruntime-node is not installed
 */
export function openSentenceModel(
  path: string,
  parallelism: number = Math.min(MOST_LANES, availableParallelism()),
): SentenceModel {
  requireRuntime()
  const lanes: SentenceLane[] = []
  const pick = (): SentenceLane => {
    const idlest = lanes.toSorted((a, b) => a.waiting() - b.waiting())[0]
    if (idlest !== undefined && (idlest.waiting() === 0 || lanes.length >= parallelism)) return idlest
    const lane = sentenceLane(path)
    lanes.push(lane)
    return lane
  }
  return {
    parallelism,
    async run(ids) {
      if (ids.length > 0) return pick().run(ids)
      throw new InfrastructureError(
        'The model must get at least one piece, but the text has none. This is a bug in ' +
          'vitest-retrieval; please report it.',
      )
    },
  }
}

function requireRuntime(): void {
  try {
    createRequire(import.meta.url).resolve('onnxruntime-node')
  } catch (cause) {
    throw new MissingPackageError('onnxruntime-node', 'The local dense model', cause)
  }
}
