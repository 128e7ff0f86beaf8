// Prints the table of docs/choosing-gates.md: the smallest true drop of a share that the gate finds
// with 80 % power. Usage: node benchmarks/gate/detectable-drops.ts
import { isDefined, minimumDetectableDrop, smallestSignificantLoss } from '../../src/stats/index.ts'

const SIZES = [50, 100, 200, 708, 500, 1000, 2000]
const DISCORDANCES = [0.05, 0.1, 0.2, 0.38]
const ALPHA = 0.05
const MAX_DROP = 0.02

console.log(`| queries | ${DISCORDANCES.map(share => `${share * 100} % change`).join(' | ')} |`)
console.log(`| ---: |${' ---: |'.repeat(DISCORDANCES.length)}`)
for (const n of SIZES) {
  const cells = DISCORDANCES.map(discordance => {
    const plan = { n, discordance, alpha: ALPHA, maxDrop: MAX_DROP }
    const drop = minimumDetectableDrop(plan)
    const { net, isReachable } = smallestSignificantLoss(Math.round(n * discordance), ALPHA)
    const loss = isReachable ? `${net} net` : 'never significant'
    return isDefined(drop) ? `${drop.toFixed(3)} (${loss})` : `– (${loss})`
  })
  console.log(`| ${n} | ${cells.join(' | ')} |`)
}
