import type { ChildProcess } from 'node:child_process'
import { holdProcess } from './hold-process.ts'
import { StartError } from './start-error.ts'

const START_MS = 60_000

/**
 * Waits until a fresh worker says that it is confined and ready.
 * @throws StartError with what it said instead
 */
export async function awaitReady(child: ChildProcess): Promise<void> {
  holdProcess(child, true)
  let noise = ''
  const listen = (chunk: Buffer): void => {
    if (noise.length < 4000) noise += chunk.toString('utf8')
  }
  child.stderr?.on('data', listen)
  let timer: NodeJS.Timeout | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = (reason: string): void => reject(new StartError(reason))
      timer = setTimeout(() => refuse(`it did not answer in ${START_MS / 1000} s`), START_MS)
      child.once('error', error => refuse(error.message))
      child.once('close', (code, signal) => refuse(endOf(code, signal, noise)))
      child.stdout?.once('data', (chunk: Buffer) => {
        const line = chunk.toString('utf8').trim()
        if (line.startsWith('ready')) resolve()
        else refuse(line.replace(/^refused /, ''))
      })
    })
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  } finally {
    clearTimeout(timer)
    // Whatever it says later is read and dropped, so that it never waits for a reader.
    child.stderr?.off('data', listen).resume()
    holdProcess(child, false)
  }
}

function endOf(code: number | null, signal: string | null, noise: string): string {
  const last = noise.trim().split('\n').at(-1) ?? ''
  return `it ended with ${signal ?? `exit code ${code}`}${last === '' ? '' : `: ${last}`}`
}
