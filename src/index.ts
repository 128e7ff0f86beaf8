export * from './dataset/index.ts'
export * from './evaluation/index.ts'
export * from './retrievers/index.ts'
export * from './suite/index.ts'
