import { expect, test } from 'vitest'
import { admitsCorrect } from './admits-correct.ts'

test.each([
  'Uses >= in place of >; this is actually correct because the list is never empty.',
  'Changes the loop, but it still works for all inputs.',
  'Same result as the canonical.',
  'The two are functionally equivalent.',
  'No bug here.',
  "This doesn't change the output.",
  'Reorders the operands, which does not affect the result.',
  'Passes all tests.',
  'This would be correct as well.',
  'Not actually a bug.',
])('hears the admission in %j', description => {
  expect(admitsCorrect(description)).toBe(true)
})

test.each([
  'Starts at 1, so that the first element is skipped; [5] shows it.',
  'The result is not correct for an empty list.',
  'This is no longer equivalent when both arguments are equal.',
  'Returns an incorrect sum for negative numbers.',
  'Compares with < where <= is correct, so f(3) is 0 and not 1.',
  'Drops the guard and gives 0 where None is expected.',
])('hears none in %j', description => {
  expect(admitsCorrect(description)).toBe(false)
})
