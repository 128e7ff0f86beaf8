import * as list from './list.ts'

export * from './list.ts'

/** Every matcher, as `expect.extend` takes them; the plugin registers them in every test file. */
export const matchers = { ...list }
