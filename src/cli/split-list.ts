/** Splits a comma-separated list: trimmed, without repeats and empty parts. */
export function splitList(list: string): readonly string[] {
  const names = list.split(',').map(name => name.trim())
  return [...new Set(names.filter(name => name !== ''))]
}
