/** SHA-256 (hex) of the converted model: the build refuses to write another one. */
export const MODEL_SHA256 = 'c8bec3bfe51b5d273370ab691b4d07260408649f8cd51d433fa54a56db16d444'
