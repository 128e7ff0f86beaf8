import type { Replacement, Replacements } from '../languages/language-table.ts'

/** Looks a text up in a table; names such as `constructor` are in none. */
export function replacementsOf(table: Replacements, key: string): readonly Replacement[] {
  return Object.hasOwn(table, key) ? (table[key] ?? []) : []
}
