import { InfrastructureError, type Fault, type Query } from '../schema/index.ts'

/** Thrown when a query cannot be judged because a part around it did not work. */
export class FaultError extends InfrastructureError {
  override readonly name = 'FaultError'
  readonly fault: Fault

  constructor(fault: Fault, cause?: unknown) {
    super(fault.message, { cause })
    this.fault = fault
    // Where the fault arose is the cause's trace; this one would only show our own frames.
    this.stack = `${this.name}: ${fault.message}`
  }
}

/** Returns the error itself when it is a fault already, else a fault of that kind with its message. */
export function toFaultError(error: unknown, kind: Fault['kind'], query: Query): FaultError {
  if (error instanceof FaultError) return error
  const message = error instanceof Error ? error.message : String(error)
  return new FaultError({ kind, message, cause: causeOf(message, query) }, error)
}

/**
 * Returns a fault's message without what varies from query to query (query text, ids, numbers), so
 * that the faults of one cause compare equal.
 */
export function causeOf(message: string, query: Query): string {
  const own = ownIdsOf(query)
  const named = [query.text, query.id, ...own].filter(name => name.length > 2)
  return named
    .reduce((text, name) => text.replaceAll(name, '…'), message)
    .replace(/\b[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}\b/gi, '#')
    .replace(/\b(?=[0-9a-f]*\d)[0-9a-f]{8,}\b/gi, '#')
    .replace(/\d+(\.\d+)?/g, '#')
}

function ownIdsOf(query: Query): readonly string[] {
  if ('goldIds' in query) return query.goldIds
  return [...query.canonicalIds, ...query.equivalentIds, ...query.distractorIds]
}
