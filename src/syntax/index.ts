export * from './load-parser.ts'
export * from './plain-tree.ts'
