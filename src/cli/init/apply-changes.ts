import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What is done to one file. */
export interface Change {
  readonly kind: 'created' | 'changed' | 'kept' | 'refused'
  /** Absolute path. */
  readonly path: string
  /** The path as it is printed. */
  readonly shown: string
  /** The new text of a created or changed file. */
  readonly text?: string
  readonly why?: string
}

/** Writes what was planned; a file that has appeared meanwhile is not overwritten. */
export async function applyChanges(changes: readonly Change[]): Promise<void> {
  for (const { kind, path, text } of changes) {
    if (text === undefined) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text, { flag: kind === 'created' ? 'wx' : 'w' })
  }
}
