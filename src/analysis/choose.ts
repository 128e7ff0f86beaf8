/** C(n, k), the number of ways to choose k of n; 0 outside 0 ≤ k ≤ n. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let ways = 1
  for (let step = 1; step <= Math.min(k, n - k); step += 1) {
    ways = (ways * (n - Math.min(k, n - k) + step)) / step
  }
  return ways
}
