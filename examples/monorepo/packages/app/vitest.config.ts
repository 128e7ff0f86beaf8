import { defineProject } from 'vitest/config'
import { retrieval } from 'vitest-retrieval/plugin'

export default defineProject({
  plugins: [retrieval({ gate: { metric: 'nDCG@10', floor: 0.03 } })],
  test: { name: 'app' },
})
