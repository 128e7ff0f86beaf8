import chalk from 'chalk'
import type { Paint } from './report.ts'

/** Colours of the terminal; chalk leaves text plain without a terminal and under NO_COLOR. */
export const terminalPaint: Paint = {
  get width() {
    return process.stdout.isTTY ? process.stdout.columns : undefined
  },
  bold: chalk.bold,
  dim: chalk.dim,
  good: chalk.green,
  bad: chalk.red,
  warn: chalk.yellow,
}
