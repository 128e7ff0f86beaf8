import type { UndefinedValue } from '../undefined-value.ts'
import { type Correlation, pearson, uncorrelatable } from './correlation.ts'
import { undefinedValue } from '../undefined-value.ts'
import { midranks } from './midranks.ts'

/**
 * Spearman's ρ: Pearson's r of midranks, so ties count half, with the p value of Student's t.
 * Range [−1, 1]; undefined below two pairs or when one side is constant.
 */
export function spearman(x: ArrayLike<number>, y: ArrayLike<number>): Correlation | UndefinedValue {
  const reason = uncorrelatable(x, y)
  return reason === undefined ? pearson(midranks(x), midranks(y)) : undefinedValue(reason)
}
