import type { TestSpecification } from 'vitest/node'
import { projectName } from './project-name.ts'

/** A file that several blobs hold: Vitest keeps the last one without a word. */
export interface TwiceMerged {
  readonly project: string
  /** Absolute path. */
  readonly file: string
}

/** Returns the files that stand more than once in a merge, by path; with labels they differ. */
export function twiceMerged(specifications: readonly TestSpecification[]): readonly TwiceMerged[] {
  const groups = Map.groupBy(specifications, ({ taskId, project }) => `${project.name}\0${taskId}`)
  return [...groups.values()].flatMap(group => {
    const [first] = group
    if (first === undefined || group.length === 1) return []
    return [{ project: projectName(first.project.name), file: first.moduleId }]
  })
}
