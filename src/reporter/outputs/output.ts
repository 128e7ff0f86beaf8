import type { Report } from '../report.ts'

/** A file that is written beside results.json. */
export interface OutputFile {
  /** Relative to the folder of results.json, with `/`. */
  readonly path: string
  readonly text: string
}

/** What a renderer may need besides the report. */
export interface OutputSources {
  /** Folders of released datasets, absolute: where the texts behind the ids are looked up. */
  readonly datasetFolders: readonly string[]
  /** What made the numbers, one text per part: `vitest-retrieval 0.1.0`, `Node v24`. */
  readonly versions: readonly string[]
}

/** One kind of file beside results.json: data in, text out. */
export interface Output {
  /** What messages call it. */
  readonly name: string
  /** What the command line calls it; absent when it is more than one file. */
  readonly format?: string
  /** True when it is only made on demand (`report --format`), not beside every results.json. */
  readonly isOptIn?: boolean
  render(
    report: Report,
    sources: OutputSources,
  ): readonly OutputFile[] | Promise<readonly OutputFile[]>
}
