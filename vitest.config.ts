import { defineConfig } from 'vitest/config'
import { retrieval } from './src/plugin/index.ts'

export default defineConfig({
  plugins: [
    retrieval({
      baseline: 'benchmarks/baseline.json',
      gate: { metric: 'exec@1', maxDrop: 0.02 },
    }),
  ],
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'test/e2e/.tmp/**', 'test/package/**'],
    // Tests start real processes on machines that others use too; none asserts a time.
    testTimeout: 60_000,
    // Many tests wait for processes of their own: the default would leave one of two cores idle.
    maxWorkers: '100%',
    benchmark: { include: ['benchmarks/*.bench.ts'] },
  },
})
