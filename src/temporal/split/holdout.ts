/** How instances are held out. */
export type HoldoutRule = 'time' | 'every-third'

/**
 * Assigns instances, oldest first, to train or holdout. `time` holds the newest third out, so that
 * nothing tuned on train has seen later work; `every-third` holds index % 3 = 0 out, as published.
 * Both hold ⌈n / 3⌉ of n out.
 */
export function assignSplits(count: number, rule: HoldoutRule): readonly ('train' | 'holdout')[] {
  const firstHeld = count - Math.ceil(count / 3)
  return Array.from({ length: count }, (_, at) => {
    const isHeld = rule === 'time' ? at >= firstHeld : at % 3 === 0
    return isHeld ? 'holdout' : 'train'
  })
}
