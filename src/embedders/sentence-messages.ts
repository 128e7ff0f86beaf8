/** Piece ids of one model input, on their way to a worker thread. */
export interface SentenceRequest {
  readonly id: number
  readonly ids: BigInt64Array
}

/** A worker thread's answer. */
export type SentenceReply =
  | { readonly id: number; readonly vector: Float32Array }
  | { readonly id: number; readonly error: string }
