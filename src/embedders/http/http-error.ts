import { InfrastructureError } from '../../schema/index.ts'

/** A provider's answer that is no success; `status` is its code. */
export class HttpError extends InfrastructureError {
  override readonly name = 'HttpError'
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}
