import { sourceEvidence, type TaskSource } from '../../authoring/index.ts'
import type { JudgeTools } from './judge-tools.ts'
import { runTaskGates } from './task-gates.ts'

/** Judges a wrong program by gate 2, as if it were the canonical. */
export function codeProblems(
  task: TaskSource,
  code: string,
  parse: JudgeTools['parse'],
): readonly string[] {
  if (parse(code).hasError) return ['The code must be valid, but the grammar cannot read it.']
  const read = { id: task.id, file: task.id, text: '', problems: [], task: { ...task, code } }
  const row = {
    corpus_id: task.id,
    code,
    label: 'incorrect' as const,
    source_entry_id: task.id,
    function_name: task.functionName,
  }
  const bundle = { queries: [], corpus: [row], distractors: [], cache: [] }
  const evidence = { ...sourceEvidence([read], parse), bundle }
  return runTaskGates([2], evidence).flatMap(({ violations }) =>
    violations.map(({ message }) => message),
  )
}
