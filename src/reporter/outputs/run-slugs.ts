import type { RunOutcomes } from '../../analysis/index.ts'

/**
 * Returns a file name for each run, in order: the retriever's, with project and pool where that is
 * not enough, and a number where that is not either. Only letters, digits, dots and dashes.
 */
export function runSlugs(runs: readonly RunOutcomes[]): readonly string[] {
  const short = runs.map(run => slugOf(run.header.retriever))
  const long = runs.map((run, at) => {
    const { id, pool } = run.header.dataset
    const isClear = short.filter(slug => slug === short[at]).length === 1
    return isClear
      ? (short[at] ?? '')
      : slugOf([run.header.retriever, run.project, id, pool].join(' '))
  })
  const taken = new Set<string>()
  return long.map(slug => {
    let free = slug
    for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`
    taken.add(free)
    return free
  })
}

const MAX_LENGTH = 80 // file systems allow 255 bytes with folder separators apart

/** Returns a name as part of a path: only letters, digits, dots and dashes. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, MAX_LENGTH)
  return slug === '' ? 'run' : slug
}
