import { InputError } from '../../schema/index.ts'
import { refuseSameModel } from '../registry/refuse-same-model.ts'
import { rowId } from '../registry/registry-row.ts'
import { rowProblems } from '../registry/row-problems.ts'
import type { GenerateOptions } from './generate-options.ts'

/**
 * Checks what can be checked before anything is asked.
 * @throws InputError that says what must hold
 */
export function requireSense(
  options: Pick<GenerateOptions, 'registry' | 'settings' | 'maxCost' | 'prices'>,
): void {
  const { registry, settings, maxCost, prices } = options
  refuseSameModel(registry, settings.model)
  if (maxCost !== undefined && prices === undefined) {
    throw new InputError(
      'A limit of costs needs prices, but none are given. Add --price-in and --price-out.',
    )
  }
  const other = registry.find(({ language }) => language !== settings.language)
  if (other !== undefined) {
    throw new InputError(
      `All tasks of a folder must be in one language, ${settings.language}, but ` +
        `${rowId(other)} is in ${other.language}. Name the language with --language, or split the registry.`,
    )
  }
  const names = new Set<string>()
  for (const row of registry) {
    const problems = rowProblems(row)
    const isRepeated = names.has(row.function_name)
    names.add(row.function_name)
    if (problems.length === 0 && !isRepeated) continue
    const repeated = `The name "${row.function_name}" must be there once.`
    const what = isRepeated ? repeated : problems.join(' ')
    throw new InputError(`${what} Run "generate registry --from" on the file first.`)
  }
}
