import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** One measured search. */
export interface PeerRun {
  readonly seconds: number
  /** Processor seconds: what counts where others use the machine too. */
  readonly cpu: number
  readonly board: readonly (readonly number[])[]
}

/** A running Python process with the matrices loaded. */
export interface Peer {
  readonly version: string
  run(): Promise<PeerRun>
  close(): void
}

// A pinned core type slows a current OpenBLAS down and would flatter us.
const { OPENBLAS_CORETYPE: _core, OPENBLAS_L2_SIZE: _cache, ...environment } = process.env

/** Starts numpy's side on one thread; undefined when no Python here has numpy. */
export async function numpyPeer(args: readonly string[]): Promise<Peer | undefined> {
  const python = ['python3', '/usr/bin/python3'].find(
    each => spawnSync(each, ['-c', 'import numpy']).status === 0,
  )
  if (python === undefined) return undefined
  const script = fileURLToPath(new URL('numpy-top-k.py', import.meta.url))
  const child = spawn(python, [script, ...args], {
    env: { ...environment, OPENBLAS_NUM_THREADS: '1' },
  })
  const next = lineReader(child)
  const { version } = JSON.parse(await next())
  return {
    version,
    async run() {
      child.stdin.write('go\n')
      return JSON.parse(await next())
    },
    close: () => child.stdin.end(),
  }
}

function lineReader(child: ChildProcessWithoutNullStreams): () => Promise<string> {
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return async () => {
    const { value, done } = await lines.next()
    if (done === true) throw new Error('numpy must answer, but its process ended.')
    return value
  }
}
