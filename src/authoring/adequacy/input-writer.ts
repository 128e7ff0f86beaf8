import type { TreeNode } from '../../syntax/index.ts'
import type { TaskSource } from '../source/task-source.ts'

/** What looking for killing inputs needs to know of a language. */
export interface InputWriter {
  /** Makes argument lists, without parentheses, by varying those of the task's own tests. */
  generate(task: TaskSource, parse: (source: string) => TreeNode): readonly string[]
  /** Writes a test that fails when the snippet gives another value than the canonical. */
  comparison(task: TaskSource, input: string): string
  /**
   * Writes a test that throws an exception whose name is "V" and the bytes `from` to `to` of the
   * text of the canonical's value, in hexadecimal digits.
   */
  piece(task: TaskSource, input: string, from: number, to: number): string
  /** Writes the assert that a value is what the canonical gave. */
  assertText(name: string, input: string, value: string | undefined): string
}
