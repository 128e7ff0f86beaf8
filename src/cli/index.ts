import type { Command } from './command.ts'

/** Every command, in the order of the help text. */
export const COMMANDS: readonly Command[] = []
