import { spawn } from 'node:child_process'
import type { ExecutionPair } from '../../src/schema/index.ts'

/** Executes one pair in a process of its own, five seconds at most, and returns its outcomes. */
export function freshProcess(
  command: readonly [string, ...string[]],
  { code, tests }: ExecutionPair,
): Promise<readonly string[]> {
  const [file, ...args] = command
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'ignore'], timeout: 5000, env: {} })
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
    child.once('error', reject)
    child.once('close', () => resolve(text === '' ? tests.map(() => 'TIMEOUT') : JSON.parse(text)))
    child.stdin.end(JSON.stringify({ code, tests }))
  })
}
