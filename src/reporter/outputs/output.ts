import type { Report } from '../report.ts'

/** What options and command line call each kind of file. */
export const OUTPUT_FORMATS = [
  'html',
  'md',
  'methods',
  'junit',
  'csv',
  'tex',
  'trec',
  'qrels',
  'stryker',
] as const
export type OutputFormat = (typeof OUTPUT_FORMATS)[number]

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
  readonly format: OutputFormat
  /** True when it is more than one file, which "report --format" cannot print. */
  readonly isMany?: boolean
  /** True when it is made on demand only (`outputs` of the options, `report --format`). */
  readonly isOptIn?: boolean
  render(
    report: Report,
    sources: OutputSources,
  ): readonly OutputFile[] | Promise<readonly OutputFile[]>
}
