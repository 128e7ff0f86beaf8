import type { Language } from '../../schema/index.ts'
import { ARRAY_REWRITES } from './array-rewrites.ts'
import { ASSIGNMENT_REWRITES } from './assignment-rewrites.ts'
import { BRANCH_REWRITES } from './branch-rewrites.ts'
import { COMPARISON_REWRITES } from './comparison-rewrites.ts'
import { LOOP_REWRITES } from './loop-rewrites.ts'
import { nameResult } from './name-result.ts'
import { rename } from './rename.ts'
import { RESPELLINGS } from './respellings.ts'
import type { RewriteRule } from './rewrite-rule.ts'

const EVERYWHERE: readonly RewriteRule[] = [
  ...COMPARISON_REWRITES,
  ...ASSIGNMENT_REWRITES,
  ...BRANCH_REWRITES,
  rename,
  nameResult,
  ...RESPELLINGS,
]

/** The rewrites of each language, in the order in which they are preferred. */
export const REWRITE_RULES: Readonly<Record<Language, readonly RewriteRule[]>> = {
  python: [...LOOP_REWRITES, ...EVERYWHERE],
  javascript: [...ARRAY_REWRITES, ...EVERYWHERE],
  typescript: [...ARRAY_REWRITES, ...EVERYWHERE],
}
