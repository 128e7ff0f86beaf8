/** A request on its way to a worker thread. */
export interface WorkerRequest<Request> {
  readonly id: number
  readonly request: Request
}

/** A worker thread's answer. */
export type WorkerReply<Answer> =
  { readonly id: number; readonly answer: Answer } | { readonly id: number; readonly error: string }

/** A float tensor. */
export interface FloatTensor {
  readonly data: Float32Array
  readonly dims: readonly number[]
}
