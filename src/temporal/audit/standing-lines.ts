import type { Hunk } from '../git/diff-blobs.ts'

const SHORTEST = 10 // characters: shorter lines stand in any file

/** Tells whether a line says something: no bracket, import or lone keyword. */
export function isTelling(line: string): boolean {
  const text = line.trim()
  return (
    text.length >= SHORTEST && /[A-Za-z]{3}/.test(text) && !/^(import|from|export \*)\b/.test(text)
  )
}

/** How many telling lines a commit adds to its gold files, and how many stand there already. */
export interface StandingLines {
  readonly added: number
  readonly standing: number
}

/**
 * Counts the added lines of one gold file that stand in a version of it; white space at the ends is
 * ignored. A line that the commit also takes away was moved or indented, not added.
 */
export function standingLines(
  hunks: readonly Pick<Hunk, 'added' | 'removed'>[],
  searched: string,
): StandingLines {
  const removed = new Set(hunks.flatMap(hunk => hunk.removed.map(line => line.trim())))
  const added = hunks
    .flatMap(hunk => hunk.added.filter(isTelling).map(line => line.trim()))
    .filter(line => !removed.has(line))
  if (added.length === 0) return { added: 0, standing: 0 }
  const there = new Set(searched.split('\n').map(line => line.trim()))
  return { added: added.length, standing: added.filter(line => there.has(line)).length }
}
