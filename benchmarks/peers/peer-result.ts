/** What a benchmark tells the script that runs them all. */
export interface PeerResult {
  readonly name: string
  /** Whether both sides gave the same values; undefined without a peer to compare with. */
  readonly agrees: boolean | undefined
  /** The peer that is not installed. */
  readonly skipped?: string | undefined
  readonly figures: readonly {
    readonly what: string
    readonly value: number
    /** The value must not exceed it, or must reach it where `isFloor`. */
    readonly target?: number | undefined
    readonly isFloor?: boolean | undefined
  }[]
}

/** Marks the line that carries a result. */
export const RESULT_MARK = '#peer '

/** Prints a result for the script that runs all benchmarks; a reader sees it as a line of JSON. */
export function tellResult(result: PeerResult): void {
  if (process.env['PEERS_RUN'] === '1') console.log(RESULT_MARK + JSON.stringify(result))
}
