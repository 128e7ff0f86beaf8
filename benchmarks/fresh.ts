// The benchmark with nothing remembered: the bundled dataset is embedded anew, past archive and cache.
// First every frozen vector is compared with a fresh one. Usage: npm run benchmark:fresh
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
const ARCHIVE = pathOf('../dataset/vectors/use-lite.npz')
const EVERY_ROW = '1000000'
const steps = [
  [
    pathOf('../src/cli/main.ts'),
    'embed',
    'verify',
    '--against',
    ARCHIVE,
    '--rows',
    EVERY_ROW,
    '--least',
    '0.999999',
  ],
  [pathOf('../node_modules/vitest/vitest.mjs'), 'bench', '--run'],
]
for (const step of steps) {
  const { status } = spawnSync(process.execPath, step, {
    cwd: pathOf('..'),
    env: { ...process.env, VITEST_RETRIEVAL_FRESH: '1' },
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
