import { defineConfig } from 'vitest/config'
import { retrieval } from 'vitest-retrieval/plugin'

export default defineConfig({ plugins: [retrieval()] })
