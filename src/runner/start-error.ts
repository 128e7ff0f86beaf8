/** Why a worker did not start: its interpreter or its confinement refused. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** A worker that ended or answered nonsense while a request was running. */
export class WorkerLostError extends Error {
  override readonly name = 'WorkerLostError'
}
