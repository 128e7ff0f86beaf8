import { z } from 'zod'
import { Language } from '../../schema/index.ts'
import { Provenance } from '../provenance.ts'

/** Who chose a task: a person, or a model that was asked for tasks and nothing else. */
export const RegistryOrigin = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hand') }),
  z.object({ kind: z.literal('prompt'), provenance: Provenance }),
])
export type RegistryOrigin = Readonly<z.infer<typeof RegistryOrigin>>

/** One task of the registry: what is asked for, without any code. A line of its JSONL file. */
export const RegistryRow = z.object({
  function_name: z.string().min(1),
  query: z
    .string()
    .min(1)
    .transform(text => text.trim().replace(/\s+/g, ' ')),
  domain: z.string().min(1),
  language: Language.default('python'),
  origin: RegistryOrigin.default({ kind: 'hand' }),
  /** The row before it whose query means most nearly the same, for whoever reviews the file. */
  nearest: z.object({ function_name: z.string(), similarity: z.number() }).optional(),
})
export type RegistryRow = Readonly<z.infer<typeof RegistryRow>>

/** Returns a row's id, which is also the path of its task file without extension. */
export function rowId(row: Pick<RegistryRow, 'domain' | 'function_name'>): string {
  return `${row.domain}/${row.function_name}`
}
