import { createTwoFilesPatch } from 'diff'
import type { JudgedMutant } from './judged-mutant.ts'
import { mutantRecord } from './judged-mutant.ts'
import type { MutatedFile } from './mutate-file.ts'

/** The forms that mutants of files are printed in. */
export const FORMATS = ['diff', 'json', 'dataset'] as const

/** One of the forms. */
export type Format = (typeof FORMATS)[number]

/** A file with its mutants, judged when they were run. */
export interface RenderedFile {
  readonly file: MutatedFile
  readonly results: readonly JudgedMutant[]
  /** False when no `--verify` was given: nothing is known then. */
  readonly wasRun: boolean
}

/** Renders every mutant as a diff under a line that says what is wrong with it. */
export function renderDiffs({ file, results, wasRun }: RenderedFile): string {
  return results
    .map(({ mutant, verified, outcomes }) => {
      const verdict = wasRun ? `  ${verified ? 'verified' : verdictOf(outcomes)}` : ''
      const heading = `${mutant.type} ${mutant.operator} tier ${mutant.tier} ${mutant.id}${verdict}`
      const patch = createTwoFilesPatch(file.file, file.file, file.source, mutant.code, '', '', {
        context: 1,
      })
      const hunks = patch.slice(patch.indexOf('@@'))
      return `${heading}\n${mutant.description}\n${hunks}`
    })
    .join('\n')
}

/** Renders a file's mutants as one JSON object. */
export function fileRecord({ file, results }: RenderedFile): Record<string, unknown> {
  return { file: file.file, language: file.language, mutants: results.map(mutantRecord) }
}

/** Renders a file as a row of the import shape: the verified mutants are its distractors. */
export function importRow({ file, results }: RenderedFile, tests: readonly string[]): string {
  const name = FUNCTION_NAME.exec(file.source)?.[1] ?? file.file
  return JSON.stringify({
    id: `${file.file}#${name}`,
    query: queryOf(file.source, name),
    function: name,
    language: file.language,
    canonical: file.source,
    tests,
    distractors: results
      .filter(({ verified }) => verified)
      .map(({ mutant }) => ({
        code: mutant.code,
        bug_type: mutant.type,
        bug_description: mutant.description,
      })),
    source: file.file,
  })
}

function verdictOf(outcomes: readonly string[]): string {
  if (outcomes.every(outcome => outcome === 'pass')) return 'survived'
  return outcomes.includes('TIMEOUT') ? 'timed out' : 'only crashes'
}

const FUNCTION_NAME = /(?:def|function\*?|const(?=[^=]*=[^=]*=>))\s+([\p{L}_$][\p{L}\p{N}_$]*)/u

/** The first documentation text of a source, else the words of the function's name. */
function queryOf(source: string, name: string): string {
  const text = /"""([\s\S]*?)"""|'''([\s\S]*?)'''|\/\*\*([\s\S]*?)\*\//.exec(source)
  const words = (text?.[1] ?? text?.[2] ?? text?.[3] ?? '').replaceAll(/^\s*\*/gm, '')
  const query = words.replaceAll(/\s+/g, ' ').trim()
  return query === '' ? name.replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase() : query
}
