/** Replaces what must never be stored or shown by `***`. */
export type Redact = (text: string) => string

const SHORTEST = 6 // a shorter "key" is a placeholder such as `none`, and a word of ordinary text

/** Returns a function that blots out the given secrets, and user and password of every URL. */
export function redactor(secrets: readonly (string | undefined)[]): Redact {
  const known = secrets.flatMap(secret => secret ?? []).filter(({ length }) => length >= SHORTEST)
  return text => {
    const blotted = known.reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
    return blotted.replace(/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@"']+@/gi, '$1***@')
  }
}
