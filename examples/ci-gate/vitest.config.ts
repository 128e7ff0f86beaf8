import { defineConfig } from 'vitest/config'
import { retrieval } from 'vitest-retrieval/plugin'

export default defineConfig({
  plugins: [
    retrieval({
      baseline: 'baseline.json',
      gate: [
        { metric: 'exec@1', maxDrop: 0.02 },
        { metric: 'nDCG@10', maxDrop: 0.03 },
        { metric: 'exec@10', floor: 0.3 },
      ],
    }),
  ],
})
