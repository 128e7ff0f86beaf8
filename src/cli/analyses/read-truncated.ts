import { readFile } from 'node:fs/promises'
import { InputError } from '../../schema/index.ts'

/**
 * Reads which snippets a retriever cut: one line each, the retriever's name, a tab, the snippet's id.
 * @throws InputError when the file cannot be read or a line has another form
 */
export async function readTruncated(
  path: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new InputError(`${path} must be a file that can be read. Check the path.`, { cause })
  })
  const cut = new Map<string, Set<string>>()
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const [retriever, id, ...more] = line.split('\t')
    if (retriever === undefined || id === undefined || id === '' || more.length > 0) {
      throw new InputError(
        `${path}:${at + 1} must be a retriever, a tab and a snippet id, but is ` +
          `${JSON.stringify(line.slice(0, 60))}. Correct that line.`,
      )
    }
    cut.set(retriever, (cut.get(retriever) ?? new Set()).add(id))
  }
  return cut
}
