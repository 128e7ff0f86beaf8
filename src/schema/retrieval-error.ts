/** Base of every error that a caller of vitest-retrieval can act on. */
export class RetrievalError extends Error {
  override readonly name: string = 'RetrievalError'
}

/** Input that breaks a stated rule: says what must hold, what was received and what to do. */
export class InputError extends RetrievalError {
  override readonly name = 'InputError'
}

/** A part around the measured system (runner, embedder, cache, network) that did not work. */
export class InfrastructureError extends RetrievalError {
  override readonly name: string = 'InfrastructureError'
}

/** An optional package that is needed now and not installed. */
export class MissingPackageError extends InfrastructureError {
  override readonly name = 'MissingPackageError'
  readonly packageName: string

  constructor(packageName: string, purpose: string, cause?: unknown) {
    super(
      `${purpose} needs the package "${packageName}", which is not installed. ` +
        `Run "npm install --save-dev ${packageName}".`,
      { cause },
    )
    this.packageName = packageName
  }
}
