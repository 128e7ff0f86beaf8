import { z } from 'zod'

/** The six mechanical mutation types of ExecRetrieval §3.2, in the paper's order. */
export const MUTATION_TYPES = [
  'off_by_one',
  'wrong_operator',
  'swap_arguments',
  'remove_edge_case_check',
  'wrong_comparison',
  'off_by_one_boundary',
] as const

/** One of the six mechanical mutation types. */
export const MutationType = z.enum(MUTATION_TYPES)
export type MutationType = z.infer<typeof MutationType>
