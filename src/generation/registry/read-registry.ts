import { readFile } from 'node:fs/promises'
import { parseJsonl } from '../../formats/index.ts'
import { InputError } from '../../schema/index.ts'
import { RegistryRow } from './registry-row.ts'

/**
 * Reads a registry: JSON lines of function_name, query, domain and, where it is not Python, language.
 * @throws InputError with file and line number when a line has another shape, or none is there
 */
export async function readRegistry(file: string): Promise<readonly RegistryRow[]> {
  const rows = parseJsonl(await readText(file), RegistryRow, { file })
  if (rows.length > 0) return rows
  throw new InputError(
    `The registry must hold at least one task, but ${file} is empty. Write lines like ` +
      '{"function_name": "…", "query": "…", "domain": "…"}, or run "generate registry".',
  )
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw new InputError(`The registry must be readable, but ${file} is not.`, { cause })
  }
}
