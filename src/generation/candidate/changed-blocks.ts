import { diffLines } from 'diff'

/** Returns how many separate blocks of lines differ between two programs. */
export function changedBlocks(before: string, after: string): number {
  const parts = diffLines(`${before}\n`, `${after}\n`)
  let blocks = 0
  let isInside = false
  for (const { added, removed } of parts) {
    const isChange = added || removed
    if (isChange && !isInside) blocks += 1
    isInside = isChange
  }
  return blocks
}
