import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { baselineChecksum } from '../analysis/index.ts'
import { Baseline, InfrastructureError, type BaselineRun } from '../schema/index.ts'
import { prettyJson } from './pretty-json.ts'

/**
 * Returns the runs of a baseline file, undefined when there is no such file.
 * @throws InfrastructureError when the file is unreadable, of another shape, or its checksum is wrong
 */
export async function readBaseline(path: string): Promise<readonly BaselineRun[] | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw unreadable(path, error instanceof Error ? error.message : String(error))
  })
  if (text === undefined) return undefined
  const parsed = Baseline.safeParse(parseJson(path, text))
  if (!parsed.success) throw unreadable(path, z.prettifyError(parsed.error))
  const { checksum, runs } = parsed.data
  if (checksum !== baselineChecksum(runs)) {
    throw new InfrastructureError(
      `The checksum in baseline ${path} must match its runs, but does not: the file was edited or ` +
        'merged by hand. Restore it from version control, or accept a complete run anew with ' +
        '"vitest bench --run -u".',
    )
  }
  return runs
}

/** Writes a baseline file whole or not at all. */
export async function writeBaseline(path: string, runs: readonly BaselineRun[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}.tmp`
  await writeFile(
    temporary,
    prettyJson({ schemaVersion: 1, checksum: baselineChecksum(runs), runs }),
  )
  await rename(temporary, path)
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw unreadable(path, error instanceof Error ? error.message : String(error))
  }
}

function unreadable(path: string, reason: string): InfrastructureError {
  return new InfrastructureError(
    `Baseline ${path} must be a readable baseline file, but: ${reason}`,
  )
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
