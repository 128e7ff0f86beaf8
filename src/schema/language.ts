import { z } from 'zod'

/** The languages whose snippets can be executed and mutated. */
export const LANGUAGES = ['python', 'javascript', 'typescript'] as const

/** A language whose snippets can be executed and mutated. */
export const Language = z.enum(LANGUAGES)
export type Language = z.infer<typeof Language>
