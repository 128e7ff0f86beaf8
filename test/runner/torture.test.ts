import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { IsolationLevel } from '../../src/schema/index.ts'
import { createRunner } from '../../src/runner/index.ts'
import { runCases } from './run-cases.ts'

// Long enough for every case that must end on its own, short enough for those that must not.
const limits = { cpuMs: 600 }
const PATIENCE = { timeout: 600_000 }
const SYSTEM_PYTHON = '/usr/bin/python3'

/** Why a level cannot be had here, undefined when it can. */
async function missing(level: IsolationLevel): Promise<string | undefined> {
  try {
    const runner = await createRunner({ level, isolation: 'required', workers: 1 })
    await runner.close()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const missingLock = await missing('lock')
const missingBwrap = await missing('bwrap')
const isRoot = process.getuid?.() === 0
const canDrop = isRoot && existsSync('/usr/bin/setpriv') && existsSync(SYSTEM_PYTHON)

describe('hostile snippets', () => {
  test.skipIf(missingLock !== undefined).for(['torture.jsonl', 'hostile.jsonl'])(
    `in %s get their labels under the lock${missingLock === undefined ? '' : ` (${missingLock})`}`,
    PATIENCE,
    async file => {
      const { deviations, ran } = await runCases(file, { level: 'lock', limits })

      expect(deviations).toEqual([])
      expect(ran).toBeGreaterThan(90)
    },
  )

  test.skipIf(missingBwrap !== undefined).for(['torture.jsonl', 'hostile.jsonl'])(
    `in %s get them in namespaces too${missingBwrap === undefined ? '' : ` (${missingBwrap})`}`,
    PATIENCE,
    async file => {
      expect((await runCases(file, { level: 'bwrap', limits })).deviations).toEqual([])
    },
  )

  test.for(['torture.jsonl', 'hostile.jsonl'])(
    'in %s that need no confinement get them with rlimits alone',
    PATIENCE,
    async file => {
      expect((await runCases(file, { level: 'rlimit', limits })).deviations).toEqual([])
    },
  )

  const why = canDrop ? '' : ' (needs root, setpriv and a system Python)'
  test.skipIf(!canDrop).for(['torture.jsonl', 'hostile.jsonl'])(
    `in %s get them when an unprivileged user runs them${why}`,
    PATIENCE,
    file => {
      const program = fileURLToPath(new URL('./run-cases.ts', import.meta.url))
      const user = ['--reuid', '65534', '--regid', '65534', '--clear-groups', '--']
      const options = JSON.stringify({ level: 'lock', limits, python: SYSTEM_PYTHON })
      const text = execFileSync('setpriv', [...user, process.execPath, program, file, options], {
        encoding: 'utf8',
      })

      expect(JSON.parse(text)).toMatchObject({ level: 'lock', deviations: [] })
    },
  )
})
