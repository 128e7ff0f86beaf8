/**
 * SHA-256 of every prompt as rendered for a fixed example, by name and version. A changed wording
 * fails its test: it needs a new file with a higher version, since results name the version.
 */
export const LOCKED_PROMPTS: Readonly<Record<string, string>> = {}
