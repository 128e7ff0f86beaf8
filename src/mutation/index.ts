export * from './balanced-quad.ts'
export * from './candidate.ts'
export * from './edit-between.ts'
export * from './edits.ts'
export * from './enumerate-mutants.ts'
export * from './mutant.ts'
export * from './place-edit.ts'
export * from './sample-mutants.ts'
export * from './select-distractors.ts'
export { selectGroups, type GroupTask } from './select-groups.ts'
export * from './stacks.ts'
export * from './syntax-node.ts'
export {
  BLIND_FEATURES,
  blindWins,
  idfOf,
  profileOf,
  snippetView,
} from './selection/blind-features.ts'
export * from './equivalents.ts'
export type { RewriteKind } from './equivalents/rewrite-rule.ts'
export * from './agreement-tests.ts'
export * from './inputs.ts'
