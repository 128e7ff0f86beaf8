import { InfrastructureError } from '../schema/index.ts'

/** Runs work that Ctrl-C ends after what is under way is in the journal. */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController()
  const onSignal = (): void =>
    abort.abort(new InfrastructureError('Interrupted. Run the same command again to go on.'))
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  try {
    return await work(abort.signal)
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
  }
}
