import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { InfrastructureError } from '../schema/index.ts'

/** The interpreter that runs snippets. */
export interface InterpreterInfo {
  /** The real file, behind shims of version managers. */
  readonly executable: string
  readonly implementation: string
  readonly version: string
  readonly platform: string
}

const OLDEST = [3, 9]
const PROBE = `
import json, os, platform, sys
print(json.dumps({
  "executable": os.path.realpath(sys.executable) if sys.prefix == sys.base_prefix else sys.executable,
  "implementation": platform.python_implementation(),
  "version": platform.python_version(),
  "platform": sys.platform + "-" + platform.machine(),
}))
`

/**
 * Finds the Python that runs snippets.
 * @throws InfrastructureError when there is none, or it is older than 3.9
 */
export async function findPython(wanted?: string): Promise<InterpreterInfo> {
  const candidates = wanted === undefined ? ['python3', 'python'] : [wanted]
  const found: InterpreterInfo[] = []
  for (const candidate of candidates) {
    const info = await probe(candidate)
    if (info !== undefined && isRecent(info.version)) return info
    if (info !== undefined) found.push(info)
  }
  const seen = found.map(info => `${info.executable} is ${info.version}`).join(', ')
  throw new InfrastructureError(
    `Executing Python snippets needs Python ${OLDEST.join('.')} or later, but ` +
      `${seen === '' ? `none of ${candidates.join(', ')} could be started` : seen}. ` +
      'Install python3, or run "vitest-retrieval doctor" to see what is found.',
  )
}

async function probe(candidate: string): Promise<InterpreterInfo | undefined> {
  try {
    const { stdout } = await promisify(execFile)(candidate, ['-c', PROBE], { timeout: 20_000 })
    const info: InterpreterInfo = JSON.parse(stdout)
    return info
  } catch {
    return undefined
  }
}

function isRecent(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}
