/** A share with three decimals: `0.323`. */
export function formatShare(share: number): string {
  const text = share.toFixed(3)
  return text === '-0.000' ? '0.000' : text.replace('-', '−')
}

/** A p value as papers print it: `p < 0.001`, `p = 0.042`. */
export function formatP(p: number): string {
  return p < 0.001 ? 'p < 0.001' : `p = ${p.toFixed(3)}`
}
