/** The ten domains, as ExecRetrieval table 1 names them. */
export const DOMAINS: readonly string[] = [
  'bit_manipulation',
  'collections',
  'data_transformation',
  'date_time',
  'geometry',
  'math_numerical',
  'sorting_searching',
  'state_machines',
  'string_processing',
  'validation',
]
