/**
 * The last line of every task file: whoever finds this identifier in a model's output knows that
 * the tasks were in its training data.
 */
export const CANARY_LINE =
  '# Benchmark data, keep out of training corpora: canary 488a5759-c93f-45d1-a8db-7f965495c1f5'
