export { CHECKSUM_FILE, formatChecksums, parseChecksums, sha256Of } from './checksum-manifest.ts'
export { formatJsonl, parseJsonl, type JsonlSource } from './jsonl.ts'
export { BUNDLE_FILES, formatBundle, parseBundle, parseExecutionCache } from './released-bundle.ts'
export type { NamedText, ReleasedBundle } from './released-bundle.ts'
