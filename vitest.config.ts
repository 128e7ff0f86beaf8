import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Tests start real processes on machines that others use too; none asserts a time.
    testTimeout: 60_000,
    exclude: ['**/node_modules/**', 'test/e2e/.tmp/**', 'test/package/**'],
  },
})
