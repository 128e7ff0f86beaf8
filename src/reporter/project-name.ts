/**
 * Returns the name that a run's project is known by: `vitest bench` derives a project "bench" or
 * "<name> (bench)" from each one, and a run belongs to the named one.
 */
export function projectName(name: string): string {
  return name.replace(/^bench$| \(bench\)$/, '')
}
