import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Returns `node_modules/.cache/vitest-retrieval` of the package that `start` lies in. */
export function cacheFolder(start: string = process.cwd()): string {
  let folder = start
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) {
    folder = dirname(folder)
  }
  return join(folder, 'node_modules', '.cache', 'vitest-retrieval')
}
