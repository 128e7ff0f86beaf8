/** Tells whether every test passed; an empty list is no evidence and does not pass. */
export function passesAll(outcomes: readonly string[]): boolean {
  return outcomes.length > 0 && outcomes.every(label => label === 'pass')
}
