/** Where a command writes: results to `out`, progress and errors to `err`. */
export interface CommandIo {
  out(text: string): void
  err(text: string): void
}

/** Exit codes of every command. */
export const EXIT = { ok: 0, failed: 1, usage: 2, infrastructure: 3 } as const

/** One of the exit codes. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** One command of `vitest-retrieval`, possibly of two words (`dataset build`). */
export interface Command {
  readonly name: string
  /** One line, for the list of commands. */
  readonly summary: string
  /** The whole help text. */
  readonly usage: string
  run(args: readonly string[], io: CommandIo): Promise<ExitCode>
}
