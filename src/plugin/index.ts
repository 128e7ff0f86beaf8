export { retrieval, type RetrievalOptions } from './retrieval-plugin.ts'
