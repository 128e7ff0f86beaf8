import type { Language } from '../../schema/index.ts'
import { JAVASCRIPT } from './javascript.ts'
import type { LanguageTable } from './language-table.ts'
import { PYTHON } from './python.ts'
import { TYPESCRIPT } from './typescript.ts'

/** The node names and words of each language. */
export const LANGUAGE_TABLES: Readonly<Record<Language, LanguageTable>> = {
  python: PYTHON,
  javascript: JAVASCRIPT,
  typescript: TYPESCRIPT,
}
