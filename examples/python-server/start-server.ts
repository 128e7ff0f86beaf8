import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    searchUrl: string
  }
}

/** Starts the Python server on a free port and tells the bench file where it listens. */
export default async function startServer(project: TestProject): Promise<() => Promise<void>> {
  const server = spawn('python3', ['server.py', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(server.stdout, 'data')
  const url = /http:\S+/.exec(String(line))?.[0]
  if (url === undefined) throw new Error(`server.py must print its address, but printed: ${line}`)
  project.provide('searchUrl', url)
  return async () => {
    server.kill()
    await once(server, 'exit')
  }
}
