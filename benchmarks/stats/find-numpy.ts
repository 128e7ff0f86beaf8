import { spawnSync } from 'node:child_process'

/** The first Python that can import numpy: `PYTHON`, then python3, then the system's. */
export function findNumpy(): string | undefined {
  const candidates = [process.env['PYTHON'], 'python3', '/usr/bin/python3'].filter(
    path => path !== undefined,
  )
  return candidates.find(path => spawnSync(path, ['-c', 'import numpy']).status === 0)
}
