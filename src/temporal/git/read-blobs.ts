import { InfrastructureError } from '../../schema/index.ts'
import type { Repository } from './repository.ts'

const LINE_END = 0x0a

/**
 * Reads blobs in one process. Objects that the repository lacks (partial clones, pruned snapshots)
 * are left out of the answer.
 */
export async function readBlobs(
  repository: Repository,
  oids: Iterable<string>,
): Promise<ReadonlyMap<string, Buffer>> {
  const wanted = [...new Set(oids)]
  if (wanted.length === 0) return new Map()
  const output = await repository.read(
    ['cat-file', '--batch', '--buffer'],
    `${wanted.join('\n')}\n`,
  )
  return parseBatch(output)
}

function parseBatch(output: Buffer): ReadonlyMap<string, Buffer> {
  const blobs = new Map<string, Buffer>()
  let at = 0
  while (at < output.length) {
    const end = output.indexOf(LINE_END, at)
    const [oid = '', type = '', size = ''] = output.subarray(at, end).toString('latin1').split(' ')
    at = end + 1
    if (type === 'missing') continue
    const length = Number(size)
    if (!Number.isInteger(length) || end < 0) {
      throw new InfrastructureError(
        `git cat-file must answer "<object> <type> <size>", but answered "${oid} ${type} ${size}". ` +
          'Check the repository with "git fsck".',
      )
    }
    if (type === 'blob') blobs.set(oid, output.subarray(at, at + length))
    at += length + 1
  }
  return blobs
}
