export { definitionGrammarOf } from './definition-grammars.ts'
export { definitionsOf, type Definition, type ReadDefinitions } from './definitions.ts'
export * from './load-parser.ts'
export { parseOnce } from './parse-once.ts'
export * from './plain-tree.ts'
export {
  cutSpans,
  lineStarts,
  skeletonOf,
  sliceLines,
  type SpanLimits,
  type TextSpan,
} from './spans.ts'
