import type { Report } from '../report.ts'

/** A file that is written beside results.json. */
export interface OutputFile {
  /** Relative to the folder of results.json, with `/`. */
  readonly path: string
  readonly text: string
}

/** One kind of file beside results.json: data in, text out. */
export interface Output {
  /** What messages call it. */
  readonly name: string
  /** What the command line calls it; absent when it is more than one file. */
  readonly format?: string
  render(report: Report): readonly OutputFile[]
}
