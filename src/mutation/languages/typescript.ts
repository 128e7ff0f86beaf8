import { JAVASCRIPT } from './javascript.ts'
import type { LanguageTable } from './language-table.ts'

/** TypeScript: JavaScript's table plus the expressions that only exist with types. */
export const TYPESCRIPT: LanguageTable = {
  ...JAVASCRIPT,
  nodes: {
    ...JAVASCRIPT.nodes,
    atoms: new Set([...JAVASCRIPT.nodes.atoms, 'non_null_expression']),
  },
}
