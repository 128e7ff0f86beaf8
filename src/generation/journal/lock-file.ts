import { open, readFile, rm } from 'node:fs/promises'
import { InfrastructureError } from '../../schema/index.ts'

/**
 * Creates a file that keeps other processes out and returns how to remove it. A file that a dead
 * process has left behind is taken over.
 * @throws InfrastructureError when a living process holds it
 */
export async function lockFile(file: string): Promise<() => Promise<void>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const handle = await open(file, 'wx')
      await handle.writeFile(String(process.pid))
      await handle.close()
      return () => rm(file, { force: true })
    } catch (error) {
      const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
      if (!isThere || attempt > 1) throw error
      await removeIfDead(file)
    }
  }
}

async function removeIfDead(file: string): Promise<void> {
  const holder = Number(await readFile(file, 'utf8').catch(() => ''))
  if (holder > 0 && isAlive(holder)) {
    throw new InfrastructureError(
      `One process at a time must write a journal, but process ${holder} holds ${file}. Wait for it ` +
        'to end; if it is none of ours, delete the file.',
    )
  }
  await rm(file, { force: true })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // No permission to signal it: it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
