import { z } from 'zod'
import { InfrastructureError } from '../schema/index.ts'
import type { ScoredId } from './retriever.ts'

const Hits = z.object({ hits: z.array(z.object({ id: z.string(), score: z.number() })) })

/**
 * Returns the hits of a remote retriever's answer.
 * @throws InfrastructureError when it is not `{ "hits": [{ "id": …, "score": … }] }`
 */
export function hitsOf(answer: unknown, name: string): readonly ScoredId[] {
  const parsed = Hits.safeParse(answer)
  if (parsed.success) return parsed.data.hits
  throw new InfrastructureError(
    `Retriever "${name}" must answer {"hits": [{"id": string, "score": number}]}, but answered ` +
      `${JSON.stringify(answer)?.slice(0, 200)}: ${z.prettifyError(parsed.error)}`,
  )
}
