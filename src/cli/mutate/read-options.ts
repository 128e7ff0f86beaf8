import { InputError, MUTATION_TYPES, type MutationType } from '../../schema/index.ts'
import { FORMATS, type Format } from './render-mutants.ts'

/** Reads `--types`. */
export function typesOf(list: string | undefined): readonly MutationType[] | undefined {
  return list?.split(',').map(name => {
    const type = MUTATION_TYPES.find(known => known === name.trim())
    if (type !== undefined) return type
    throw new InputError(
      `--types must be names out of ${MUTATION_TYPES.join(', ')}, but got "${name.trim()}".`,
    )
  })
}

/** Reads `--format`. */
export function formatOf(text: string): Format {
  const format = FORMATS.find(known => known === text)
  if (format !== undefined) return format
  throw new InputError(`--format must be one of ${FORMATS.join(', ')}, but got "${text}".`)
}

/** Reads an option that is a count or a seed. */
export function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (/^\d+$/.test(text) && Number.isSafeInteger(value)) return value
  throw new InputError(`--${name} must be a whole number, but got "${text}".`)
}
